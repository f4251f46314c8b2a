/** The audit of permissions in words: a line a function, and what is wrong below. */
import { type Refused, reasons, type Usage } from './judge.ts';
import { unseen } from './unseen.ts';

const short = (actions: readonly string[]): string => actions.join(' ') || '-';

const rowOf = ({ function: name, calls, used, besides, unused }: Usage): string =>
  `${name.padEnd(26)} ${String(calls).padStart(5)} ${String(used.length).padStart(5)} ` +
  `${String(besides.length).padStart(8)} ${String(unused.length).padStart(7)}`;

const refusal = ({ function: name, action, resource, matcher, simulator }: Refused): string =>
  `  ${name}: ${action} on ${resource} (ours ${matcher}, simulator ${simulator})`;

export function sayPermissions(
  all: readonly Usage[],
  refused: readonly Refused[],
): readonly string[] {
  const together = all.filter(({ besides }) => besides.length > 0);
  const idle = all.filter(({ unused }) => unused.length > 0);
  const excused = [...new Set(all.flatMap((usage) => usage.excused))].toSorted();
  return [
    `${'function'.padEnd(26)} calls  used  besides  unused`,
    ...all.map(rowOf),
    '',
    'Granted with what is used, in one need, and not seen in use:',
    ...together.map(({ function: name, besides }) => `  ${name}: ${short(besides)}`),
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
