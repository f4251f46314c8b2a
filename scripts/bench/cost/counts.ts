/** What a month came to: everything that AWS, a carrier or a model asks money for. */
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Counting } from '../../cost/counting-run.ts';
import type { Counts } from '../../cost/measured.ts';
import type { Asked as ModelAsked } from '../../cost/model-stand-in.ts';
import { rowBytesIn } from '../../cost/row-bytes.ts';
import type { Cloud } from '../../local/cloud.ts';
import { type Asked, arrive, beginning, type Living, liveOn } from './month.ts';
import { queueRequestsOf } from './queue.ts';
import { callsOf, type Spent, unitsOf } from './tally.ts';

export interface Month {
  readonly asked: Asked;
  readonly counts: Counts;
  readonly by: ReadonlyMap<FunctionName, Spent>;
  /** Bytes in the log by function. */
  readonly logs: Readonly<Record<string, number>>;
  readonly prompts: number;
  readonly replies: number;
  readonly signUps: number;
}

export const noCounts: Counts = {
  mailsOut: 0,
  mailsIn: 0,
  inboundChunks: 0,
  firings: 0,
  runs: {},
  readUnits: 0,
  writeUnits: 0,
  objectPuts: 0,
  objectGets: 0,
  notices: 0,
  logBytes: 0,
  rowBytes: 0,
  modelCalls: 0,
  modelInstructions: 0,
  modelInput: 0,
  modelOutput: 0,
  queueRequests: 0,
  batchedLetters: 0,
  apiRequests: 0,
  textSegments: 0,
  textsIn: 0,
};

const wholeChunk = 256 * 1024;

interface Snapshot {
  readonly runs: Readonly<Record<string, number>>;
  readonly logBytes: number;
  readonly logBytesOf: Readonly<Record<string, number>>;
  readonly rowBytes: number;
  readonly segments: number;
  readonly model: ModelAsked;
}

const snapshotOf = async (
  { run, cloud, asked }: Counting,
  { seen }: Living,
): Promise<Snapshot> => ({
  ...run.runtime.spent(),
  rowBytes: await rowBytesIn(run, cloud),
  segments: seen.segments,
  model: asked(),
});

function runsBetween({ runs: before }: Snapshot, { runs: after }: Snapshot): Counts['runs'] {
  const runs = Object.entries(after)
    .map(([name, number]) => [name, number - (before[name] ?? 0)] as const)
    .filter(([, number]) => number > 0);
  return Object.fromEntries(runs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function logsBetween({ functions }: Cloud, before: Snapshot, after: Snapshot): Month['logs'] {
  const bytes = ({ logBytesOf }: Snapshot, awsName: string) => logBytesOf[awsName] ?? 0;
  return Object.fromEntries(
    functions.map(({ name, awsName }) => [name, bytes(after, awsName) - bytes(before, awsName)]),
  );
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

const pageRuns = (runs: Counts['runs']): number =>
  sumOf(
    Object.entries(runs).map(([name, number]) => (/^(stages|inbound)\./.test(name) ? 0 : number)),
  );

/** Lines differ by the digits of a duration, and rows by those of a random id. */
const rounded = (bytes: number): number => Number(bytes.toPrecision(2));

function countsOf({ seen, tally, asked }: Living, before: Snapshot, after: Snapshot): Counts {
  const by = tally.by();
  const runs = runsBetween(before, after);
  const mailsIn = seen.mailBytes.length;
  const textsIn = runs['inbound.sms'] ?? 0;
  const { calls, instructions, input, output } = after.model;
  return {
    mailsOut: callsOf(by, 'SendRawEmail'),
    mailsIn,
    inboundChunks: sumOf(seen.mailBytes.map((bytes) => Math.floor(bytes / wholeChunk))),
    firings: seen.prompts,
    runs,
    readUnits: unitsOf(by, 'readUnits'),
    writeUnits: unitsOf(by, 'writeUnits'),
    // SES puts each mail it takes into our bucket, and we pay.
    objectPuts: mailsIn + callsOf(by, 'PutObject'),
    objectGets: callsOf(by, 'GetObject'),
    // What SES says of our own mails comes by the bus: here none bounces.
    notices: mailsIn + textsIn,
    logBytes: rounded(after.logBytes - before.logBytes),
    rowBytes: rounded(after.rowBytes - before.rowBytes),
    modelCalls: calls - before.model.calls,
    modelInstructions: instructions - before.model.instructions,
    modelInput: input - before.model.input,
    modelOutput: output - before.model.output,
    queueRequests: asked.way === 'queue' ? queueRequestsOf(seen.prompts, seen.batches) : 0,
    batchedLetters: asked.way === 'queue' ? seen.prompts - seen.batches : 0,
    apiRequests: pageRuns(runs),
    textSegments: after.segments - before.segments,
    textsIn,
  };
}

/** With their sign-ups, where letters come by mail; by text from the first morning on. */
export async function monthOf(counting: Counting, asked: Asked): Promise<Month> {
  const living = beginning(counting, asked);
  const { run, seen, tally } = living;
  const byText = asked.channel === 'sms';
  let before = await snapshotOf(counting, living);
  run.endpoint.calls.reset();
  await arrive(living);
  if (byText) {
    before = await snapshotOf(counting, living);
    seen.mailBytes.length = 0;
    run.endpoint.calls.reset();
  }
  await liveOn(living);
  const after = await snapshotOf(counting, living);
  return {
    asked,
    counts: countsOf(living, before, after),
    by: tally.by(),
    logs: logsBetween(counting.cloud, before, after),
    prompts: seen.prompts,
    replies: seen.replies,
    signUps: byText ? 0 : asked.users,
  };
}
