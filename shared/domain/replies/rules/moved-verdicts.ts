/** "Quote sent. Oh wait, that was the invoice": what was said of one item holds of another. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { countedIn } from './counting.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { takesOff } from './removal-words.ts';
import type { Scene } from './scene.ts';
import { pointedAt } from './sweeps.ts';

const wasOther =
  /^(?:(?:oh|no|wait|and|so|but)[ ,]+)*(?:that|it|this)(?:'s| was| is)(?: (?:actually|really|just|only|for))* (?:the |my |for the )?([\p{L}].{2,40}?)\W*$/u;

/** "Quote sent. Oh wait, that was the invoice": the verdict was on another. */
export function thatWas(clause: Clause, scene: Scene): boolean {
  const { corrected: verdict, last, draft, asking } = scene;
  const what =
    verdict === undefined || last.length === 0 ? undefined : wasOther.exec(clause.gist)?.[1];
  if (what === undefined || verdict !== 'done' || isPast(what.split(' ')[0] ?? '')) return false;
  const named = namedIn(what, asking.items).map(({ item }) => item);
  if (
    named.some((item) => last.includes(item)) ||
    /^(?:not|an?\b|easy|hard|late|long|slow|quick|fun|close|all|it)\b/.test(what)
  )
    return false;
  for (const item of last) draft.mark(item, 'open');
  for (const item of named) draft.mark(item, verdict);
  scene.last = named.length > 0 ? named : last;
  scene.corrected = undefined;
  scene.said = true;
  return true;
}

const doubt = sparing(
  /^(?:(?:oh|ah|no|nah|wait|hang on|hold on|actually|sorry|oops|whoops|my (?:mistake|bad)|hmm|but|well|correction|argh|doh)[\s,.!:;–-]+)+/,
);
/** "Those were Fowler's", "they were last month's", "wrong ones". */
const another = pattern(
  'u',
  String.raw`^(?:(?:those|these|they|that|it|this)(?: were| was| are| is|'s|'re)(?: (?:all|just|only|actually|really|for))* `,
  String.raw`(?:(?!it's|that's|there's|let's|what's|he's|she's)(?:(?:the|my|our|an?) )?(?:\p{L}+ ){0,2}?\p{L}+(?:'s|s')(?: (?:lot|ones?|own|stuff|batch|copy|meeting|\p{L}+))?|(?:some|any)(?:one|body) else'?s(?: \p{L}+)?)`,
  String.raw`|(?:(?:those|these|they|that|it)(?: were| was|'s| are) )?(?:the )?wrong (?:ones?|lot|batch|deck|file|form|forms|papers?|person|number|sheet|list|job|set))\W*$`,
);
const notMine =
  /^(?:those|these|they|that|it)(?: (?:weren't|wasn't|aren't|isn't)|'re not|'s not) (?:mine|ours|the right \p{L}+)\W*$/u;

/** "Evals signed. Sorry, those were Fowler's": what was done was another's, or another one. */
export function wasAnothers({ gist, sentence, question }: Clause, scene: Scene): boolean {
  const { draft, last, wrong, corrected } = scene;
  if (question || last.length === 0) return false;
  const led = doubt.exec(gist)?.[0] ?? '';
  const said = gist.slice(led.length);
  if (led === '' && wrong.sentence !== sentence && corrected === undefined) return false;
  if (!another.test(said) && !notMine.test(said)) return false;
  const done = last.filter((item) => draft.verdictOn(item) === 'done');
  for (const item of done) draft.mark(item, 'open');
  scene.corrected = undefined;
  scene.said ||= done.length > 0;
  return done.length > 0;
}

/** "Did the quote, I mean the invoice": what was said of the one holds of the other alone. */
export function takesOver({ text, gist }: Clause, scene: Scene): void {
  const { last, draft, asking } = scene;
  if (/\b(?:too|also|as well|both|all|not|and|isn't|hasn't)\b/.test(gist.replace(/\d and \d/g, '')))
    return;
  const counted = countedIn(gist, asking.items);
  const named = counted.length > 0 ? counted : namedIn(text, asking.items).map(({ item }) => item);
  const wrong = last.filter((item) => !named.includes(item));
  // "All done. Wait no, only one reel" tells of a part of them.
  if (counted.length === 0 && wrong.length < last.length) return;
  if (
    named.length === 0 ||
    wrong.length === 0 ||
    named.some((item) => draft.verdictOn(item) === 'done' && !last.includes(item))
  )
    return;
  for (const item of wrong) {
    const said = draft.verdictOn(item);
    if (said === 'done' || said === 'dropped' || said === 'deferred') draft.mark(item, 'open');
  }
}

const butNot = sparing(
  /^(?:(?:oh|and|but|well|actually|ok|though|sorry|wait)[, ]+)*(?:except(?: for)?|apart from|other than|bar|but not|minus|not) (?:the |my |for )*(\S.{2,40}?)\W*$/,
);

/** "All done! Oh, except timber": of what was just said to be done. */
export function leftOutOfAll({ gist }: Clause, scene: Scene): boolean {
  const { draft, asking, intentional, last } = scene;
  const what = intentional ? undefined : butNot.exec(gist)?.[1];
  if (what === undefined || last.length < 2) return false;
  const named = pointedAt(what, asking.items);
  if (
    named.length === 0 ||
    !named.every((item) => last.includes(item) && draft.verdictOn(item) === 'done')
  )
    return false;
  for (const item of named) draft.mark(item, 'open');
  // "Not timber, that's for tomorrow".
  scene.last = named;
  return true;
}

/** "Timber done. Oops no." */
export function unsaid({ text, whole, gist }: Clause, { last, draft }: Scene): void {
  if (whole.trim() !== text.trim() && !/\b(?:jk|kidding)\b/.test(gist)) return;
  for (const item of last) if (draft.verdictOn(item) === 'done') draft.mark(item, 'open');
}

const movedOther =
  /^(?:and |but |so )?(?:he|she|they)(?:'ve|'s|'d)? (?:\S+ )?(?:moved|pushed|shifted|put|changed|booked|rebooked|rescheduled) (?:the|my|our|his|her|their) \p{L}/u;

/** "Called the bank, they moved the meeting to Friday": the call was made all the same. */
export const movesAnother = (gist: string, { last, draft, lastSignal }: Scene): boolean =>
  lastSignal !== 'open' &&
  movedOther.test(gist) &&
  last.length > 0 &&
  last.every((item) => draft.verdictOn(item) === 'done');

/** "Deadline passed, forget it", "the ram died so no need": it was undone, and needs no doing. */
const letsGo = sparing(
  /^(?:(?:so|and|just|but|then)[, ]+)*(?:(?:forget|scrap) (?:it|that)|no need(?: now| any ?more)?)\W*$/,
);

/** "Dye, scrap it": what was named just before is meant, not what was said of it. */
export const isWaiting = (
  { sentence, gist }: Clause,
  { waiting, last, lastSentence, lastSignal, draft }: Scene,
): boolean =>
  (lastSignal === 'open' &&
    last.length === 1 &&
    !draft.lastIsNew() &&
    sentence === lastSentence &&
    letsGo.test(gist)) ||
  ((waiting.length > 0 ||
    (last.length === 1 && last.every((item) => draft.verdictOn(item) === undefined))) &&
    sentence === lastSentence &&
    /\b(?:it|that)\b/.test(gist));

/** "The gym is pointless now. Strike it." */
const struckAgain = ({ gist }: Clause, { told, last, draft }: Scene): boolean =>
  /^(?:(?:so|ok|and)[, ]+)*(?:strike|scrap|forget) it\W*$/.test(gist) &&
  last.length > 0 &&
  last.every((item) => draft.verdictOn(item) === 'dropped') &&
  !takesOff.test(told.at(-1)?.clause.gist ?? '');

/** "Never mind sweeping the studio": of what is listed, and no taking back of what was said. */
const mindsNot = ({ gist, text }: Clause, { asking }: Scene): boolean =>
  neverMind.test(gist) && !saysAfter.test(gist) && namedIn(text, asking.items).length > 0;
const saysAfter =
  /\b(?:done|did|sent|is|are|was|were|it's|got|rang|called|already|today|tomorrow|next|later|for now|until|till|i)\b(?!.*\b(?:not|n't)\b)/;
const neverMind = sparing(
  /^(?:(?:actually|no|nah|ah|but|oh|sorry|ok|and)[, ]+)*(?:never ?mind|nvm) (?:about |with )?(?:(?:the|my|our|his|her|their)\b|\p{L}+ing\b|number \d|#?\d)/u,
);

/** Whether words that may take back what was said are one more verdict on what is listed. */
export const confirms = (clause: Clause, scene: Scene): boolean =>
  struckAgain(clause, scene) || mindsNot(clause, scene);
