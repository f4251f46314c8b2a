/** The table of how long a start takes: each goal beside what was measured. */
import type { Fresh, Started } from './one-start.ts';

export interface StartReport {
  /** The first after a build, which finds nothing compiled. */
  readonly first: Started;
  readonly starts: readonly Started[];
  readonly fresh: Fresh | undefined;
  readonly cores: number;
  readonly load: number;
}

/** To the first accepted sign-up. */
const goalMs = 1000;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const seconds = (ms: number | undefined): string =>
  ms === undefined ? '-' : `${(ms / 1000).toFixed(2)} s`;

const row = (name: string, goal: string, figure: string): string =>
  `${name.padEnd(50)} ${goal.padStart(10)} ${figure.padStart(10)}`.trimEnd();

export function sayStart(report: StartReport): readonly string[] {
  const { starts, first, fresh } = report;
  const ms = median(starts.map((start) => start.ms));
  const worked = starts.map(({ cpuMs }) => cpuMs).filter((one) => one !== undefined);
  return [
    `npm start to the first accepted sign-up: median of ${starts.length}, everything built,`,
    `a fresh data folder each. ${report.cores} cores, load ${report.load.toFixed(1)}.`,
    '',
    row('', 'goal', 'here'),
    row('start to sign-up', `<= ${seconds(goalMs)}`, seconds(ms)),
    row(
      '  of it worked by npm and the product',
      '',
      seconds(worked.length ? median(worked) : undefined),
    ),
    row('  the first after a build', '', seconds(first.ms)),
    ...freshRows(fresh),
  ];
}

function freshRows(fresh: Fresh | undefined): readonly string[] {
  if (!fresh) return [row('npm ci && npm start on a fresh clone', '', '--fresh')];
  const { installMs, start } = fresh;
  return [
    row('npm ci && npm start on a fresh clone, to sign-up', '', seconds(installMs + start.ms)),
    row('  npm ci', '', seconds(installMs)),
    row('  npm start, building', '', seconds(start.ms)),
  ];
}
