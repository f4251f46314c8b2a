/** The table of what handlers take beyond their calls: goal beside figure. */
import type { Compared } from './compare.ts';

export interface OverheadReport {
  readonly compared: readonly Compared[];
  readonly rounds: number;
  readonly times: number;
  readonly machine: string;
}

/** A handler's time over that of the calls alone. */
const goal = 1.2;

const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(18), ...cells.map((cell) => cell.padStart(10))].join(' ').trimEnd();

const ms = (milliseconds: number): string => `${milliseconds.toFixed(2)} ms`;

export function sayOverhead({ compared, rounds, times, machine }: OverheadReport) {
  return [
    'A handler, and the calls to AWS that it makes with nothing between them: one process, one',
    'store in memory, the same state. x is the handler over its calls, CPU the same of what the',
    `process worked; medians of ${rounds} rounds of ${times} each, taking turns. ${machine}.`,
    '',
    row('', ['calls', 'in turn', 'handler', 'calls take', 'goal', 'x', 'from - to', 'CPU']),
    ...compared.map((one) =>
      row(one.name, [
        String(one.calls),
        String(one.steps),
        ms(one.handlerMs),
        ms(one.bareMs),
        `<= ${goal.toFixed(2)}`,
        one.ratio.toFixed(2),
        `${Math.min(...one.ratios).toFixed(2)}-${Math.max(...one.ratios).toFixed(2)}`,
        one.cpuRatio.toFixed(2),
      ]),
    ),
  ];
}
