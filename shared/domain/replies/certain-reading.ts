/** Replies that two readers understand alike to the last word: no model is asked about them. */
import type { Checklist, Edit } from '../checklist.ts';
import { additionsApart, type Expected, isMeant, isNew, mostAdded } from './certain-additions.ts';
import type { Asking, Reading } from './reading.ts';
import type { Step } from './rules/steps.ts';
import type { Told } from './rules/told.ts';
import { contentWords, folded, wordsOf } from './same-text.ts';

const mostWords = 24;
const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What a clause of these words says of the items it names: one of the four, or it is not sure. */
const signs = {
  done: setOf('done finished completed complete ticked sorted did got yes'),
  deferred: setOf(
    'tomorrow tmrw monday tuesday wednesday thursday friday saturday sunday wait move moved push ' +
      'pushed bump bumped',
  ),
  dropped: setOf('drop remove delete scratch skip forget'),
  open: setOf("not no nope yet never don't didn't haven't isn't hasn't wasn't"),
} as const;
type Sign = keyof typeof signs;
const allSigns = Object.keys(signs) as readonly Sign[];

const links = setOf(
  "and n is are was were it's that's i've i have has been be the a my can to till til until please " +
    'pls get it this that thanks number no. first second third last',
);
const ordinals = setOf('first second third last');
/** They speak of several, so that a reply of more than one clause may mean others by them. */
const several = setOf('all both everything lot them but except rest of only');
const isSign = (word: string): boolean => allSigns.some((sign) => signs[sign].has(word));
/** Whether it is one of the words that any list may be spoken of with. */
const isKnown = (word: string): boolean => links.has(word) || several.has(word) || isSign(word);

/** What may stand before a question: `and is 1 done`. */
const openings = setOf('and n yes no thanks please pls');
const auxiliaries = setOf('is are was were has have can did');
/** What else is told of by "did". */
const didWhat = setOf('the my a it that this all both them everything');
/** Beside "done" they speak of what is still to be: `get 1 done`, `2 has to be finished`. */
const toCome = setOf('can get to till until be');
/** Beside "skip" they speak of something else: `i forget 1`, `skip to 2`. */
const elsewhere = setOf('i to till until');

/** No colon: what stands before one is said of more than its clause. */
const plainSigns = /^[\p{L}\p{N}\s.,;&!'’()#-]+$/u;

const countsWithin = (word: string, { length }: Checklist): boolean =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= length;

const wordsIn = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => word.split(/[.:]/));

/** Every word is one of these, the list's own, or a number of it. */
function isWithin(reply: string, items: Checklist): boolean {
  if (items.length === 0 || !plainSigns.test(reply)) return false;
  const words = wordsIn(reply);
  const own = new Set(items.flatMap(({ text }) => wordsOf(text)));
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    words.every((word) => own.has(word) || isKnown(word) || countsWithin(word, items))
  );
}

/** A question without its mark; who says "is done" or "did 1" asks nothing. */
const isAsked = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const isOpening = at === 0 || openings.has(words[at - 1] ?? '');
    const isTold = isSign(next) || (word === 'did' && (didWhat.has(next) || /^\d/.test(next)));
    return auxiliaries.has(word) && isOpening && !isTold;
  });

/** `last 2` are two of them, and `rest of 1` is a part of one. */
const isPart = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? '';
    if (word === 'of') return next !== 'them' && next !== 'it';
    return ordinals.has(word) && /^\d/.test(next);
  });

/** Has the words of a report, and asks or wishes, or speaks of something else. */
function isNoReport(words: readonly string[]): boolean {
  const hasOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  return (
    isAsked(words) ||
    isPart(words) ||
    (hasOf(signs.done) && !hasOf(signs.open) && hasOf(toCome)) ||
    (hasOf(signs.dropped) && hasOf(elsewhere))
  );
}

/** What is said between marks, with a number for each item that is named in full. */
function partsOf({ reply, items }: Asking): readonly string[] {
  const numbered = items.reduce(
    (text, item, at) => text.replaceAll(folded(item.text), `${at + 1}`),
    folded(reply),
  );
  return numbered.split(/[.,;!\n]|\b(?:and|but)\b/);
}

const signsIn = (words: readonly string[]): readonly Sign[] =>
  allSigns.filter((sign) => words.some((word) => signs[sign].has(word)));

/** What the words of a clause say; of one item "not done" is open, of two it may be either. */
function signOf(words: readonly string[], items: number): Sign | undefined {
  const found = signsIn(words);
  if (found.join(' ') === 'done open') return items === 1 ? 'open' : undefined;
  return found.length === 1 ? found[0] : undefined;
}

const leavesOut = (words: readonly string[]): boolean =>
  words.some((word) => word === 'but' || word === 'except');

/** Of several: what is said of all of them alike, or "all but 1". */
function signOfSeveral(words: readonly string[], items: number): Sign | undefined {
  const [sign, other] = signsIn(words);
  if (other || (words.includes('both') && items !== 2)) return undefined;
  return sign ?? (leavesOut(words) ? 'done' : undefined);
}

/** The items that a clause numbers, or of which it says a word that no other has, nor any list. */
function namedIn(words: readonly string[], items: Checklist): ReadonlySet<string> {
  const keys = items.map(({ text }) => contentWords(text));
  const named = items.filter(
    (_, at) =>
      words.includes(String(at + 1)) ||
      keys[at]?.some(
        (key) =>
          words.includes(key) &&
          !isKnown(key) &&
          keys.every((one, n) => n === at || !one.includes(key)),
      ),
  );
  return new Set(named.map(({ id }) => id));
}

const isSaid = (step: Step, sign: Sign): boolean =>
  step.kind === 'status' && (step.signal === sign || (sign === 'open' && step.signal === 'reopen'));

/** "All but 1": that one stays as it is. */
const isLeftOut = (step: Step): boolean =>
  step.kind === 'status' && step.signal === 'open' && step.item.status === 'open';

/** Whether the rules took a clause for what its words say, of the items that it names. */
function isAgreed({ clause, steps: told }: Told, items: Checklist, isAlone: boolean): boolean {
  const words = wordsIn(clause.text);
  const isOfSeveral = words.some((word) => several.has(word));
  const steps = leavesOut(words) ? told.filter((step) => !isLeftOut(step)) : told;
  const meant = new Set(steps.flatMap((step) => ('item' in step ? [step.item.id] : [])));
  const named = isOfSeveral ? meant : namedIn(words, items);
  const sign = isOfSeveral ? signOfSeveral(words, meant.size) : signOf(words, named.size);
  return (
    sign !== undefined &&
    (isAlone || !isOfSeveral) &&
    steps.length > 0 &&
    steps.every((step) => isSaid(step, sign)) &&
    meant.size === named.size &&
    [...meant].every((id) => named.has(id))
  );
}

const kinds = { done: 'complete', deferred: 'defer', dropped: 'drop' } as const;

/** What comes of the clauses is the reading, to the last edit. */
function isAll(told: readonly Told[], added: readonly Expected[], edits: readonly Edit[]): boolean {
  const said = new Map<string, string>();
  for (const step of told.flatMap(({ steps }) => steps)) {
    if (step.kind !== 'status') continue;
    const { item, signal } = step;
    const isOpen = signal === 'open' || signal === 'reopen';
    const changes = item.status !== (isOpen ? 'open' : signal);
    if (changes) said.set(item.id, isOpen ? 'reopen' : kinds[signal]);
    else said.delete(item.id);
  }
  const [changed, made] = [edits.filter((edit) => !isNew(edit)), edits.filter(isNew)];
  return (
    said.size === changed.length &&
    changed.every(({ id, kind }) => said.get(id) === kind) &&
    made.length === added.length &&
    made.every((edit, at) => isMeant(edit, added[at]))
  );
}

const isAddition = ({ steps }: Told): boolean =>
  steps.length > 0 && steps.every(({ kind }) => kind === 'add');

/**
 * `1 and 3 done, 2 tomorrow`: the rules' reading, or undefined where a word or a clause is left
 * over, which a model may know better.
 */
export async function certainReading(asking: Asking): Promise<Reading | undefined> {
  const { rest, added } = additionsApart(asking);
  const isOnlyNew = rest.trim() === '' && added.length > 0;
  const isReport = () =>
    isWithin(rest, asking.items) &&
    !partsOf({ ...asking, reply: rest }).some((part) => isNoReport(wordsIn(part)));
  if (added.length > mostAdded || !(isOnlyNew || isReport())) return undefined;
  const { readByRules, sceneOf } = await import('./rules/read-by-rules.ts');
  const { told } = sceneOf(asking).scene;
  const reading = readByRules(asking);
  const isAlone = told.length === 1;
  const isCertain =
    told.length > 0 &&
    told.every((one) => isAddition(one) || isAgreed(one, asking.items, isAlone)) &&
    isAll(told, added, reading.edits);
  return isCertain ? reading : undefined;
}
