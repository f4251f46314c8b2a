/** What is added to a reply is read beside it: nothing of either is lost or changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ReplyCase } from '#scripts/eval/score.ts';
import type { Edit } from '#shared/domain/checklist.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { asking } from '#test/kit/asking.ts';

const folder = new URL('../../../replies/', import.meta.url);
const written = readdirSync(folder)
  .filter((name) => /^interpretation-25\.jsonl$/.test(name))
  .map((name) => new URL(name, folder));
/** Behind a signature, an attack or a question of the service hardly anything follows. */
const alone = /^(?:signature|injection|intent-.*|empty|greeting)$/;
const replies = [...written, new URL('../dev-corpus.jsonl', import.meta.url)]
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as ReplyCase & { readonly tags: readonly string[] })
  .filter(({ reply, tags }) => /\p{L}/u.test(reply) && !tags.some((tag) => alone.test(tag)))
  .filter(({ reply }) => !/\n\p{Lu}[^\n]{0,20}$/u.test(reply));

function editsOf({ stage, today, timezone, items }: ReplyCase, reply: string): readonly Edit[] {
  const list = items.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: today }));
  const name = stages.find((one) => stageWords[one].slug === stage) ?? 'DAY0_ACK';
  return readByRules(asking(reply, list, { stage: name, today, zone: timezone })).edits;
}

const ended = (reply: string): string =>
  reply.trimEnd() + (/[.!?,)]$/.test(reply.trimEnd()) ? '' : '.');

const isZelda = (edit: Edit): boolean =>
  (edit.kind === 'add' || edit.kind === 'forTomorrow') && /^call zelda$/i.test(edit.text);

const additions: readonly (readonly [string, (reply: string) => string])[] = [
  ['a sentence', (reply) => `${ended(reply)} Also need to call Zelda.`],
  ['a wish', (reply) => `${ended(reply)} Remind me to call Zelda.`],
  ['a paragraph', (reply) => `${ended(reply)}\n\nCall Zelda`],
  ['a postscript', (reply) => `${ended(reply)}\n\nCheers,\nPat\n\nP.S. please add call Zelda`],
  ['an item with a dash', (reply) => `${reply.trimEnd()}\n- call Zelda`],
];

test.each(additions)('%s behind a reply is listed', (_, added) => {
  const lost = replies.filter((one) => !editsOf(one, added(one.reply)).some(isZelda));
  expect(lost.map(({ id, reply }) => ({ id, reply: added(reply) }))).toEqual([]);
});

test('a verdict on a line of its own is that of its number', () => {
  const counting = replies.flatMap((one) => {
    const at = one.items.findIndex(({ status }) => status === 'open');
    return at < 0
      ? []
      : [{ one, id: `i${at + 1}`, reply: `${one.reply.trimEnd()}\n${at + 1} done` }];
  });
  const unread = counting.filter(({ one, id, reply }) => {
    const edits = editsOf(one, reply);
    return !edits.some((edit) => edit.kind === 'complete' && edit.id === id);
  });
  expect(counting.length).toBeGreaterThan(150);
  expect(unread.map(({ one, reply }) => ({ id: one.id, reply }))).toEqual([]);
});

test.each([
  ['Deck is done.\nCall Raj', ['add', 'complete']],
  ['Deck done\n- call Raj', ['add', 'complete']],
  ['Deck is done.\n\nEmail Sam\nCall Raj', ['add', 'add', 'complete']],
  ['deck done\nthanks\ncall mom', ['add', 'complete']],
  ['Deck is done. The other two remain.', ['complete']],
  ['1 done. 2 slides to Sunday. Drop the rope please.', ['complete', 'defer', 'drop']],
  ['Yep, can I see my list', []],
])('%j is read whole', (reply, kinds) => {
  const list = ['Finish deck', 'Incident report', 'Order rope'].map((text, at) => ({
    id: `i${at + 1}`,
    text,
    status: 'open' as const,
    firstDay: '2026-03-11',
  }));
  const { edits } = readByRules(asking(reply, list));
  expect(edits.map(({ kind }) => kind).sort()).toEqual(kinds);
});
