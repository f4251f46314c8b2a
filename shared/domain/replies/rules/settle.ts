/** Settles what names were said without a verdict, when the clause or the whole reply gives one. */
import type { Item } from '../../checklist.ts';
import { replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { gistOf } from './gist.ts';
import { isPast, unfinishedPast } from './past.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { settled } from './signal-words.ts';
import { aside, type Signal } from './signals.ts';

/** "Auditors - replied": a past form alone is the verdict on what was named before it. */
export function answersWaiting({ gist, sentence }: Clause, scene: Scene): boolean {
  const words = replaced(gist, aside, '').match(/[\p{L}'-]+/gu) ?? [];
  const past =
    words.length <= 3 &&
    words.slice(0, 2).some((word) => isPast(word) && !unfinishedPast.test(word));
  const settles = settled.test(gist) && words.length <= 2;
  if (scene.intentional || scene.waiting.length === 0 || scene.lastSentence !== sentence)
    return false;
  if (!past && !settles && !didIt(gist, words)) return false;
  markDone(scene.waiting, scene);
  scene.last = scene.waiting;
  scene.waiting = [];
  scene.bare = false;
  return true;
}

/** "Flowers and suit, nothing else": what was named is all that was done. */
export function endsRow({ gist, sentence }: Clause, scene: Scene): boolean {
  const { waiting, intentional, lastSentence } = scene;
  if (intentional || waiting.length === 0 || sentence - lastSentence > 1) return false;
  if (!nothingElse.test(gist)) return false;
  markDone(waiting, scene);
  scene.last = waiting;
  scene.waiting = [];
  scene.bare = false;
  return true;
}
const nothingElse = sparing(
  /^(?:and |but |so )*(?:(?:nothing|nowt|not much|none|no) (?:else|more|others?)|that(?:'s| is| was) (?:it|all|the lot|my lot|about it|about all|as far as i got|all i (?:did|managed|got)))(?: (?:today|though|so far|i'm afraid|for now|really|yet|to report|sadly))*\W*$/,
);

/** "The registrar, I have called him finally." */
const didIt = (gist: string, words: readonly string[]): boolean =>
  /^(?:and |so |but )*(?:i|we)(?:'ve| have| had|'d| did)? .*\b(?:him|her|it|them|that)\b/.test(
    gist,
  ) && words.some((word) => isPast(word) && !unfinishedPast.test(word));

/** "Two down", "1 of 2 done", and a list of bare names in answer to what was done. */
export function settle(scene: Scene): void {
  const { draft, asking, claim, named } = scene;
  const live = asking.items.filter(({ status }) => status === 'open');
  const unsaid = live.filter((item) => draft.verdictOn(item) === undefined);
  const done = live.filter((item) => draft.verdictOn(item) === 'done');
  if (claim !== undefined && !scene.intentional) {
    if (named.length === claim - done.length) markDone(named, scene);
    else if (unsaid.length === claim - done.length) markDone(unsaid, scene);
    else markDone(othersOf(named, live, claim), scene);
    return;
  }
  if (scene.intentional) return;
  const byName = namedIn(asking.reply, asking.items).length > 0;
  const verdicts = byName ? [] : inOrder(gistOf(asking.reply, scene.foreign));
  if (verdicts.length > 1 && verdicts.length === live.length) {
    scene.said = true;
    live.forEach((item, at) => draft.mark(item, verdicts[at] ?? 'open'));
    return;
  }
  if (!scene.bare || named.length === 0) return;
  const answers =
    scene.asking.stage === 'EVENING_REFLECTION' ||
    !/\p{L}{3}/u.test(
      gistOf(asking.reply, false).replace(
        /\b(?:and|both|all(?: of them)?|everything|thru|through)\b/g,
        '',
      ),
    );
  if (answers) markDone(named, scene);
}

/** "2/3. Socks lose": whoever is named alone is what is missing. */
const othersOf = (named: readonly Item[], live: readonly Item[], claim: number): readonly Item[] =>
  named.length > 0 && live.length - named.length === claim
    ? live.filter((item) => !named.includes(item))
    : [];

function markDone(items: readonly Item[], { draft }: Scene): void {
  for (const item of items) if (draft.verdictOn(item) === undefined) draft.mark(item, 'done');
}

/** "Yes yes no" answers for every item in its turn; empty when anything else is said. */
function inOrder(gist: string): readonly Signal[] {
  // "No. 3 completed, 1 done" is told by its numbers.
  if (gist.length > 100 || /\bno\.? ?\d|^\W*yes and no\W*$/.test(gist)) return [];
  const said = gist
    .replace(/\bnot (?:done|yet|really|started)\b/g, 'no')
    .replace(/(?<=\d) n (?=\d)/g, ' and ');
  const words = (said.match(/[\p{L}']+|[✅✔✓❌✗✘✖✕👍👎]/gu) ?? []).filter((word) => word !== 'and');
  const verdicts = words.map((word) => turns.get(word) ?? (isPast(word) ? 'done' : undefined));
  return verdicts.flatMap((verdict) => (verdict ? [verdict] : [])).length === words.length
    ? verdicts.flatMap((verdict) => verdict ?? [])
    : [];
}

const turns: ReadonlyMap<string, Signal> = new Map([
  ...'yes y yep yup yeah yea aye done check tick ✅ ✔ ✓ 👍'
    .split(' ')
    .map((word): [string, Signal] => [word, 'done']),
  ...'no n nope nah naw nay kinda sorta ish meh partially mostly 👎 half halfway partly almost nearly started ❌ ✗ ✘ ✖ ✕'
    .split(' ')
    .map((word): [string, Signal] => [word, 'open']),
]);
