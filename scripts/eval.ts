/** `npm run eval [-- --all] [-- --model]`: how well replies are read, and the worst failures. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ItemStatus } from '#shared/domain/checklist.ts';
import { type Command, readCommand } from '#shared/domain/replies/commands.ts';
import {
  type Body,
  bodyResultOf,
  filesIn,
  linesOf,
  type MailResult,
  mailResultOf,
  type Result,
  resultOf,
} from './eval/corpora.ts';
import type { ReplyCase } from './eval/score.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, model: { type: 'boolean' } } });
const at = (path: string): string => fileURLToPath(new URL(`../test/${path}`, import.meta.url));
/** Failures shown of each kind, unless all are asked for. */
const most = values.all ? Number.POSITIVE_INFINITY : 5;

const settings = {
  openAiApiKey: values.model ? (process.env['OPENAI_API_KEY'] ?? '') : '',
  openAiBaseUrl: process.env['OPENAI_BASE_URL'] ?? '',
  openAiModel: process.env['OPENAI_MODEL'] ?? 'gpt-5.6-luna',
};

const say = (line = ''): void => console.log(line);
const share = (some: number, all: number): string =>
  `${String(some).padStart(4)} of ${String(all).padStart(4)}  ${((100 * some) / all).toFixed(1)} %`;
const onOneLine = (text: string): string => JSON.stringify(text).slice(0, 240);

async function interpretation(): Promise<void> {
  say('Replies read exactly (items, order, status, tomorrow, intent, date)');
  const files = [at('domain/replies/dev-corpus.jsonl'), ...filesIn(at('replies'), '.jsonl')];
  const worst: Result[] = [];
  for (const file of files) {
    const results: Result[] = [];
    // The corpora are ours; one by one, so that a model is not asked a hundred things at once.
    for (const one of linesOf(file)) results.push(await resultOf(one as ReplyCase, settings));
    const lost = results.flatMap((result) => result.lost).length;
    const invented = results.flatMap((result) => result.invented).length;
    const exact = results.filter((result) => result.exact).length;
    const name = file.split('/').at(-1) ?? file;
    say(`  ${name.padEnd(26)} ${share(exact, results.length)}, lost ${lost}, invented ${invented}`);
    worst.push(...results.filter((result) => !result.exact));
  }
  worst.sort((a, b) => badness(b) - badness(a));
  for (const result of worst.slice(0, most)) showReading(result);
  if (worst.length > most) say(`  ... and ${worst.length - most} more: npm run eval -- --all`);
}

/** A lost item is worse than an invented one, and that than a wrong status. */
function badness({ lost, invented, reply, lists }: Result): number {
  const wanted = reply.expect.items.length + reply.expect.tomorrow.length;
  const got = lists.items.length + lists.tomorrow.length;
  return 100 * lost.length + 10 * invented.length + Math.abs(wanted - got);
}

interface Shown {
  readonly text: string | readonly string[];
  readonly status?: ItemStatus;
}

const shownItems = (items: readonly Shown[]): string =>
  items
    .map(({ text, status = 'open' }) => `${status}: ${typeof text === 'string' ? text : text[0]}`)
    .join(' | ');

function showReading({ reply, lists, reading }: Result): void {
  const { expect } = reply;
  say(`\n  ${reply.id} (${reply.stage}) ${onOneLine(reply.reply)}`);
  say(`    list      ${shownItems(reply.items)}`);
  say(`    wanted    ${shownItems(expect.items)}`);
  say(`    got       ${shownItems(lists.items)}`);
  const later = [shownItems(expect.tomorrow), shownItems(lists.tomorrow)];
  if (later[0] !== later[1]) say(`    tomorrow  wanted ${later[0]}; got ${later[1]}`);
  const intents = [expect.intent, reading.intent].map(String);
  if (intents[0] !== intents[1]) say(`    intent    wanted ${intents[0]}; got ${intents[1]}`);
  const dates = [expect.pauseUntil ?? 'none', reading.pauseUntil ?? 'none'];
  if (dates[0] !== dates[1]) say(`    until     wanted ${dates[0]}; got ${dates[1]}`);
  if (reading.fallback) say(`    the model was not used: ${reading.fallback}`);
}

interface IntentCase extends Omit<Command, 'intent'> {
  readonly id: string;
  readonly reply: string;
  readonly intent: Command['intent'] | null;
  readonly via?: 'email' | 'sms';
  readonly from?: string;
}

function intents(): void {
  say('\nIntents with their dates, times, zones and numbers');
  const cases = linesOf(at('domain/replies/intents.jsonl')) as readonly IntentCase[];
  const wrong = cases.flatMap(
    ({ id, reply, via = 'email', from = 'America/Chicago', intent, ...more }) => {
      const got = readCommand(reply, { today: '2026-03-11', channel: via, zone: from });
      const [wanted, read] = [{ intent, ...more }, got ?? { intent: null }].map(sorted);
      return wanted === read ? [] : [`${id} ${onOneLine(reply)} wanted ${wanted}, got ${read}`];
    },
  );
  say(`  intents.jsonl              ${share(cases.length - wrong.length, cases.length)}`);
  for (const line of wrong.slice(0, most)) say(`  ${line}`);
}

const sorted = (value: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));

async function mails(): Promise<void> {
  const results: MailResult[] = [];
  for (const file of filesIn(at('replies'), '.eml')) results.push(await mailResultOf(file));
  cutDown('Mails cut down to what their writers typed', results);
  const bodies = linesOf(at('domain/replies/bodies.jsonl')) as readonly Body[];
  cutDown('Bodies by who knew no reader, cut down the same way', bodies.map(bodyResultOf));
}

function cutDown(title: string, results: readonly MailResult[]): void {
  say(`\n${title}`);
  const count = (fits: (result: MailResult) => boolean) => results.filter(fits).length;
  const all = results.length;
  say(
    `  exact                      ${share(
      count(({ exact }) => exact),
      all,
    )}`,
  );
  say(
    `  without a lost word        ${share(
      count(({ lost }) => lost.length === 0),
      all,
    )}`,
  );
  say(
    `  without another's word     ${share(
      count(({ leaked }) => leaked.length === 0),
      all,
    )}`,
  );
  const cost = ({ lost, leaked }: MailResult): number => 10 * lost.length + leaked.length;
  const worst = results.filter(({ exact }) => !exact).sort((a, b) => cost(b) - cost(a));
  for (const { name, wanted, got } of worst.slice(0, most)) {
    say(`\n  ${name}\n    wanted ${onOneLine(wanted)}\n    got    ${onOneLine(got)}`);
  }
}

await interpretation();
intents();
await mails();
