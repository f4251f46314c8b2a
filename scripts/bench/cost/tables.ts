/** The month as tables: what it costs line by line, what each way spends, and the goals. */
import { allowances, asOf, type ModelName, models } from '../../cost/prices.ts';
import {
  type Bill,
  bareLines,
  type Line,
  lines,
  overheadLines,
  totalOf,
} from '../../cost/work-out.ts';
import { centsTable } from './cents.ts';
import { careful, carefulTexts, moonshot } from './columns.ts';
import type { Month } from './counts.ts';
import {
  columnModel,
  type Goal,
  isMissed,
  type Lived,
  monthBill,
  queueWithModel,
  shareAsOnPaper,
  shareOf,
  unitsEach,
  wordBill,
} from './goals.ts';

type Column = Readonly<Partial<Record<Line, number>>>;

const cell = (text: string): string => text.padStart(11);
const milli = (value: number | undefined): string =>
  cell(value === undefined ? '-' : value.toFixed(value < 10 ? 3 : 1));
const row = (title: string, cells: readonly string[]): string =>
  `${title.padEnd(34)}${cells.join('')}`;

const ofBill = (bill: Bill): Column =>
  Object.fromEntries(lines.map((line) => [line, bill[line] * 1000]));

const sum = (column: Column, which: readonly Line[]): number =>
  which.reduce((all, line) => all + (column[line] ?? 0), 0);

function billTable(titles: readonly string[], columns: readonly Column[]): readonly string[] {
  const shown = lines.filter((line) => columns.some((column) => (column[line] ?? 0) > 0));
  const share = (column: Column, which: readonly Line[]) =>
    cell(`${((100 * sum(column, which)) / sum(column, bareLines)).toFixed(2)} %`);
  return [
    row('m$ a user and month', titles.map(cell)),
    ...shown.map((line) =>
      row(
        line,
        columns.map((column) => milli(column[line])),
      ),
    ),
    row(
      'AWS overhead',
      columns.map((column) => milli(sum(column, overheadLines))),
    ),
    row(
      '  of the delivery price',
      columns.map((column) => share(column, overheadLines)),
    ),
    row(
      '  with the model',
      columns.map((column) => share(column, [...overheadLines, 'model'])),
    ),
  ];
}

interface Way {
  readonly says: string;
  readonly of: (name: string) => boolean;
  readonly times: number;
  readonly waits: string;
}

function wayRow(month: Month, { says, of, times, waits }: Way): string {
  const units = (kind: 'writeUnits' | 'readUnits') =>
    cell(unitsEach(month, kind, of, times).toFixed(2));
  return row(says, [units('writeUnits'), units('readUnits'), cell(waits), cell(String(times))]);
}

function wayTable({ direct, model, waits }: Lived): readonly string[] {
  const starting = (start: string) => (name: string) => name.startsWith(start);
  const { counts, signUps } = direct;
  const ways: readonly Way[] = [
    { says: 'a prompt', of: starting('stages.'), times: direct.prompts, waits: `${waits.prompt}` },
    {
      says: 'a reply',
      of: starting('inbound.email'),
      times: direct.replies,
      waits: `${waits.reply}`,
    },
    {
      says: 'a sign-up',
      of: starting('onboarding.createUser'),
      times: signUps,
      waits: `${waits.signUp}`,
    },
    { says: 'its second page', of: starting('onboarding.day0'), times: signUps, waits: '-' },
    {
      says: 'what SES tells of a letter',
      of: starting('inbound.deliveryEvents'),
      times: counts.mailsOut,
      waits: '-',
    },
  ];
  return [
    row('each time, counters too', ['write', 'read', 'in a row', 'times'].map(cell)),
    ...ways.map((way) => wayRow(direct, way)),
    wayRow(model, {
      says: 'a reply, with the model',
      of: starting('inbound.email'),
      times: model.replies,
      waits: '-',
    }),
  ];
}

const shownFigure = ({ figure, unit }: Goal): string =>
  unit === '%' ? `${figure.toFixed(2)} %` : figure.toFixed(unit === 'calls' ? 0 : 2);

export const goalTable = (goals: readonly Goal[]): readonly string[] => [
  row('goal', ['at most', 'is'].map(cell)),
  ...goals.map((goal) => {
    const most = `${goal.most}${goal.unit === '%' ? ' %' : ''}`;
    const cells = [cell(most), cell(shownFigure(goal)), isMissed(goal) ? '  missed' : ''];
    return `${goal.says.padEnd(52)}${cells.join('')}`;
  }),
];

/** How often, of a user's month. */
function countsLine({ asked, counts, prompts, replies }: Month): string {
  const month = 30 / (asked.users * asked.days);
  const each = (number: number) => Number((number * month).toFixed(1));
  return (
    `${asked.users} people, ${asked.days} days: ${each(prompts)} prompts and ${each(replies)} ` +
    `replies a month, ${each(counts.mailsOut)} mails and ${each(counts.textSegments)} segments out`
  );
}

/** The columns on paper do without it. */
function wordLines(lived: Lived): readonly string[] {
  const { direct, queue, model } = lived;
  const each = totalOf(wordBill(direct), overheadLines);
  const share = (100 * each) / totalOf(monthBill(direct), bareLines);
  const without = (month: Month, bill: Bill) => `${shareAsOnPaper(month, bill).toFixed(2)} %`;
  return [
    `Of the overhead ${(each * 1000).toFixed(3)} m$ (${share.toFixed(2)} %) is for SES's word about each letter. The`,
    'columns on paper, by which the goals were set, do without it and the notice of each reply. So',
    `counted: with the queue ${without(queue, monthBill(queue))}, without ${without(direct, monthBill(direct))}; and the model ` +
      `${without(direct, queueWithModel(lived))} and ${without(model, monthBill(model))}.`,
  ];
}

function modelLines({ direct, queue, model, ...rest }: Lived): readonly string[] {
  const { modelCalls, modelOutput } = model.counts;
  const asked = (100 * modelCalls) / Math.max(1, model.replies + model.signUps);
  const said = modelOutput / allowances.charactersPerToken.input / Math.max(1, modelCalls);
  const at = (name: ModelName) => {
    const here = shareOf(monthBill(model, name)).toFixed(1);
    const queued = shareOf(queueWithModel({ direct, queue, model, ...rest }, name)).toFixed(1);
    return `${name} ${here} %, with the queue ${queued} %`;
  };
  return [
    `The model reads ${asked.toFixed(0)} % of the replies; its answer is ${said.toFixed(0)} tokens, priced with`,
    `${allowances.modelThoughtTokens[columnModel]} of thoughts. Overhead and model: ${(Object.keys(models) as ModelName[]).map(at).join('; ')}.`,
  ];
}

export function report(lived: Lived, goals: readonly Goal[]): readonly string[] {
  const { direct, queue, model, texts } = lived;
  return [
    countsLine(direct),
    `Prices as of ${asOf}, the model's those of ${columnModel}; one sign-up each; rows as at the end.`,
    '',
    ...billTable(
      ['careful', 'moonshot', 'direct', 'queue', 'and model'],
      [careful, moonshot, ...[direct, queue, model].map((month) => ofBill(monthBill(month)))],
    ),
    '',
    ...wordLines(lived),
    ...modelLines(lived),
    '',
    `By text: ${countsLine(texts)}`,
    ...billTable(['careful', 'direct'], [carefulTexts, ofBill(monthBill(texts))]),
    '',
    ...wayTable(lived),
    '',
    ...centsTable(model),
    '',
    ...goalTable(goals),
  ];
}
