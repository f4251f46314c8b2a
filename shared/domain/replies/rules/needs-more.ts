/** Knows when more is needed of what was just spoken of: "wrote two, need maybe four more". */
import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { reachesSomebody, verbOf } from './item-verb.ts';
import { stem } from './same-word.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { hasLeadIn, wordingOf } from './wording.ts';

const count =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|some|another)';
const more = sparing(
  new RegExp(
    `^(?:(?:and|but|so|i|we|it|they|still|just|only)[, ]+)*(?:need|needs|got|have|has|want|missing)(?: (?:maybe|about|at least|just|only|like|another))* ` +
      `(?:${count}(?: \\S+)? (?:more|left|to go|still)\\b|(?:a )?(?:second|third|final|last|another|one more) (?:coat|pass|draft|round|look|go|read|proofread|polish|layer)\\b)`,
  ),
);
const needs = sparing(
  /^(?:(?:(?:and|but|it|they|still|just|only)[, ]+)+needs?|needs) (?:the |a |an |his |her |their |my |our )?(?:\S+ ){0,3}\S+$/,
);

const theyWant = /^(?:and |but |so )*(?:they|he|she)(?: now| still| also)? (?:needs?|wants?)\b/;

/** "Skimmed it, want to read it properly on Friday": the same is to be done once more. */
function sameAgain(clause: Clause, [item, ...others]: readonly Item[]): boolean {
  if (item === undefined || others.length > 0 || !hasLeadIn(clause.text)) return false;
  const [, verb = ''] =
    /^(\p{L}+) (?:it|them|that|those)\b/u.exec(wordingOf(clause.text).toLowerCase()) ?? [];
  return verb !== '' && stem(verb) === stem(verbOf(item));
}

/** Whether the clause was that; what it needs is no new item, and leaves the last one undone. */
export function needsMore(clause: Clause, scene: Scene): boolean {
  const { gist, sentence, question } = clause;
  const { intentional, last, lastSentence, draft } = scene;
  if (intentional || question || last.length === 0 || lastSentence !== sentence) return false;
  // "Followed up, they want two more documents" tells what they said.
  if (theyWant.test(gist) && last.every(reachesSomebody)) return false;
  const some = more.test(gist) || (needs.test(gist) && !/\bto\b/.test(gist));
  if (!some && !sameAgain(clause, last)) return false;
  const verdict = bareLater.test(gist) ? 'deferred' : 'open';
  for (const item of last) draft.mark(item, verdict);
  scene.lastSignal = verdict;
  scene.said = true;
  scene.bare = false;
  return true;
}
