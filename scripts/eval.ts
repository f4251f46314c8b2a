/**
 * `npm run eval [-- FILES] [-- --all] [-- --folder MODEL]`: how well replies are read, and the worst
 * failures. With files of labelled replies, by stage, difficulty, length, language and author.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadReader, sourceFolder } from '#functions/adapters/reader-model.ts';
import type { ItemStatus } from '#shared/domain/checklist.ts';
import {
  type Body,
  bodyResultOf,
  filesIn,
  linesOf,
  type MailResult,
  mailResultOf,
} from './eval/corpora.ts';
import { type LabelledResult, labelledResultOf } from './eval/labelled.ts';
import {
  dataFiles,
  type LabelledReply,
  labelledReplies,
  outcomeOf,
} from './train/labelled-replies.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, folder: { type: 'string', default: sourceFolder } },
});
const at = (path: string): string => fileURLToPath(new URL(`../test/${path}`, import.meta.url));
/** Failures shown of each kind, unless all are asked for. */
const most = values.all ? Number.POSITIVE_INFINITY : 5;

const reader = await loadReader(values.folder);

const say = (line = ''): void => console.log(line);
const share = (some: number, all: number): string =>
  `${String(some).padStart(4)} of ${String(all).padStart(4)}  ${((100 * some) / all).toFixed(1)} %`;
const onOneLine = (text: string): string => JSON.stringify(text).slice(0, 240);

interface Shown {
  readonly text: string | readonly string[];
  readonly status?: ItemStatus;
}

const shownItems = (items: readonly Shown[]): string =>
  items
    .map(({ text, status = 'open' }) => `${status}: ${typeof text === 'string' ? text : text[0]}`)
    .join(' | ');

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
    `asked ${percent(
      sum(({ reading }) => Number(reading.question !== undefined)),
      results.length,
    )}`,
    `exact with answers ${percent(
      sum(({ isSettled }) => Number(isSettled)),
      results.length,
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

async function readAll(replies: readonly LabelledReply[]): Promise<readonly LabelledResult[]> {
  const results: LabelledResult[] = [];
  for (const reply of replies) results.push(await labelledResultOf(reply, reader));
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
  say(`    got       ${shownItems(lists.items)} | later ${shownItems(lists.later)}`);
  if (wanted.intent !== reading.intent)
    say(`    intent    wanted ${wanted.intent}; got ${reading.intent}`);
}

async function labelled(files: readonly string[]): Promise<void> {
  const results = await readAll(files.flatMap(labelledReplies));
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
  groups(await readAll(dataFiles().flatMap(labelledReplies)), ({ labelled: { split } }) => split);
  say();
}

/** How often a change of the validation authors was meant, by how sure the reader was. */
async function reliability(): Promise<void> {
  const replies = dataFiles().flatMap(labelledReplies);
  const results = await readAll(replies.filter(({ split }) => split === 'validation'));
  say('Changes to old items, by how sure the reader was: how many were meant');
  const bins = new Map<number, [right: number, all: number]>();
  for (const { labelled: one, reading, lists } of results)
    for (const { id, kind, sure } of reading.evidence ?? []) {
      const at = Number(id.slice(1)) - 1;
      const [wanted, got] = [outcomeOf(one).items[at], lists.items.find((item) => item.id === id)];
      if (!id.startsWith('i') || kind === 'rename' || !wanted || !got) continue;
      const bin = bins.get(Math.floor(sure * 10)) ?? [0, 0];
      bins.set(Math.floor(sure * 10), [bin[0] + Number(wanted.status === got.status), bin[1] + 1]);
    }
  for (const [bin, [right, all]] of [...bins].sort(([a], [b]) => a - b))
    say(`  from 0.${bin}  ${share(right, all)}`);
}

if (positionals.length > 0) await labelled(positionals);
else {
  await splits();
  await reliability();
  await mails();
}
