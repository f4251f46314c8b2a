/** What functions take and are given, a line each. */
import { headroom, type MeasuredMemory, memoryMb, needOf, patienceMs } from '#lib/memory.ts';
import { functionNames } from '#shared/contract/functions.ts';

const cell = (value: number | string, width = 9): string => String(value).padStart(width);

export const sayMemory = (measured: MeasuredMemory): readonly string[] => [
  `Measured on ${measured.on} with Node ${measured.node}, which holds ${measured.emptyMb} MB empty.`,
  `Given: ${headroom} times what was held at most, and work of at most ${patienceMs} ms.`,
  '',
  `${'function'.padEnd(26)}${[
    'events',
    'MB held',
    'usual ms',
    'most ms',
    'MB need',
    'MB given',
    'ms then',
  ]
    .map((head) => cell(head))
    .join('')}`,
  ...functionNames.map((name) => {
    const { events = 0, mb = 0, usualMs = 0, mostMs = 0 } = measured.functions[name] ?? {};
    const need = needOf(name, measured);
    const given = memoryMb(name, measured);
    const then = Math.ceil(need.mostMs(given));
    const figures = [events, mb, usualMs, mostMs, Math.ceil(need.mb), given, then];
    return `${name.padEnd(26)}${figures.map((figure) => cell(figure)).join('')}`;
  }),
];
