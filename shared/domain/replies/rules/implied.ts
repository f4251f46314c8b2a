/** Knows from a form of speech that an item is done, when no word of the clause says it. */

import type { Item } from '../../checklist.ts';
import { pattern, replaced } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { condition, isAwaited } from './awaited.ts';
import type { Clause } from './clauses.ts';
import { reachesSomebody, saysOwnPast, verbOf } from './item-verb.ts';
import { coverage, isImperative } from './new-items.ts';
import { isForeignPast, isPast, opensPast, pastToo, unfinishedPast } from './past.ts';
import { isCaused } from './plans.ts';
import { shownDone } from './results.ts';
import { same, sameWord, wordFor } from './same-word.ts';
import type { Scene } from './scene.ts';
import { future, settled, unsettled } from './signal-words.ts';
import { aside, justWhen, type Signal } from './signals.ts';
import { hasLeadIn } from './wording.ts';

export const keeps = pattern(
  '',
  String.raw`\b(?:keep|keeping|stays?|staying|on for|still on|start with|(?<!the |my )first(?!'s| ` +
    String.raw`(?:one|two|three|and|item|task|is|was|has|\d))|today|tonight|`,
  String.raw`this (?:morning|afternoon|evening))\b`,
);
const surely = /\b(?:is|are|'s|was|were|already|went|last night|yesterday|this morning)\b/;

/** "After work I swam" tells of the swim. */
const afterThat = (gist: string): string => {
  const [when = ''] = firstThen.exec(gist) ?? [];
  const then = gist.slice(when.length);
  return when !== '' && isPast(then.split(' ')[1] ?? '') ? then : gist;
};
const firstThen = sparing(
  /^(?:so |and )?(?:after|before) (?:work|lunch|school|dinner|breakfast|tea|class|bed|that|nap ?time|the (?:gym|meeting|school run)|(?:i|we) forgot),? (?=(?:i|we) )/,
);

/** A past form of the item's own verb, or of any, says it is done: "mulch ordered", "handed in". */
export function impliedBy(said: Clause, refs: readonly Item[], scene: Scene): Signal | undefined {
  const told = replaced(afterThat(replaced(said.gist, aside, '')), condition, '');
  const clause = { ...said, gist: told };
  const outside = told.replace(/\([^)]*\)/g, ' ').trim();
  const past = scene.intentional ? isOwnPast(outside, refs) : opensPast(outside);
  const gist = past ? replaced(replaced(outside, justWhen, ''), thatDay, '') : outside;
  if (/^only \w+ .*\b(?:coming|arriving)\b/.test(gist)) return undefined;
  if (scene.intentional && isCaused(gist)) return undefined;
  if (pastToo.test(gist) && !scene.intentional) return 'done';
  if (hasLeadIn(gist) || clause.question || future.test(gist) || keeps.test(gist)) return undefined;
  if (/\b(?:before|if|when|once|after|while|until) /.test(gist) && isImperative(clause))
    return undefined;
  // "Tomorrow I'm in court so just the gym" tells of that day.
  const alone = onlyThis.test(gist) && coverage(clause, refs) >= 0.6;
  if (alone && !scene.intentional) return opensLater.test(said.whole) ? 'deferred' : 'done';
  if (onlyOne.test(gist) && !scene.intentional) return 'done';
  if (saysOwnVerb(gist, refs) && !scene.intentional) return 'done';
  // "Gym twice today."
  if (howOften.test(gist) && !scene.intentional) return 'done';
  if (pastIn(clause, refs, scene.foreign)) return 'done';
  // "The rest is ok" approves of a plan.
  if (scene.intentional && approves.test(gist)) return undefined;
  const lies =
    settled.test(gist) && !unsettled.test(gist) && !isAwaited(gist) && !isImperative(clause);
  return lies && (!scene.intentional || surely.test(gist))
    ? 'done'
    : shownDone(clause, refs, scene);
}

/** "Called the bed manager first thing": not what is still to be done. */
const isOwnPast = (gist: string, refs: readonly Item[]): boolean =>
  saysOwnPast(gist, refs) && !pastToo.test(gist);

/** "Poured the footings this morning before the rain": when it was. */
const thatDay =
  / (?:today|this (?:morning|afternoon|evening))(?= (?:before|after|while|when|with|and|at|in|as)\b)/;
const opensLater = /^(?:(?:and|so|but|then)[, ]+)*(?:tomorrow|tmrw|tmr|2moro)\b/i;
const approves = sparing(
  /\b(?:rest|others?|everything|all|both|else|list|plan)\b.*\b(?:ok|okay|okey|good|perfect|fine|great|right|as (?:it )?is)(?: (?:with|by|for) me)?\W*$/,
);

/** "Just payroll so far." */
const onlyThis = sparing(
  /^(?:(?:so|well|nope|no|yes)\W+)*(?:just|only) (?:the |my )?(?!.*\b(?:left|to go|to do|need|needs|remaining|missing|not|still|tomorrow|later|a|an)\b)/,
);

/** "The third one only." */
const onlyOne = sparing(
  /^(?:(?:so|well|nope|no|yes|just|did)\W+)*(?:the |number |no\.? ?|#)?(?:first|second|third|fourth|fifth|sixth|last|top|bottom|middle|\d(?:st|nd|rd|th)?|number \d)(?: (?:one|two|three|item|task))? (?:only|alone)\W*$/,
);

const howOften =
  /^(?:(?:the|my|did|had|went to|and) )*\S+(?: \S+)? (?:twice|three times|\d+ times)(?: today| tonight| already)?(?: ha(?:ha)?| lol)?\W*$/;

/** "Chapter 6 read": at the end, a verb that looks the same in the past. */
const saysOwnVerb = (gist: string, refs: readonly Item[]): boolean => {
  const said = gist.replace(/\W+$/, '');
  const own = /\b(?:(?:proof)?read|put|cut|set|hit|shut|split|spread)$/.exec(said)?.[0];
  const verb = own ?? participle.exec(said)?.[1];
  return verb !== undefined && refs.some(({ text }) => text.toLowerCase().startsWith(`${verb} `));
};
/** "I've cut the hedge", "hedge all cut now", "the shelf has been put up". */
const participle = sparing(
  /(?:\b(?:i've|we've|have|has|been|is|are|got|was|were|all)|'s) (?:(?!to\b|not\b|never\b|still\b)\S+ ){0,3}?((?:proof)?read|put|cut|set|hit|shut|split|spread|run)\b(?! (?:back|in half)\b)/,
);

/** "Kettle rang" has invoiced nobody. */
const heardFrom = sparing(
  /^(?:(?:so|and|ok|then|well) )*(?:the |my )?(?!i\b|we\b|he\b|she\b|they\b|with\b|had\b|have\b|and\b|also\b|just\b|finally\b|already\b|got\b)\p{L}+(?: \p{L}+)? (?:just |finally |actually )?(rang|phoned|called|texted|messaged|emailed|wrote)(?: (?:me|us|in|back|again|earlier|today|this \p{L}+|about .*|to say .*))*\W*$/u,
);

/** "Tree pruend", "badge renwd": letters of the past of its own verb changed places or fell out. */
const isOwnSlip = (word: string, refs: readonly Item[]): boolean =>
  word.length > 4 &&
  word.endsWith('d') &&
  refs.some((item) => {
    const past = verbOf(item).replace(/e$/, '') + 'ed';
    if (past[0] !== word[0]) return false;
    if (past.length === word.length) return sorted(past) === sorted(word);
    const short = word.length < past.length && bare(word) !== bare(verbOf(item));
    return short && bare(word) === bare(past) && bare(word).length > 3;
  });
const bare = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1');
const sorted = (word: string): string => word.split('').sort().join('');

/** "Salon range", "cantine payee": the item's own verb in -er, typed without its accent. */
const endsItsVerb = (written: readonly string[], refs: readonly Item[]): boolean =>
  refs.some((item) => {
    const verb = verbOf(item);
    const stem = verb.endsWith('er') && verb.length > 4 ? verb.slice(0, -1) : undefined;
    return (
      stem !== undefined &&
      written.some(
        (word, at) => at > 0 && word.startsWith(stem) && /^e?s?$/.test(word.slice(stem.length)),
      )
    );
  });

/** "Pushed", "cancelled" or "missed" tell of something else, unless it was the task itself. */
function pastIn(clause: Clause, refs: readonly Item[], foreign: boolean): boolean {
  if (
    /\b(?:sent|gave|told|asked|charged|emailed|texted|reminded|billed) (?:me|us)\b|\b(?:rang|called|phoned|messaged|contacted|chased) (?:me|us) (?:about|re|regarding)\b/.test(
      clause.gist,
    )
  )
    return false;
  const caller = foreign ? undefined : heardFrom.exec(clause.gist)?.[1];
  if (caller && !refs.some((item) => reachesSomebody(item) || sameWord(verbOf(item), caller)))
    return false;
  const words = clause.gist.match(/[\p{L}'-]+/gu) ?? [];
  const itsOwn = refs.flatMap(({ text }) => contentWords(text)).map(wordFor);
  const own = (word: string) =>
    itsOwn.some((one) => one.stem === wordFor(word).stem || same(one, wordFor(word)));
  const told = words.filter((word) => !itsOwn.some(({ text }, at) => at > 0 && text === word));
  if (told.some((word) => isPast(word) && (!unfinishedPast.test(word) || own(word)))) return true;
  if (words.some((word) => isPast(word) && (!unfinishedPast.test(word) || own(word)))) return true;
  if (words.some((word) => isOwnSlip(word, refs))) return true;
  if (!foreign) return false;
  const written =
    clause.text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}'-]+/gu) ?? [];
  return written.some(isForeignPast) || endsItsVerb(written, refs);
}
