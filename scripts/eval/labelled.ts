/** Compares a reading with the labels of a reply: what is exact, lost, made up, and what does harm. */

import { applyEdits, type DayLists, type Item } from '#shared/domain/checklist.ts';
import { settledBy } from '#shared/domain/replies/forms/settled.ts';
import { readReply, type TrainedReader } from '#shared/domain/replies/read-reply.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import {
  type LabelledReply,
  type Outcome,
  outcomeOf,
  type Wanted,
} from '../train/labelled-replies.ts';

export interface LabelledScore {
  readonly exact: boolean;
  /** Old items that the outcome doesn't have. */
  readonly lost: number;
  /** New items that share no word with the reply or the list. */
  readonly invented: number;
  /** Old items that were ticked, dropped, put off or renamed. */
  readonly changed: number;
  /** Those of them that the label doesn't have. */
  readonly harmful: number;
  /** New items that are wanted, and of these how many are there as worded. */
  readonly wantedNew: number;
  readonly foundNew: number;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replaceAll('&', ' and ')
    .replace(/\bw\//g, 'with ')
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Words that may stand in a wording or not, at its ends or anywhere. */
const atEnds = new Set('to i want need also and then on by for at of in so but'.split(' '));
const anywhere = new Set(['the', 'a', 'an', 'my', 'today']);

/** The words by which two wordings count as the same, without what is optional. */
function bare(text: string, optional: readonly string[]): string {
  let joined = ` ${wordsOf(text).join(' ')} `;
  for (const piece of optional) joined = joined.replace(` ${wordsOf(piece).join(' ')} `, ' ');
  const words = joined.split(' ').filter((word) => word !== '' && !anywhere.has(word));
  while (words.length > 1 && atEnds.has(words[0] ?? '')) words.shift();
  while (words.length > 1 && atEnds.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function fits({ text, optional, changed }: Wanted, got: string, days: readonly string[]): boolean {
  const left = [...optional, ...days];
  if (!changed) return bare(text, left) === bare(got, left);
  const have = wordsOf(got);
  const hasPieces = changed.every((piece) =>
    ` ${have.join(' ')} `.includes(` ${wordsOf(piece).join(' ')} `),
  );
  return hasPieces && wordsOf(text).some((word) => word.length > 2 && have.includes(word));
}

/** Whether each wanted thing is there once, in this order if it counts. */
function sameThings(
  wanted: readonly Wanted[],
  got: readonly Item[],
  days: readonly string[],
  inOrder: boolean,
): { readonly same: boolean; readonly found: number } {
  const left = [...got];
  let found = 0;
  let ordered = true;
  for (const want of wanted) {
    const at = left.findIndex(
      ({ text, status }) => status === want.status && fits(want, text, days),
    );
    if (at > 0) ordered = false;
    if (at >= 0) {
      left.splice(at, 1);
      found += 1;
    }
  }
  return { same: left.length === 0 && found === wanted.length && (ordered || !inOrder), found };
}

function sameIntent(
  wanted: Outcome,
  reading: Reading,
  isUntouched: boolean,
  isEmptied: boolean,
): boolean {
  if (wanted.intent === 'pause' && wanted.pauseUntil !== reading.pauseUntil) return false;
  if (wanted.intent === reading.intent) return true;
  if (wanted.intent === null && reading.intent === 'none') return isUntouched;
  const either: readonly unknown[] = ['clear', null];
  return isEmptied && either.includes(wanted.intent) && either.includes(reading.intent);
}

/** Scores what a reader made of a reply; the old items have the ids `i1`, `i2`, ... */
export function scoreOf(reply: LabelledReply, lists: DayLists, reading: Reading): LabelledScore {
  const wanted = outcomeOf(reply);
  const days = reply.marks
    .filter(({ kind }) => kind === 'w')
    .map(({ start, end }) => reply.reply.slice(start, end));
  const olds = reply.items.map((_, at) => lists.items.find(({ id }) => id === `i${at + 1}`));
  let news = lists.items.filter(({ id }) => !/^i\d+$/.test(id));
  let [lost, changed, harmful, wrong] = [0, 0, 0, 0];
  reply.items.forEach((before, at) => {
    const [want, got] = [wanted.items[at], olds[at]];
    if (!want) return;
    if (!got) {
      lost += 1;
      return;
    }
    const isReworded = want.text !== before.text || want.changed !== undefined;
    // A new wording may also come as a new item in the place of the old one, which is dropped.
    const other =
      isReworded && got.status === 'dropped' && news.find(({ text }) => fits(want, text, days));
    if (other) {
      news = news.filter((one) => one !== other);
      changed += 1;
      return;
    }
    const moved = got.status !== before.status && got.status !== 'open';
    const renamed = got.text !== before.text;
    if (moved || renamed) changed += 1;
    const isText = renamed || isReworded ? fits(want, got.text, days) : true;
    if ((moved && got.status !== want.status) || (renamed && !isText)) harmful += 1;
    if (got.status !== want.status || !isText) wrong += 1;
  });
  // Something named and withdrawn in one reply may stay behind as dropped.
  const kept = news.filter(({ status }) => status !== 'dropped');
  const added = sameThings(wanted.items.slice(reply.items.length), kept, days, true);
  const later = sameThings(wanted.later, lists.later, days, false);
  const isUntouched = changed === 0 && kept.length === 0 && lists.later.length === 0;
  const isEmptied = lists.items.length > 0 && lists.items.every(({ status }) => status !== 'open');
  const said = new Set(wordsOf([reply.reply, ...reply.items.map(({ text }) => text)].join(' ')));
  const isSaid = ({ text }: Item): boolean => wordsOf(text).some((word) => said.has(word));
  return {
    exact:
      lost + wrong === 0 &&
      added.same &&
      later.same &&
      sameIntent(wanted, reading, isUntouched, isEmptied),
    lost,
    invented: [...kept, ...lists.later].filter((one) => !isSaid(one)).length,
    changed,
    harmful,
    wantedNew: wanted.items.length - reply.items.length + wanted.later.length,
    foundNew: added.found + later.found,
  };
}

export interface LabelledResult extends LabelledScore {
  /** Exact once the question, where one is asked, is answered as the label says. */
  readonly isSettled: boolean;
  readonly labelled: LabelledReply;
  readonly lists: DayLists;
  readonly reading: Reading;
}

/** Shares of 100 over all of some replies: what `model.json` and the tests hold. */
export async function figuresOf(replies: readonly LabelledReply[], reader: TrainedReader) {
  const results: LabelledResult[] = [];
  for (const reply of replies) results.push(await labelledResultOf(reply, reader));
  const sum = (figure: (result: LabelledResult) => number): number =>
    results.reduce((total, result) => total + figure(result), 0);
  const percent = (some: number, all: number): number =>
    Math.round((1_000 * some) / Math.max(1, all)) / 10;
  return {
    replies: results.length,
    exact: percent(
      sum(({ exact }) => Number(exact)),
      results.length,
    ),
    lost: sum(({ lost }) => lost),
    invented: sum(({ invented }) => invented),
    harmful: percent(
      sum(({ harmful }) => harmful),
      sum(({ changed }) => changed),
    ),
    newItems: percent(
      sum(({ foundNew }) => foundNew),
      sum(({ wantedNew }) => wantedNew),
    ),
    asked: percent(
      sum(({ reading }) => Number(reading.question !== undefined)),
      results.length,
    ),
    withAnswers: percent(
      sum(({ isSettled }) => Number(isSettled)),
      results.length,
    ),
  };
}

const stageOf = (slug: string): Stage =>
  stages.find((one) => stageWords[one].slug === slug) ?? 'MORNING_INTENTION';

/** Reads one labelled reply. */
export async function labelledResultOf(
  labelled: LabelledReply,
  reader: TrainedReader,
): Promise<LabelledResult> {
  const { today, reply } = labelled;
  const items = labelled.items.map((item, at) => ({ ...item, id: `i${at + 1}`, firstDay: today }));
  const stage = stageOf(labelled.stage);
  const newId = (n: number): string => `n${n + 1}`;
  const asking = { stage, today, zone: 'America/Chicago', items, reply, newId };
  const reading = await readReply(asking, reader);
  const lists = applyEdits({ items, later: [] }, reading.edits, today);
  const score = scoreOf(labelled, lists, reading);
  const asked = reading.question ? (settledBy('yes', reading.question, today)?.edits ?? []) : [];
  const confirmed = applyEdits(lists, asked, today);
  const isSettled = score.exact || scoreOf(labelled, confirmed, reading).exact;
  return { ...score, isSettled, labelled, lists, reading };
}
