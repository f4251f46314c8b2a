/** Lets what is said of a listed thing stand for itself: "new: mow the verge; the lamp is done". */
import { pattern, replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { saysOwnPast } from './item-verb.ts';
import { coverage } from './new-items.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';

const order = pattern(
  'i',
  String.raw`^(?:(?:and|but|also|please|pls|then|so|just|i|we)[, ]+)*(?:drop(?! (?:off|in|by)\b)|skip|scrap|delete|remove|forget(?: about)?|never ?mind|(?:don't|no longer|no) need(?: to)?|`,
  String.raw`(?:push|move|bump|shift|postpone|defer)(?=.* (?:to|till?|until) (?:tomorrow|later|next|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|take(?=.* off(?: (?:the|my) list)?\W*$)|tick off|cross off|mark(?=.* (?:as )?done)|no(?=.* yet\W*$)|(?:didn't|haven't|hasn't|couldn't|did not)(?: (?:do|done|get to|got to))?) `,
);
const verdict = sparing(
  /(?: (?:is|are|was|were|all|now|also|got|as|has been))* (?:yet|done|finished|complete|sorted|half (?:done|way)|not (?:yet|done|started)|in progress|still open|off(?: (?:the|my) list)?|any ?more|yes|no|(?:to|till?|until|can wait(?: till?| until)?) (?:tomorrow|later|next \p{L}+|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|✅|❌)\W*$/iu,
);

/** "The intro is recorded." */
const been =
  /,? (?:is|are|was|were|got|has been|have been)(?: (?:all|now|also|already))* (\p{L}+)\W*$/u;
const hasBeen = (text: string): boolean => isPast(been.exec(text)?.[1] ?? '');

/** "Get the slides done." */
const makesDone = /^(?:(?:and|also|then|to) )*(?:get|have|want|need|try|finish|make sure)\b/;

/** The clause without its heading, where it reports on a listed thing or orders it. */
export function leavesSection(clause: Clause, { asking }: Scene): Clause {
  if ((clause.section !== 'add' && clause.section !== 'tomorrow') || clause.bullet) return clause;
  const names = namedIn(clause.text, asking.items).map(({ item }) => item);
  if (names.length === 0 || makesDone.test(clause.gist)) return clause;
  const bare = replaced(replaced(clause.text, order, ''), verdict, '');
  const text = hasBeen(bare) ? bare.replace(been, '') : bare;
  const told = text !== clause.text && coverage({ ...clause, text }, names) >= 0.75;
  return told || saysOwnPast(clause.gist, names) ? { ...clause, section: undefined } : clause;
}
