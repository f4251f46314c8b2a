/** From counts to dollars: what a user's month costs, line by line, as a part of the runbook. */
import { untraced } from '#lib/untraced.ts';
import { at, type Resource, type Template } from '../build/template.ts';
import type { Counts, Measured } from './measured.ts';
import { allowances, asOf, estimated, model, monthly, prices, sources } from './prices.ts';

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

/** What mails cost with nothing around them. */
export const bareLines: readonly Line[] = ['mails out', 'mails in'];

const gb = 1e9;

function runSeconds(name: string): number {
  const known = Object.entries(allowances.runSeconds).find(([start]) => name.startsWith(start));
  return known?.[1] ?? 0;
}

const runsIn = ({ runs }: Counts): number =>
  Object.values(runs).reduce((sum, number) => sum + number, 0);

const isTraced = (name: string): boolean => !([...untraced] as readonly string[]).includes(name);

const tracedIn = ({ runs }: Counts): number =>
  Object.entries(runs).reduce((sum, [name, number]) => sum + (isTraced(name) ? number : 0), 0);

function functionsBill(counts: Counts, memory: Measured['memoryMb']): number {
  const { runs, modelCalls } = counts;
  const gbSeconds = Object.entries(runs).map(
    ([name, number]) => number * runSeconds(name) * ((memory[name] ?? 0) / 1024),
  );
  const waiting = modelCalls * allowances.modelSeconds * ((memory['inbound.email'] ?? 0) / 1024);
  const computed = gbSeconds.reduce((sum, number) => sum + number, waiting);
  return runsIn(counts) * prices.lambdaRequest + computed * prices.lambdaGbSecond;
}

/** Of Lambda's own lines there are those of failures alone. */
const logsBill = ({ logBytes }: Counts): number =>
  (logBytes / gb) * (prices.logGb + prices.logScannedGb);

function modelBill({ modelCalls, modelInstructions, modelInput, modelOutput }: Counts): number {
  const { instructions, input } = allowances.charactersPerToken;
  const thoughts = modelCalls * allowances.modelThoughtTokens;
  return (
    (modelInstructions / instructions + modelInput / input) * model.input +
    (modelOutput / input + thoughts) * model.output
  );
}

/** `people` had `days` days each. */
export function billOf(
  counts: Counts,
  people: number,
  days: number,
  memory: Measured['memoryMb'],
): Bill {
  const month = allowances.daysPerMonth / (people * days);
  const rowsKept = (counts.rowBytes / (people * days)) * allowances.keptDays;
  return {
    'mails out': counts.mailsOut * prices.mailOut * month,
    'mails in':
      (counts.mailsIn * prices.mailIn + counts.inboundChunks * prices.inboundChunk) * month,
    schedules:
      counts.firings * (prices.firing + allowances.queueRequests * prices.queueRequest) * month,
    functions: functionsBill(counts, memory) * month,
    table:
      (counts.readUnits * prices.readUnit + counts.writeUnits * prices.writeUnit) * month +
      (rowsKept / gb) * prices.tableGbMonth,
    'raw mails':
      (counts.objectPuts * prices.objectPut + counts.objectGets * prices.objectGet) * month,
    notices: counts.notices * prices.topicPublish * month,
    logs: logsBill(counts) * month,
    traces: tracedIn(counts) * allowances.tracedShare * prices.trace * month,
    model: modelBill(counts) * month,
  };
}

export const totalOf = (bill: Bill, which: readonly Line[] = lines): number =>
  which.reduce((sum, line) => sum + bill[line], 0);

/** Dollars a month for what is there whether anybody is or not. */
export const fixedOf = (things: Readonly<Record<string, number>>): number =>
  Object.entries(monthly).reduce((sum, [thing, price]) => sum + price * (things[thing] ?? 0), 0);

// What the template of a public stage has that is paid by the month, and nobody has to use.

const rulesOf = ({ Type, Properties }: Resource): number => {
  const rules = Type === 'AWS::WAFv2::WebACL' ? at(Properties, 'Rules') : [];
  return Array.isArray(rules) ? rules.length : 0;
};

/** CloudWatch takes the price of an alarm for each metric that one does sums with. */
const watchedBy = ({ Properties }: Resource): number => {
  const all = at(Properties, 'Metrics');
  if (!Array.isArray(all)) return 1;
  return all.filter((one) => at(one, 'MetricStat') !== undefined).length;
};

export function thingsIn({ Resources }: Template): Readonly<Record<string, number>> {
  const all = Object.values(Resources);
  const countOf = (name: string): number => {
    const found = all.filter(({ Type }) => Type === name);
    if (name === 'rule') return all.reduce((sum, resource) => sum + rulesOf(resource), 0);
    if (name !== 'AWS::CloudWatch::Alarm') return found.length;
    return found.reduce((sum, alarm) => sum + watchedBy(alarm), 0);
  };
  return Object.fromEntries(Object.keys(monthly).map((name) => [name, countOf(name)]));
}

const sizes = [1_000, 100_000, 10_000_000] as const;

/** Thousandths of a dollar: for one user, and so dollars for a thousand. */
const milli = (dollars: number): string => {
  const value = dollars * 1000;
  return value < 1 ? value.toFixed(3) : value.toFixed(2);
};

const dollars = (amount: number): string =>
  `$${amount < 100 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en-US')}`;

interface Bills {
  readonly rules: Bill;
  readonly model: Bill;
  /** Dollars a month, whoever is there. */
  readonly fixed: number;
}

function sizeRow(users: number, { rules, model, fixed }: Bills): string {
  const bare = totalOf(rules, bareLines);
  const cells = ({ each }: { readonly each: number }) => [
    dollars(each * users),
    milli(each),
    (each / bare).toFixed(2),
  ];
  const whole = (bill: Bill) => ({ each: totalOf(bill) + fixed / users });
  return row(
    users.toLocaleString('en-US'),
    dollars(bare * users),
    milli(bare),
    ...cells(whole(rules)),
    ...cells(whole(model)),
  );
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function sizeTable(bills: Bills): readonly string[] {
  const titles = ['users', 'bare SES', 'm$ each'];
  const whole = (name: string) => [name, 'm$ each', 'x bare'];
  const head = [...titles, ...whole('without model'), ...whole('with model')];
  return [row(...head), `|${'---|'.repeat(head.length)}`, ...sizes.map((at) => sizeRow(at, bills))];
}

function lineTable({ rules, model }: Bills): readonly string[] {
  return [
    '| m$ per user and month | without model | with model |',
    '|---|---|---|',
    ...lines
      .filter((line) => model[line] > 0)
      .map((line) => `| ${line} | ${milli(rules[line])} | ${milli(model[line])} |`),
    `| all | ${milli(totalOf(rules))} | ${milli(totalOf(model))} |`,
  ];
}

export function costPart(measured: Measured): string {
  const { users, days, memoryMb, things } = measured;
  const fixed = fixedOf(things);
  const bill = (counts: Measured['rules']): Bill => billOf(counts, users, days, memoryMb);
  const bills = { rules: bill(measured.rules), model: bill(measured.model), fixed };
  const letters = (measured.rules.mailsOut / (users * days)) * allowances.daysPerMonth;
  const replies = (measured.rules.mailsIn / (users * days)) * allowances.daysPerMonth;
  const essentials = letters * (prices.mailOutEssentials - prices.mailOut);
  return [
    `A user who answers every midday and evening: ${letters} mails out and ${replies} in a month.`,
    `Counted over ${users * days} days of people through the real functions, prices as of ${asOf};`,
    `fixed (secrets, alarms, dashboard ...): ${dollars(fixed)} a month. m$: a thousandth of one.`,
    '',
    ...sizeTable(bills),
    '',
    ...lineTable(bills),
    '',
    `SES's Essentials plan, where new accounts begin, adds ${milli(essentials)} m$: choose à la carte.`,
    'Without: sign-ups, visits to the sites, texts, free tiers.',
    `Prices not seen on a page: ${estimated.join(', ')}.`,
    `Allowed, not measured: 0.05 to 0.18 s a warm run, ${allowances.modelThoughtTokens} tokens of thought before an answer, no cached input.`,
    `Sources: ${sources.join('; ')}.`,
  ].join('\n');
}
