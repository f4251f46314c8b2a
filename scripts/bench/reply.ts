/** `npm run bench:reply [-- --rounds 9 --strict]`: what reading a mail costs, MIME to edits. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import EmailReplyParser from 'email-reply-parser';
import { simpleParser } from 'mailparser';
import { theReader } from '#functions/adapters/reader-model.ts';
import { readReply } from '#shared/domain/replies/read-reply.ts';
import { filesIn } from '../eval/corpora.ts';
import { fromMail } from '../extracted.ts';
import { hostileMails, mailOf, wordsOf } from './reply-mails.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    strict: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.');

const items = ['Finish the deck', 'Call Mom', 'Go for a walk', 'Email Raj re: lease'].map(
  (text, at) => ({ id: `i${at + 1}`, text, status: 'open' as const, firstDay: '2026-03-11' }),
);
const asked = (reply: string) => ({
  stage: 'MIDDAY_CHECKIN' as const,
  today: '2026-03-11',
  zone: 'America/Chicago',
  items,
  reply,
  newId: (n: number) => `n${n}`,
});

/** Rounds that are not counted: what a process does first, it does slowly. */
const warmUp = 4;

type Reader = (raw: Buffer) => Promise<unknown>;
const parser = new EmailReplyParser();

/** Ours goes on to the edits; theirs ends with the words of the reply. */
const ours: Reader = async (raw) =>
  readReply(asked((await fromMail(raw)).reply), await theReader());
const theirs: Reader = async (raw) => parser.parseReply((await simpleParser(raw)).text ?? '');

/** Milliseconds of CPU, of all threads of this process, for one pass over the mails. */
async function cpuOf(read: Reader, mails: readonly Buffer[]): Promise<number> {
  const before = process.cpuUsage();
  for (const mail of mails) await read(mail);
  return cpuSince(before);
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const say = (line = ''): void => console.log(line);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** What was missed of the limits; `--strict` makes it the exit status. */
const missed: string[] = [];

/** Says a figure with its limit behind it; without one, the figure alone. */
function report(name: string, shown: string, limit = '', within = true): void {
  if (!within) missed.push(name.trim());
  const verdict = limit === '' ? '' : `   ${limit}${within ? '' : '   MISSED'}`;
  say(`  ${name.padEnd(44)}${shown.padStart(9)}${verdict}`);
}
const reportTime = (name: string, time: number, most?: number): void =>
  most === undefined
    ? report(name, ms(time))
    : report(name, ms(time), `at most ${most} ms`, time <= most);

async function compare(): Promise<void> {
  const folder = fileURLToPath(new URL('../../test/replies', import.meta.url));
  const mails = filesIn(folder, '.eml').map((file) => readFileSync(file));
  const times = { ours: [] as number[], theirs: [] as number[] };
  // The first rounds warm both up; they take turns, so that what else the machine does falls on
  // both alike.
  for (let round = -warmUp; round < rounds; round++) {
    const first = round % 2 === 0;
    const one = await cpuOf(first ? ours : theirs, mails);
    const other = await cpuOf(first ? theirs : ours, mails);
    if (round < 0) continue;
    times.ours.push((first ? one : other) / mails.length);
    times.theirs.push((first ? other : one) / mails.length);
  }
  const ratio = median(times.ours.map((mine, at) => (times.theirs[at] ?? 0) / mine));
  say(`CPU a mail, medians of ${rounds} interleaved rounds over ${mails.length} mails`);
  reportTime('ours: MIME, visible text, edits', median(times.ours));
  reportTime('theirs: mailparser, then email-reply-parser', median(times.theirs));
  report('ratio, theirs to ours', ratio.toFixed(2));
}

/** Sizes in KB, and the milliseconds allowed: ten times the size, about ten times the time. */
const sizes: readonly (readonly [kilobytes: number, most?: number])[] = [
  [1],
  [10],
  [100],
  [1_000, 100],
  [9_900],
];

async function growth(): Promise<void> {
  say(
    '\nCPU by the size of the mail (a reply above a quoted thread; linear up to 512 K characters,',
  );
  say('beyond which a body is not looked at)');
  for (const kind of ['text', 'html'] as const) {
    for (const [kilobytes, most] of sizes) {
      const mail = mailOf(kind, kilobytes * 1_024);
      const times: number[] = [];
      for (let round = 0; round < 5; round++) times.push(await cpuOf(ours, [mail]));
      reportTime(`${kind} ${String(kilobytes).padStart(6)} KB`, median(times), most);
    }
  }
}

/** Of each length: replies read that are not counted, and those whose median is. */
const readings: readonly (readonly [
  words: number,
  first: number,
  counted: number,
  most?: number,
])[] = [
  [60, 0, 200],
  [60, 200, 400, 12],
  [1_000, 0, 9],
  [10_000, 0, 9, 200],
];

async function reading(): Promise<void> {
  const reader = await theReader();
  say('\nThe reader alone, by the words of the reply (of a longer one the first 1,000 are read)');
  for (const [words, first, counted, most] of readings) {
    const reply = wordsOf(words);
    for (let round = 0; round < first; round++) await readReply(asked(reply), reader);
    const times: number[] = [];
    for (let round = 0; round < counted; round++) {
      const before = process.cpuUsage();
      await readReply(asked(reply), reader);
      times.push(cpuSince(before));
    }
    const when =
      words > 60 ? '' : first === 0 ? `, the first ${counted} of a process` : ', from then on';
    reportTime(`${String(words).padStart(6)} words${when}`, median(times), most);
  }
}

async function hostile(): Promise<void> {
  say('\nCrafted mails: CPU, and memory above what was in use before');
  for (const [name, mail] of hostileMails()) {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed)), 5);
    const cpu = await cpuOf(ours, [mail]);
    clearInterval(watch);
    peak = Math.max(peak, process.memoryUsage().heapUsed);
    const megabytes = Math.round((peak - before) / 1_048_576);
    report(name, ms(cpu), `at most 1 s; ${megabytes} MB`, cpu <= 1_000);
  }
}

await compare();
await reading();
await growth();
await hostile();
say(missed.length === 0 ? '\nAll limits are kept.' : `\nMissed: ${missed.join('; ')}.`);
if (values.strict && missed.length > 0) process.exitCode = 1;
