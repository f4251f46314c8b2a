/**
 * `npm run eval [-- FILES] [-- --all] [-- --model]`: how well replies are read, and the worst
 * failures. With files of labelled replies, by stage, difficulty, length, language and author.
 */
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
import { type LabelledResult, labelledResultOf } from './eval/labelled.ts';
import type { ReplyCase } from './eval/score.ts';
import { dataFiles, labelledReplies, outcomeOf } from './train/labelled-replies.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, model: { type: 'boolean' } },
});
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

const percent = (some: number, all: number): string =>
  all === 0 ? '-' : `${((100 * some) / all).toFixed(1)} %`;

function scoreLine(name: string, results: readonly LabelledResult[]): string {
  const sum = (figure: (result: LabelledResult) => number): number =>
    results.reduce((total, result) => total + figure(result), 0);
  const [harmful, changed] = [sum((one) => one.harmful), sum((one) => one.changed)];
  return [
    `  ${name.padEnd(22)} ${String(results.length).padStart(5)}`,
    `exact ${percent(
      sum(({ exact }) => Number(exact)),
      results.length,
    ).padStart(7)}`,
    `lost ${sum(({ lost }) => lost)}`,
    `invented ${sum(({ invented }) => invented)}`,
    `harmful ${harmful} of ${changed} (${percent(harmful, changed)})`,
    `new items ${percent(
      sum(({ foundNew }) => foundNew),
      sum(({ wantedNew }) => wantedNew),
    )}`,
  ].join('  ');
}

/** Numbered so that they sort by length. */
function lengthOf(reply: string): string {
  const count = reply.split(/\s+/).length;
  if (count <= 5) return 'words  1-5';
  if (count <= 15) return 'words  6-15';
  return count <= 40 ? 'words 16-40' : 'words 41 and more';
}

async function readAll(files: readonly string[]): Promise<readonly LabelledResult[]> {
  const results: LabelledResult[] = [];
  // One by one, so that a model is not asked a hundred things at once.
  for (const reply of files.flatMap(labelledReplies))
    results.push(await labelledResultOf(reply, settings));
  return results;
}

function groups(
  results: readonly LabelledResult[],
  nameOf: (result: LabelledResult) => string,
): void {
  const names = [...new Set(results.map(nameOf))].sort();
  for (const name of names)
    say(
      scoreLine(
        name,
        results.filter((result) => nameOf(result) === name),
      ),
    );
}

function showLabelled({ labelled, lists, reading }: LabelledResult): void {
  const wanted = outcomeOf(labelled);
  say(`\n  ${labelled.id} (${labelled.stage}) ${onOneLine(labelled.reply)}`);
  say(`    list      ${shownItems(labelled.items)}`);
  say(`    wanted    ${shownItems(wanted.items)} | later ${shownItems(wanted.later)}`);
  say(`    got       ${shownItems(lists.items)} | later ${shownItems(lists.tomorrow)}`);
  if (wanted.intent !== reading.intent)
    say(`    intent    wanted ${wanted.intent}; got ${reading.intent}`);
}

async function labelled(files: readonly string[]): Promise<void> {
  const results = await readAll(files);
  say(scoreLine('all', results));
  groups(results, ({ labelled: { stage } }) => stage);
  groups(results, ({ labelled: { difficulty } }) => `difficulty ${difficulty}`);
  groups(results, ({ labelled: { reply } }) => lengthOf(reply));
  groups(results, ({ labelled: { language } }) => `language ${language}`);
  groups(results, ({ labelled: { author } }) => `author ${author}`);
  // The replies of test authors are counted and never looked at one by one.
  const failures = results.filter(({ exact, labelled: { split } }) => !exact && split !== 'test');
  failures.sort((a, b) => b.harmful + b.lost - a.harmful - a.lost);
  for (const failure of failures.slice(0, most)) showLabelled(failure);
}

async function splits(): Promise<void> {
  say('Labelled replies, by what their authors are for');
  groups(await readAll(dataFiles()), ({ labelled: { split } }) => split);
  say();
}

if (positionals.length > 0) await labelled(positionals);
else {
  await splits();
  await interpretation();
  intents();
  await mails();
}
