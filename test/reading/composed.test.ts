/** What is added to a reply is read beside it: nothing of either is lost or changed. */
import { expect, test } from '@jest/globals';
import type { Edit } from '#shared/domain/checklist.ts';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { asking, listOf } from '#test/kit/asking.ts';
import { askingOf, collected, devCases, type MarkedReply } from '#test/kit/marked-replies.ts';

/** Behind a signature, an attack or a question of the service hardly anything follows. */
const alone = /^(?:signature|injection|intent-.*|empty|greeting)$/;
const replies = [...collected(/^25$/), ...devCases()]
  .filter(({ reply, tags = [] }) => /\p{L}/u.test(reply) && !tags.some((tag) => alone.test(tag)))
  .filter(({ reply }) => !/\n\p{Lu}[^\n]{0,20}$/u.test(reply));

const editsOf = (one: MarkedReply, reply: string): readonly Edit[] =>
  readByRules(askingOf(one, reply)).edits;

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
  const list = listOf('Finish deck', 'Incident report', 'Order rope');
  const { edits } = readByRules(asking(reply, list));
  expect(edits.map(({ kind }) => kind).sort()).toEqual(kinds);
});
