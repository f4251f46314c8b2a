/** The audit of permissions in words: a line a function, and what is wrong below. */
import { type Refused, reasons, type Usage } from './judge.ts';
import { unseen } from './unseen.ts';

const short = (actions: readonly string[]): string => actions.join(' ') || '-';

/** Our own rights alone: those that Lambda uses itself are the same for all. */
const rowOf = ({ function: name, calls, used, excused, unused }: Usage): string => {
  const ours = excused.filter((right) => reasons[right] === undefined);
  const counts = [calls, used.length, ours.length, unused.length];
  return `${name.padEnd(26)}${counts.map((count) => String(count).padStart(8)).join('')}`;
};

const refusal = ({ function: name, action, resource, matcher, simulator }: Refused): string =>
  `  ${name}: ${action} on ${resource} (ours ${matcher}, simulator ${simulator})`;

export function sayPermissions(
  all: readonly Usage[],
  refused: readonly Refused[],
): readonly string[] {
  const idle = all.filter(({ unused }) => unused.length > 0);
  const excused = [...new Set(all.flatMap((usage) => usage.excused))].toSorted();
  return [
    `${'function'.padEnd(26)}   calls    used excused  unused`,
    ...all.map(rowOf),
    '',
    'Used by Lambda itself, and by no call of ours:',
    ...excused.flatMap((action) => (reasons[action] ? [`  ${action}: ${reasons[action]}`] : [])),
    '',
    'Seen in no test, and granted all the same:',
    ...Object.entries(unseen).map(([right, because]) => `  ${right}: ${because}`),
    '',
    ...(refused.length === 0
      ? ['Every call seen is allowed, by our matcher and by the simulator.']
      : ['Refused, or not agreed on:', ...refused.map(refusal)]),
    ...(idle.length === 0
      ? ['Every grant is used.']
      : [
          'Granted, and used by nothing:',
          ...idle.map(({ function: name, unused }) => `  ${name}: ${short(unused)}`),
        ]),
  ];
}
