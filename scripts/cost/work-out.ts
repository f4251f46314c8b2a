/** From counts to dollars: what a user's month costs, line by line, and what a month itself. */
import { untraced } from '#lib/untraced.ts';
import type { Counts, Measured } from './measured.ts';
import { allowances, type ModelName, models, monthly, prices } from './prices.ts';

/** Dollars per user and month. */
export type Bill = Readonly<Record<Line, number>>;

export const lines = [
  'mails out',
  'mails in',
  'texts',
  'schedules',
  'queues',
  'functions',
  'table',
  'raw mails',
  'notices',
  'logs',
  'traces',
  'pages',
  'model',
] as const;
export type Line = (typeof lines)[number];

/** What mails and texts cost with nothing around them. */
export const bareLines: readonly Line[] = ['mails out', 'mails in', 'texts'];

/** What AWS asks beside that, without the model's own price. */
export const overheadLines: readonly Line[] = lines.filter(
  (line) => !bareLines.includes(line) && line !== 'model',
);

/** What a bill takes for granted. */
export interface Assumed {
  /** How long rows stay; a year, unless said otherwise. */
  readonly keptDays?: number;
  /** The one that `OPENAI_MODEL` names by default, unless said otherwise. */
  readonly model?: ModelName;
}

const gb = 1e9;

function runSeconds(name: string): number {
  const known = Object.entries(allowances.runSeconds).find(([start]) => name.startsWith(start));
  return known?.[1] ?? 0;
}

/** Memory of functions in MB, by their names. */
export type Memory = Measured['memoryMb'];

const runsIn = ({ runs }: Counts): number =>
  Object.values(runs).reduce((sum, number) => sum + number, 0);

const isTraced = (name: string): boolean => !([...untraced] as readonly string[]).includes(name);

const tracedIn = ({ runs }: Counts): number =>
  Object.entries(runs).reduce((sum, [name, number]) => sum + (isTraced(name) ? number : 0), 0);

function functionsBill(counts: Counts, memory: Memory): number {
  const { runs, modelCalls } = counts;
  const gbSeconds = Object.entries(runs).map(
    ([name, number]) => number * runSeconds(name) * ((memory[name] ?? 0) / 1024),
  );
  const waiting = modelCalls * allowances.modelSeconds * ((memory['inbound.email'] ?? 0) / 1024);
  // The first of each batch waits for nobody.
  const turns = counts.batchedLetters * allowances.turnSeconds;
  const inBatches = turns * ((memory['stages.morning'] ?? 0) / 1024);
  const computed = gbSeconds.reduce((sum, number) => sum + number, waiting + inBatches);
  return runsIn(counts) * prices.lambdaRequest + computed * prices.lambdaGbSecond;
}

/** Of Lambda's own lines there are those of failures alone. */
const logsBill = ({ logBytes }: Counts): number =>
  (logBytes / gb) * (prices.logGb + prices.logScannedGb);

function modelBill(counts: Counts, model: ModelName): number {
  const { modelCalls, modelInstructions, modelInput, modelOutput } = counts;
  const { instructions, input } = allowances.charactersPerToken;
  const price = models[model];
  const thoughts = modelCalls * allowances.modelThoughtTokens[model];
  return (
    (modelInstructions / instructions + modelInput / input) * price.input +
    (modelOutput / input + thoughts) * price.output
  );
}

const textsBill = ({ textSegments, textsIn }: Counts): number =>
  textSegments * prices.textSegment + textsIn * prices.textIn;

/** `people` had `days` days each. */
export function billOf(
  counts: Counts,
  people: number,
  days: number,
  memory: Memory,
  { keptDays = allowances.keptDays, model = 'gpt-5.6-luna' }: Assumed = {},
): Bill {
  const month = allowances.daysPerMonth / (people * days);
  const rowsKept = (counts.rowBytes / (people * days)) * keptDays;
  return {
    'mails out': counts.mailsOut * prices.mailOut * month,
    'mails in':
      (counts.mailsIn * prices.mailIn + counts.inboundChunks * prices.inboundChunk) * month,
    texts: textsBill(counts) * month,
    schedules: counts.firings * prices.firing * month,
    queues: counts.queueRequests * prices.queueRequest * month,
    functions: functionsBill(counts, memory) * month,
    table:
      (counts.readUnits * prices.readUnit + counts.writeUnits * prices.writeUnit) * month +
      (rowsKept / gb) * prices.tableGbMonth,
    'raw mails':
      (counts.objectPuts * prices.objectPut + counts.objectGets * prices.objectGet) * month,
    notices: counts.notices * prices.topicPublish * month,
    logs: logsBill(counts) * month,
    traces: tracedIn(counts) * allowances.tracedShare * prices.trace * month,
    pages: counts.apiRequests * prices.apiRequest * month,
    model: modelBill(counts, model) * month,
  };
}

export const totalOf = (bill: Bill, which: readonly Line[] = lines): number =>
  which.reduce((sum, line) => sum + bill[line], 0);

/** Dollars a month for what is there whether anybody is or not. */
export const fixedOf = (things: Readonly<Record<string, number>>): number =>
  Object.entries(monthly).reduce((sum, [thing, price]) => sum + price * (things[thing] ?? 0), 0);
