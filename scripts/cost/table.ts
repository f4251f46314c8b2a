/** The bill as a part of the runbook. */
import type { Measured } from './measured.ts';
import { allowances, asOf, estimated, prices, sources } from './prices.ts';
import { type Bill, bareLines, billOf, fixedOf, lines, totalOf } from './work-out.ts';

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
    `Allowed, not measured: 0.05 to 0.18 s a warm run, ${allowances.modelThoughtTokens['gpt-5.6-luna']} tokens of thought before an answer, no cached input.`,
    `Sources: ${sources.join('; ')}.`,
  ].join('\n');
}
