/** What was promised of a user's month and of each way, and what it came to. */

import { builtCloud } from '../../cost/counting-run.ts';
import type { ModelName } from '../../cost/prices.ts';
import { type Bill, bareLines, billOf, overheadLines, totalOf } from '../../cost/work-out.ts';
import { type Month, noCounts } from './counts.ts';
import type { Waits } from './waits.ts';

export interface Lived {
  readonly direct: Month;
  readonly queue: Month;
  readonly model: Month;
  readonly texts: Month;
  readonly waits: Waits;
}

export interface Goal {
  readonly says: string;
  readonly figure: number;
  readonly most: number;
  readonly unit: '%' | 'units' | 'calls';
}

/** The model that the columns on paper are priced with. */
export const columnModel: ModelName = 'gpt-5-nano';

/** Rows as they stand at the month's end. */
export function monthBill({ asked, counts }: Month, model: ModelName = columnModel): Bill {
  const memory = Object.fromEntries(
    builtCloud().functions.map(({ name, memoryMb }) => [name, memoryMb]),
  );
  return billOf(counts, asked.users, asked.days, memory, { keptDays: asked.days, model });
}

/** What hears of every mail what became of it. */
const hearer = 'inbound.deliveryEvents';

/** The part of a bill that is SES's word about our letters, its lines in the log apart. */
export function wordBill(month: Month): Bill {
  const { counts, by } = month;
  const runs = counts.runs[hearer] ?? 0;
  const { readUnits = 0, writeUnits = 0 } = by.get(hearer) ?? {};
  const heard = { readUnits, writeUnits, runs: { [hearer]: runs } };
  return monthBill({ ...month, counts: { ...noCounts, ...heard } });
}

/** A queue changes nothing of what a model adds. */
export const queueWithModel = (lived: Lived, model: ModelName = columnModel): Bill => {
  const [direct, queue, read] = [
    monthBill(lived.direct),
    monthBill(lived.queue),
    monthBill(lived.model, model),
  ];
  const lines = Object.keys(read) as (keyof Bill)[];
  return Object.fromEntries(
    lines.map((line) => [line, queue[line] + read[line] - direct[line]]),
  ) as Bill;
};

/** In percent of what delivery costs with nothing around it. */
export const shareOf = (bill: Bill): number =>
  (100 * (totalOf(bill, overheadLines) + bill.model)) / totalOf(bill, bareLines);

/**
 * The same without what the columns on paper leave out, and so the goals that were set by them:
 * SES's word about each letter, and its notice of each reply.
 */
export function shareAsOnPaper(month: Month, bill: Bill): number {
  const leftOut = totalOf(wordBill(month), overheadLines) + bill.notices;
  return shareOf(bill) - (100 * leftOut) / totalOf(bill, bareLines);
}

/** Units that functions spent, for one of what they did. */
export function unitsEach(
  { by }: Month,
  kind: 'writeUnits' | 'readUnits',
  of: (name: string) => boolean,
  times: number,
): number {
  const all = [...by].filter(([name]) => of(name)).map(([, spent]) => spent[kind]);
  return all.reduce((sum, units) => sum + units, 0) / Math.max(1, times);
}

const starting = (start: string) => (name: string) => name.startsWith(start);
/** Of sign-ups, letters and replies, each counted once. */
const counterUnit = 1;

export function goalsOf(lived: Lived): readonly Goal[] {
  const { direct, queue, model, waits } = lived;
  const units = (start: string, times: number) =>
    unitsEach(direct, 'writeUnits', starting(start), times) - counterUnit;
  const share = (says: string, bill: Bill, most: number): Goal => ({
    says: `AWS overhead, ${says}`,
    figure: shareOf(bill),
    most,
    unit: '%',
  });
  const wait = (way: keyof Waits, says: string, most: number): Goal => ({
    says: `calls that follow each other, ${says}`,
    figure: waits[way],
    most,
    unit: 'calls',
  });
  return [
    share('with the queue', monthBill(queue), 3.5),
    share('without', monthBill(direct), 5),
    share('with the queue and the model', queueWithModel(lived), 11),
    share('without, and the model', monthBill(model), 13),
    {
      says: 'write units of a prompt, its counter apart',
      figure: units('stages.', direct.prompts),
      most: 2,
      unit: 'units',
    },
    {
      says: 'write units of a reply, its counter apart',
      figure: units('inbound.email', direct.replies),
      most: 4,
      unit: 'units',
    },
    wait('prompt', 'a prompt', 3),
    wait('reply', 'a reply', 4),
    wait('signUp', 'a sign-up', 3),
  ];
}

/** A hundredth is the difference of two people's months. */
export const isMissed = ({ figure, most }: Goal): boolean => figure > most + 0.005;
