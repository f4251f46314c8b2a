/** From counts to dollars: what a user's month costs, line by line, and what a month itself. */
import type { Counts, Measured } from './measured.ts';
import { allowances, monthly, prices } from './prices.ts';

/** Dollars per user and month. */
export type Bill = Readonly<Record<Line, number>>;

export const lines = [
  'mails out',
  'mails in',
  'schedules',
  'functions',
  'table',
  'raw mails',
  'notices',
  'logs',
  'traces',
  'model',
] as const;
export type Line = (typeof lines)[number];

/** What mail costs with nothing around it. */
export const bareLines: readonly Line[] = ['mails out', 'mails in'];

const gb = 1e9;

function runSeconds(name: string): number {
  const known = Object.entries(allowances.runSeconds).find(([start]) => name.startsWith(start));
  return known?.[1] ?? 0;
}

/** Memory of functions in MB, by their names. */
export type Memory = Measured['memoryMb'];

const runsIn = ({ runs }: Counts): number =>
  Object.values(runs).reduce((sum, number) => sum + number, 0);

function functionsBill(counts: Counts, memory: Memory): number {
  const { runs, modelCalls } = counts;
  const gbSeconds = Object.entries(runs).map(
    ([name, number]) => number * runSeconds(name) * ((memory[name] ?? 0) / 1024),
  );
  const waiting = modelCalls * allowances.modelSeconds * ((memory['inbound.email'] ?? 0) / 1024);
  const computed = gbSeconds.reduce((sum, number) => sum + number, waiting);
  return runsIn(counts) * prices.lambdaRequest + computed * prices.lambdaGbSecond;
}

function logsBill(counts: Counts): number {
  return (
    ((counts.logBytes + runsIn(counts) * allowances.platformLogBytes) / gb) *
    (prices.logGb + prices.logScannedGb)
  );
}

function modelBill({ modelCalls, modelInstructions, modelInput }: Counts): number {
  const tokens = (characters: number): number => characters / allowances.charactersPerToken;
  return (
    tokens(modelInstructions + modelInput) * prices.modelInput +
    modelCalls * allowances.modelOutputTokens * prices.modelOutput
  );
}

/** `people` had `days` days each. */
export function billOf(counts: Counts, people: number, days: number, memory: Memory): Bill {
  const month = allowances.daysPerMonth / (people * days);
  const rowsKept = (counts.rowBytes / (people * days)) * allowances.keptDays;
  return {
    'mails out': counts.mailsOut * prices.mailOut * month,
    'mails in':
      (counts.mailsIn * prices.mailIn + counts.inboundChunks * prices.inboundChunk) * month,
    schedules: counts.firings * prices.firing * month,
    functions: functionsBill(counts, memory) * month,
    table:
      (counts.readUnits * prices.readUnit + counts.writeUnits * prices.writeUnit) * month +
      (rowsKept / gb) * prices.tableGbMonth,
    'raw mails':
      (counts.objectPuts * prices.objectPut + counts.objectGets * prices.objectGet) * month,
    notices: counts.notices * prices.topicPublish * month,
    logs: logsBill(counts) * month,
    traces: runsIn(counts) * allowances.tracedShare * prices.trace * month,
    model: modelBill(counts) * month,
  };
}

export const totalOf = (bill: Bill, which: readonly Line[] = lines): number =>
  which.reduce((sum, line) => sum + bill[line], 0);

/** Dollars a month for what is there whether anybody is or not. */
export const fixedOf = (things: Readonly<Record<string, number>>): number =>
  Object.entries(monthly).reduce((sum, [thing, price]) => sum + price * (things[thing] ?? 0), 0);
