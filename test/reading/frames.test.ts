/** What stands around a reply, or is only typed otherwise, changes nothing that is read in it. */
import { expect, test } from '@jest/globals';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { askingOf, collected, devCases, type MarkedReply } from '#test/kit/marked-replies.ts';

const replies = [...collected(/^2[12]$/), ...devCases()].filter(({ reply }) =>
  /[\p{L}\p{N}]/u.test(reply),
);

const said = (one: MarkedReply, reply: string): string =>
  JSON.stringify(readByRules(askingOf(one, reply))).toLowerCase();
const plainly = new Map(replies.map((one) => [one.id, said(one, one.reply)]));

const ends = (reply: string): string => (/[.!?]$/.test(reply.trimEnd()) ? ' ' : '. ');

const laws: readonly (readonly [string, (reply: string) => string])[] = [
  ['the line of a phone below it', (reply) => `${reply.trimEnd()}\n\nSent from my iPhone`],
  ['a laugh behind it', (reply) => `${reply.trimEnd().replace(/[.!]+$/, '')} lol`],
  ['a face behind it', (reply) => `${reply.trimEnd()} 😅`],
  ['thanks behind it', (reply) => `${reply.trimEnd()}${ends(reply.trimEnd())}Thanks!`],
  ['two spaces between words', (reply) => reply.replace(/(?<=\S) (?=\S)/g, '  ')],
  ['a space that does not break', (reply) => reply.replace(' ', '\u00a0')],
  ['lines that end as in mails', (reply) => reply.replaceAll('\n', '\r\n')],
  ['a formal end', (reply) => `${reply.trimEnd()}\n\nBest regards,\nPat Miller`],
  ['quotes that phones bend', (reply) => reply.replaceAll("'", '’')],
  ['a greeting above it', (reply) => `Darling Anchor,\n\n${reply}`],
  ['a greeting of another kind', (reply) => `Greetings from Leeds,\n\n${reply}`],
  ['a farewell below it', (reply) => `${reply.trimEnd()}\n\nWith every good wish`],
  ['a name that nobody has', (reply) => `${reply.trimEnd()}\n\nYours aye,\nThandiwe`],
  ['who one is', (reply) => `${reply.trimEnd()}\n\nIn haste,\nE. Hale (Rev.)\nSt Mary's, Hull`],
  ['lines broken by a program', wrapped],
];

/** As mail programs break long lines. */
function wrapped(reply: string): string {
  if (reply.includes('\n')) return reply;
  return reply.replace(/.{1,74}(?:\s|$)/gu, (part) => `${part.trimEnd()}\n`).trimEnd();
}

test.each(laws)('%s', (_, change) => {
  const otherwise = replies.filter((one) => said(one, change(one.reply)) !== plainly.get(one.id));
  expect(otherwise.map(({ id, reply }) => ({ id, reply: change(reply) }))).toEqual([]);
});
