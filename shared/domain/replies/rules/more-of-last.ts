/** Knows what is told of the rest of an item, "balance by night", and how well it went: "92%". */
import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { countedIn } from './counting.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import type { Signal } from './signals.ts';

const then = String.raw`(?:by|after|in|at|before|later|tonight|tomorrow|today|this|next|on|soon|once|when)\b`;
const balance = sparing(
  new RegExp(
    String.raw`^(?:(?:and|but|so|will do|i'll do|i will do|shall do|will finish|the)[, ]+)*(?:balance|(rest|remaining|remainder))` +
      String.raw`(?: (?:work|part|portion|ones?|is|are|will|shall|to|be|i|we|i'll|we'll|do|done|finish|finished|completed?|follows?|come|comes|coming))* ${then}.*$`,
  ),
);
const count =
  /\b\d+ (?!of the list)\p{L}{3,}|\b(?:half|most|some|part|under process|going on|in progress|\d+ ?%|\d+\/\d+)\b/u;

/** What is left of an item leaves it undone, and is no new one. */
function tellsOfBalance({ gist, sentence }: Clause, scene: Scene): boolean {
  const [, rest] = balance.exec(gist) ?? [];
  const [item, ...others] = scene.last;
  const before = scene.told.at(-1)?.clause;
  if (!balance.test(gist) || scene.intentional || !item || others.length > 0) return false;
  if (before?.sentence !== sentence) return false;
  // "1 done, rest by evening" is of the list.
  const listed = countedIn(before.gist, scene.asking.items).length > 0;
  if (rest !== undefined && (listed || !count.test(before.gist))) return false;
  return marked(item, bareLater.test(gist) ? 'deferred' : 'open', scene);
}

function marked(item: Item, verdict: Signal, scene: Scene): true {
  scene.draft.mark(item, verdict);
  scene.lastSignal = verdict;
  scene.said = true;
  scene.bare = false;
  return true;
}

const score = sparing(
  /^(?:(?:and|with|at|by|on|scored|got|a|an|about|maybe|probably|around|roughly|i think|score|mark|result|of|my|was|is)[,: ]+)*(?:\d{1,3}(?:\.\d+)? ?%|\d{1,3} ?percent|\d{1,3} ?(?:\/|out of) ?\d{1,3})(?: (?:overall|in total|mark|score|correct|right|first time|not bad|thank god))*\W*$/,
);
const ended = sparing(
  /\b(?:passed|aced|scored|done|finished|completed|sat|nailed|smashed|went (?:well|ok|okay|fine|great|badly|brilliantly))\b(?!.*\b(?:so far|not|almost|nearly|up to)\b)/,
);
/** A hall that is "done, 80%" is not. */
const passed = sparing(/\b(?:passed|aced|scored|nailed|smashed)\b(?!.*\b(?:not|almost|nearly)\b)/);
const tests =
  /\b(?:tests?|exams?|quiz(?:zes)?|modules?|courses?|mocks?|finals?|theory|assessments?|certificat\p{L}+|training|papers?|midterms?|assignments?|coursework|questions|viva|interview)\b/iu;
const passes = /^(?:and |so |i )*(?:passed|aced it)(?: (?:it|first time|too|that|easily))*\W*$/;

/** "CE module passed, 92%", "CE module: 95%, passed". */
function tellsOfScore({ gist, sentence }: Clause, scene: Scene): boolean {
  const [item, ...others] = scene.last;
  const before = scene.told.at(-1)?.clause;
  if (!item || others.length > 0 || before?.sentence !== sentence) return false;
  const verdict = scene.draft.verdictOn(item);
  if (verdict === 'done')
    return score.test(gist) && (item.text.match(tests) ? ended : passed).test(before.gist);
  const isMark = /\b\d{1,3}(?: ?%| ?\/ ?\d+| out of \d+)\W*$/.test(before.gist);
  return passes.test(gist) && isMark ? marked(item, 'done', scene) : false;
}

/** "The books are a slog, 12 left", "just the ending left": what remains of the last thing. */
const remains = sparing(
  /^(?:(?:and|but|still|about|only|just|with|maybe|the)[, ]+)*(?:(?:\d+|one|two|three|four|five|six|ten|a dozen|a few|some|a couple|loads|plenty|half|most)(?: of (?:them|it))?(?: more)?(?: \p{L}+)?|ending|end|conclusion|intro|introduction|edges|references|bibliography|last (?:bit|page|section|part|chapter|few|one|two)|final (?:bit|page|section|part|chapter|read|proofread)|finishing touches|signatures?|trim|corners) (?:left|to go|to do|remaining|outstanding)(?: to \p{L}+)?\W*$/u,
);
function tellsWhatRemains({ gist, sentence }: Clause, scene: Scene): boolean {
  const before = scene.told.at(-1)?.clause;
  if (scene.intentional || before?.sentence !== sentence || !remains.test(gist)) return false;
  const named = namedIn(before.text, scene.asking.items).map(({ item }) => item);
  const [item, ...others] = named.filter((one) => scene.draft.verdictOn(one) !== 'done');
  if (!item || others.length > 0 || named.length > 1) return false;
  return marked(item, 'open', scene);
}

/** Whether the clause tells more of what was just spoken of, and has been read so. */
export const tellsMore = (clause: Clause, scene: Scene): boolean =>
  tellsOfBalance(clause, scene) || tellsOfScore(clause, scene) || tellsWhatRemains(clause, scene);
