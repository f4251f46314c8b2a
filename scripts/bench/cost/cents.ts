/** Where each cent goes: one letter, one reply, SES's word about one mail, one sign-up, by line. */
import type { Counts } from '../../cost/measured.ts';
import { allowances } from '../../cost/prices.ts';
import { type Line, lines, totalOf } from '../../cost/work-out.ts';
import { type Month, noCounts } from './counts.ts';
import { monthBill } from './goals.ts';

interface Thing {
  readonly says: string;
  readonly of: (name: string) => boolean;
  readonly times: number;
  /** What it costs beside the functions that do it. */
  readonly besides: Partial<Counts>;
}

function thingsOf({ counts, prompts, replies, signUps }: Month): readonly Thing[] {
  const { firings, queueRequests, batchedLetters, apiRequests } = counts;
  const { mailsIn, inboundChunks, objectPuts, objectGets, notices } = counts;
  const { modelCalls, modelInstructions, modelInput, modelOutput } = counts;
  const asked = { modelCalls, modelInstructions, modelInput, modelOutput };
  const mail = { mailsIn, inboundChunks, objectPuts, objectGets, notices };
  return [
    {
      says: 'letter',
      of: (name) => name.startsWith('stages.'),
      times: prompts,
      besides: { firings, queueRequests, batchedLetters },
    },
    {
      says: 'reply',
      of: (name) => name === 'inbound.email',
      times: replies,
      besides: { ...mail, ...asked },
    },
    {
      says: 'word of SES',
      of: (name) => name === 'inbound.deliveryEvents',
      times: counts.mailsOut,
      besides: {},
    },
    {
      says: 'sign-up',
      of: (name) => name.startsWith('onboarding.'),
      times: signUps,
      besides: { apiRequests },
    },
  ];
}

/** In millionths of a dollar for one of it. */
function eachOf(month: Month, { of, times, besides }: Thing): Readonly<Record<Line, number>> {
  const { asked, by, counts, logs } = month;
  const spent = [...by].filter(([name]) => of(name)).map(([, one]) => one);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const own = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => of(name)));
  const bill = monthBill({
    ...month,
    counts: {
      ...noCounts,
      ...besides,
      runs: own(counts.runs),
      mailsOut: sum(spent.map(({ calls }) => calls['SendRawEmail'] ?? 0)),
      readUnits: sum(spent.map(({ readUnits }) => readUnits)),
      writeUnits: sum(spent.map(({ writeUnits }) => writeUnits)),
      logBytes: sum(Object.values(own(logs))),
    },
  });
  const months = (asked.users * asked.days) / allowances.daysPerMonth;
  const scale = (1e6 * months) / Math.max(1, times);
  return Object.fromEntries(lines.map((line) => [line, bill[line] * scale])) as typeof bill;
}

const row = (title: string, cells: readonly string[]): string =>
  `${title.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`;

/** The model's price is asked of a sign-up too, but stands with the replies, most of which ask. */
export function centsTable(month: Month): readonly string[] {
  const things = thingsOf(month);
  const columns = things.map((thing) => eachOf(month, thing));
  const shown = lines.filter((line) => columns.some((column) => column[line] > 0));
  const cells = (of: (column: Readonly<Record<Line, number>>) => number) =>
    columns.map((column) => of(column).toFixed(3));
  return [
    row(
      'millionths of a dollar for each',
      things.map(({ says }) => says),
    ),
    ...shown.map((line) =>
      row(
        line,
        cells((column) => column[line]),
      ),
    ),
    row(
      'all',
      cells((column) => totalOf(column)),
    ),
  ];
}
