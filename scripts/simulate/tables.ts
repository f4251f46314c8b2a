/** What was simulated, and which quota binds first at which size: the tables of the runbook. */
import { type Quota, quotas, sesSeconds, workSeconds } from './limits.ts';
import type { Row } from './mornings.ts';
import type { StageSettings } from './settings.ts';

const count = (number: number): string => number.toLocaleString('en-US');

function time(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

const percent = (share: number): string => {
  if (share === 0) return '0';
  return share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`;
};

const ways: Readonly<Record<Row['way'], string>> = {
  unlimited: 'no limit',
  queue: 'queue',
};

function rowOf(row: Row): string {
  const { herd, perSecond, firingsPerSecond, way, concurrency, drained, floor } = row;
  const isRaised = firingsPerSecond > quotas.firings.limit;
  const raised = isRaised ? ` (firings ${count(firingsPerSecond)}/s)` : '';
  return [
    `| ${count(herd.users)} | ${count(perSecond)}${raised} | ${ways[way]} | ${count(concurrency)}`,
    `${time(drained.p50)} | ${time(drained.p99)} | ${time(drained.all)} | ${time(floor)}`,
    `${percent(drained.lost)} | ${drained.runs.toFixed(2)} |`,
  ].join(' | ');
}

/** The template's own numbers, so that the table can be seen to be theirs. */
function basis({ perSecond, direct, queue }: StageSettings): string {
  const { retries, maxAgeSeconds } = direct;
  return [
    `For ${perSecond} mails a second the queue's template has ${queue.concurrency} Lambdas at once pausing ${queue.pauseMs} ms, with batches of ${queue.batch}, each`,
    `taken ${queue.receives} times and hidden ${time(queue.visibilitySeconds)}; without it, ${retries} retries and events of at most ${time(maxAgeSeconds)}.`,
  ].join('\n');
}

export function morningTable(rows: readonly Row[], settings: StageSettings): string {
  return [
    basis(settings),
    '',
    '| users | SES/s | way | at once | p50 | p99 | all | floor | lost | runs/user |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(rowOf),
  ].join('\n');
}

function overlapRowOf({ herd, perSecond, way, drained, floor }: Row): string {
  const over = (drained.all / floor).toFixed(2);
  return [
    `| ${count(herd.users)} after ${time(herd.at)} | ${count(perSecond)} | ${ways[way]}`,
    `${time(drained.p50)} | ${time(drained.all)} | ${time(floor)} | ${over} | ${percent(drained.lost)} |`,
  ].join(' | ');
}

/** Each herd's times since it was due; the floor is what SES alone would need. */
export const overlapTable = (rows: readonly Row[]): string =>
  [
    '| users | SES/s | way | p50 | all | floor | all/floor | lost |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(overlapRowOf),
  ].join('\n');

/** The morning of everybody in one zone should be out within so many seconds. */
const patience = 30 * 60;
/** Three letters, two replies and their acknowledgements. */
const mailsADay = 5;
const writesALetter = 4;

interface Bound {
  readonly quota: Quota;
  readonly needed: number;
}

/** Everything a size needs, the tightest first. */
export function bounds(users: number): readonly Bound[] {
  const perSecond = users / patience;
  const needs: readonly (readonly [keyof typeof quotas, number])[] = [
    ['schedules', 3 * users],
    ['firings', perSecond],
    ['sendRate', perSecond],
    ['sendsADay', mailsADay * users],
    ['concurrency', perSecond * (workSeconds + sesSeconds)],
    ['tableWrites', perSecond * writesALetter],
  ];
  return needs
    .map(([name, needed]) => ({ quota: quotas[name], needed: Math.ceil(needed) }))
    .toSorted((one, other) => share(other) - share(one));
}

/** Of the default quota that is used; more than 1 has to be raised. */
export const share = ({ quota, needed }: Bound): number => needed / quota.limit;

const sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;

/** The tightest first; what is within its quota is not named. */
function growingRow(users: number): string {
  const all = bounds(users);
  const over = all.filter((bound) => share(bound) > 1);
  const named = over.map(
    ({ quota, needed }) =>
      `${quota.name} ${count(needed)}${quota.unit} (has ${count(quota.limit)})`,
  );
  return `| ${count(users)} | ${named[0] ?? 'none'} | ${named.slice(1).join('; ') || '-'} |`;
}

export const growingTable = (): string =>
  [
    `To have everybody's morning out in ${time(patience)}, all in one zone:`,
    '',
    '| users | binds first | then |',
    '|---|---|---|',
    ...sizes.map(growingRow),
    '',
    ...Object.values(quotas).map(({ name, raise }) => `- ${name}: ${raise}.`),
  ].join('\n');
