/** The report of a hostile run in words: goal beside figure, then each finding. */
import { type Finding, laws } from './finding.ts';
import { toleratedBytes } from './memory.ts';
import type { HostileReport } from './run-hostile.ts';

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)} ...` : text;

const mb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const row = (what: string, goal: string, figure: string): string =>
  `  ${what.padEnd(34)}${goal.padEnd(14)}${figure}`;

function sayFinding({ law, area, sign, detail, seed, input }: Finding): readonly string[] {
  return [
    '',
    `${area}: ${sign}`,
    `  breaks     ${laws[law]}`,
    `  shows      ${cut(detail, 600)}`,
    `  smallest   ${cut(input, 3_000)}`,
    `  again      npm run hostile -- --seed ${seed} --only ${area} --rounds 1`,
  ];
}

function sayMemory({ growth }: HostileReport): readonly string[] {
  if (!growth) return [row('memory', 'no growth', 'too short a run to say')];
  const { most, grown, first, last, samples, functions } = growth;
  const goal = `< ${mb(toleratedBytes)}`;
  return [
    row('memory: who grew most', goal, `${mb(most?.grown ?? 0)} ${most?.name ?? ''}`),
    row(
      `memory of ${functions} functions`,
      '',
      `${mb(first)} -> ${mb(last)}, ${mb(grown)} by ${samples} samples`,
    ),
  ];
}

export function sayHostile(report: HostileReport): readonly string[] {
  const { counted, findings, seed, rounds, seconds, byArea } = report;
  const of = (law: Finding['law']): string => {
    const found = findings.filter((one) => one.law === law).length;
    return found === 0 ? 'none' : `${found} kinds`;
  };
  const statuses = Object.entries(counted.byStatus).map(([kind, times]) => `${kind} ${times}`);
  const kinds = Object.entries(byArea).map(([area, times]) => `${area} ${times}`);
  return [
    `${counted.tried} hostile inputs in ${rounds} rounds, ${seconds.toFixed(0)} s, seed ${seed}`,
    `  ${kinds.join(', ')}; answered ${statuses.join(', ')}`,
    '',
    row('', 'goal', 'figure'),
    row('5xx, or an event that comes again', 'none', of('failed')),
    row('errors in the log', 'none', of('logged')),
    row('what was sent, in the log', 'none', of('secret')),
    row('writes on refusal', 'none', of('wrote')),
    row(
      'answers over a second',
      'none',
      `${of('slow')} (${counted.slowOnce} once, on a busy machine)`,
    ),
    row('answers of another shape', 'none', of('shape')),
    row('changed tokens that opened', 'none', of('token')),
    row('rights that a function lacks', 'none', of('rights')),
    ...sayMemory(report),
    ...findings.flatMap(sayFinding),
  ];
}
