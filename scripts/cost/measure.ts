/** Lives some days of some people through the real functions, and counts what AWS would bill. */
import type { Key } from '#functions/store/keys.ts';
import { wholeTable } from '#functions/store/whole-table.ts';
import { instantOf } from '#shared/domain/local-date.ts';
import type { Template } from '../build/template.ts';
import type { CallSeen } from '../local/aws/types.ts';
import { type Cloud, readCloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import { operatorTable } from '../local/operator-table.ts';
import { confirm, signUp, startPassingRun } from '../local/passing-run.ts';
import { thingsIn } from './bill.ts';
import type { Counts, Measured } from './measured.ts';
import { type Asked, modelStandIn } from './model-stand-in.ts';

const users = 4;
const days = 4;
const zone = 'America/Chicago';
const firstDay = '2027-01-13';
const wholeChunk = 256 * 1024;

const dateOf = (day: number): string =>
  new Date(Date.parse(firstDay) + day * 86_400_000).toISOString().slice(0, 10);

const instant = (day: number, minute: number): number =>
  instantOf(dateOf(day), minute, zone)?.getTime() ?? 0;

/** What they plan and what they answer, always the same. */
const plan = 'Finish the slides\nCall the dentist\nBuy milk and eggs\nGo for a walk';

/** By touchpoint, taking turns; the plain ones need no model, as about half of real ones. */
const answers = {
  MIDDAY_CHECKIN: [
    'done 1',
    'Slides are finished, and I moved the dentist to Friday. Also need to water the plants.',
    '1 and 2',
    'Got through the first two, milk can wait until tomorrow.',
  ],
  EVENING_REFLECTION: [
    'all done',
    'Long day. The walk did not happen, the rest did; tomorrow I want to write to Sam.',
    'done 3',
    'I think I bought the milk but forgot the eggs, add them for tomorrow please.',
  ],
} as const;

type Answered = keyof typeof answers;
const answered = Object.keys(answers) as readonly Answered[];

const answerOf = (stage: Answered, user: number, day: number): string =>
  answers[stage][(user + day) % answers[stage].length] ?? '';

/** With the letter below it, as mail programs send it. */
const mailOf = (from: string, to: string, said: string, letter: string, at: Date): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Today',
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${at.getTime()}.${from}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `${said}\r\n\r\nOn that day Anchor wrote:\r\n${letter.replace(/^/gm, '> ')}`,
  ].join('\r\n');

interface Counting {
  readonly run: LocalRun;
  readonly cloud: Cloud;
  /** What the model was asked so far; nothing where there is none. */
  readonly asked: () => Asked;
}

const nothing: Asked = { calls: 0, instructions: 0, input: 0, output: 0 };

async function withRun<Answer>(
  functions: Readonly<Record<string, string>>,
  asked: () => Asked,
  live: (counting: Counting) => Promise<Answer>,
): Promise<Answer> {
  // What runs every hour is the same for any number of users.
  const cloud = { ...readCloud(), jobs: [] };
  const run = await startPassingRun(cloud, { functions });
  return live({ run, cloud, asked }).finally(() => run.close());
}

/** Without a language model. */
const countingRules = <Answer>(live: (counting: Counting) => Promise<Answer>) =>
  withRun({}, () => nothing, live);

/** With a model that answers at once. */
async function countingModel<Answer>(live: (counting: Counting) => Promise<Answer>) {
  const stand = await modelStandIn();
  try {
    return await withRun({ OPENAI_BASE_URL: stand.url }, stand.asked, live);
  } finally {
    await stand.close();
  }
}

/** Holds back what SES says of mails until our rows are written; the answer lets it speak. */
function tellingLater({ endpoint, runtime }: LocalRun): () => Promise<void> {
  const held: (() => void)[] = [];
  endpoint.outcome(undefined, (say) => void held.push(say));
  return async () => {
    await runtime.atRest();
    for (const say of held.splice(0)) say();
    await runtime.atRest();
  };
}

/** How large the table is: what is kept of people is paid for by the month. */
async function rowBytesIn({ endpoint }: LocalRun, cloud: Cloud): Promise<number> {
  let bytes = 0;
  const table = wholeTable(operatorTable(endpoint.url, cloud), cloud.table.name);
  let at: Key | undefined;
  do {
    const { rows, next } = await table.page(0, 1, at);
    bytes += Buffer.byteLength(JSON.stringify(rows));
    at = next;
  } while (at);
  return bytes;
}

interface Living {
  readonly run: LocalRun;
  readonly mailsIn: number[];
  readonly settle: () => Promise<void>;
}

const addressOf = (user: number): string => `person-${user}@example.com`;

async function answer({ run, mailsIn, settle }: Living, user: number, said: string): Promise<void> {
  const from = addressOf(user);
  const letter = (await run.mailbox.list(from)).at(-1);
  const to = [letter?.headers['Reply-To'] ?? ''].flat()[0] ?? '';
  const raw = Buffer.from(mailOf(from, to, said, letter?.text ?? '', new Date(run.clock.now())));
  mailsIn.push(raw.length);
  await run.receive({ raw, from, to: [to], verdicts: {} });
  await settle();
}

/** Midday and evening are answered a quarter of an hour later, one person after the other. */
async function live(living: Living, day: number): Promise<number> {
  const { timekeeper } = living.run;
  let fired = 0;
  for (const [minute, stage] of [
    [6 * 60 + 15, undefined],
    [12 * 60 + 45, answered[0]],
    [18 * 60 + 15, answered[1]],
  ] as const) {
    fired += (await timekeeper.advanceTo(instant(day, minute))).fired.length;
    await living.settle();
    if (!stage) continue;
    for (let user = 0; user < users; user += 1) {
      await answer(living, user, answerOf(stage, user, day));
    }
  }
  return fired;
}

const rounded = (bytes: number): number => Number(bytes.toPrecision(2));

interface Snapshot {
  readonly spent: ReturnType<LocalRun['runtime']['spent']>;
  readonly rowBytes: number;
  readonly mailsOut: number;
  readonly asked: Asked;
}

const snapshot = async ({ run, cloud, asked }: Counting): Promise<Snapshot> => ({
  spent: run.runtime.spent(),
  rowBytes: await rowBytesIn(run, cloud),
  mailsOut: run.endpoint.outbox.all().length,
  asked: asked(),
});

/** From the first morning on: what a sign-up costs is paid once. */
async function count(measuring: Counting): Promise<Counts> {
  const { run } = measuring;
  const settle = tellingLater(run);
  await run.timekeeper.advanceTo(instant(-1, 19 * 60));
  for (let user = 0; user < users; user += 1)
    await confirm(run, await signUp(run, addressOf(user), zone, plan));
  await settle();
  await run.timekeeper.advanceTo(instant(0, 60));
  const before = await snapshot(measuring);
  run.endpoint.calls.reset();
  const living: Living = { run, mailsIn: [], settle };
  let firings = 0;
  for (let day = 0; day < days; day += 1) firings += await live(living, day);
  await run.timekeeper.advanceTo(instant(days - 1, 22 * 60));
  const calls = run.endpoint.calls.seen().filter(({ caller }) => caller !== undefined);
  return countsOf({ firings, mailsIn: living.mailsIn, calls }, before, await snapshot(measuring));
}

interface Lived {
  readonly firings: number;
  readonly mailsIn: readonly number[];
  readonly calls: readonly CallSeen[];
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

function runsBetween({ spent: before }: Snapshot, { spent: after }: Snapshot): Counts['runs'] {
  const runs = Object.entries(after.runs)
    .map(([name, number]) => [name, number - (before.runs[name] ?? 0)] as const)
    .filter(([, number]) => number > 0);
  return Object.fromEntries(runs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function countsOf({ firings, mailsIn, calls }: Lived, before: Snapshot, after: Snapshot): Counts {
  const runs = runsBetween(before, after);
  const of = (operation: string) => calls.filter((call) => call.operation === operation).length;
  return {
    mailsOut: after.mailsOut - before.mailsOut,
    mailsIn: mailsIn.length,
    inboundChunks: sumOf(mailsIn, (bytes) => Math.floor(bytes / wholeChunk)),
    firings,
    runs,
    readUnits: sumOf(calls, ({ readUnits }) => readUnits),
    writeUnits: sumOf(calls, ({ writeUnits }) => writeUnits),
    // SES puts each mail it takes into our bucket, and we pay.
    objectPuts: mailsIn.length + of('PutObject'),
    objectGets: of('GetObject'),
    // What SES says of our own mails comes by the bus: here none bounces.
    notices: mailsIn.length,
    logBytes: rounded(after.spent.logBytes - before.spent.logBytes),
    rowBytes: rounded(after.rowBytes - before.rowBytes),
    modelCalls: after.asked.calls - before.asked.calls,
    modelInstructions: after.asked.instructions - before.asked.instructions,
    modelInput: after.asked.input - before.asked.input,
    modelOutput: after.asked.output - before.asked.output,
  };
}

function memoryOf({ runs }: Counts): Measured['memoryMb'] {
  const ran = readCloud().functions.filter(({ name }) => name in runs);
  return Object.fromEntries(ran.map(({ name, memoryMb }) => [name, memoryMb]));
}

/** What is counted without a model. */
export const measureRules = (): Promise<Counts> => countingRules(count);

export async function measure(template: Template): Promise<Measured> {
  const rules = await measureRules();
  const model = await countingModel(count);
  return { users, days, rules, model, memoryMb: memoryOf(rules), things: thingsIn(template) };
}
