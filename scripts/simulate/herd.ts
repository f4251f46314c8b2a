/** Herds of touchpoints, second by second; a million people are groups who go the same way. */
import { chances } from './chances.ts';
import {
  againAfterSeconds,
  environmentsPerSecond,
  longestBackoffSeconds,
  patientAgainAfterSeconds,
  quotas,
  sesSeconds,
  workSeconds,
} from './limits.ts';

interface Way {
  /** Lambdas at once. */
  readonly concurrency: number;
  readonly maxAgeSeconds: number;
}

export interface Direct extends Way {
  readonly kind: 'direct';
  /** Runs after the first one that failed. */
  readonly retries: number;
}

export interface Queued extends Way {
  readonly kind: 'queue';
  /** From one mail of a Lambda to its next. */
  readonly pauseSeconds: number;
  readonly batch: number;
  /** How often a letter is taken before it is a dead letter. */
  readonly receives: number;
  readonly visibilitySeconds: number;
}

/** People who are due at the same minute. */
export interface Herd {
  readonly users: number;
  /** When, in seconds after the beginning. */
  readonly at: number;
}

export interface Morning {
  /** In the order in which they are due. */
  readonly herds: readonly Herd[];
  /** What SES takes in a second. */
  readonly perSecond: number;
  readonly design: Direct | Queued;
  readonly windowSeconds: number;
  /** As the account's quota allows; AWS's default where not given. */
  readonly firingsPerSecond?: number;
  readonly seed: number;
}

/** What became of a herd. */
export interface Drained {
  /** Seconds after it was due until half, 99 % and all of those who got a letter had it. */
  readonly p50: number;
  readonly p99: number;
  readonly all: number;
  /** Of all users, from 0 to 1. */
  readonly lost: number;
  /** Runs of the function for each user. */
  readonly runs: number;
}

const mostGroups = 20_000;

interface Group {
  readonly herd: HerdTally;
  readonly throttles: number;
  readonly failures: number;
}

interface HerdTally {
  readonly at: number;
  readonly groups: number;
  readonly times: number[];
  given: number;
  runs: number;
}

interface Scene extends Morning {
  readonly chance: () => number;
  /** People who go the same way as one. */
  readonly weight: number;
  readonly due: Group[][];
  /** What the second still has to give: run time of the function, mails that SES takes, and turns. */
  readonly second: { runSeconds: number; mails: number; turns: number };
}

/** Environments start by and by, and none is used beyond its second. */
function renew({ second, perSecond, design }: Scene, now: number): void {
  const { concurrency } = design;
  const started = Math.min(concurrency, environmentsPerSecond * (now + 10));
  second.runSeconds = Math.min(second.runSeconds, 0) + started;
  second.mails = Math.min(perSecond, second.mails + perSecond);
  // Mails a second that the workers' pauses let through.
  const turns = design.kind === 'queue' ? concurrency / design.pauseSeconds : Infinity;
  second.turns = Math.min(turns, second.turns + turns);
}

const isOver = ({ second }: Scene): boolean => second.runSeconds <= 0 || second.turns <= 0;

const patienceOf = ({ design }: Scene): number =>
  (design.kind === 'queue' ? patientAgainAfterSeconds : againAfterSeconds).reduce<number>(
    (sum, pause) => sum + pause,
    0,
  );

const runSeconds = (waited: number): number => workSeconds + sesSeconds + waited;

function plan(scene: Scene, at: number, group: Group): void {
  const second = Math.max(0, Math.floor(at));
  const there = scene.due[second];
  if (there) there.push(group);
  else scene.due[second] = [group];
}

/**
 * When each group's schedule fires: spread over the window, no faster than Scheduler fires for all,
 * and from when on it is free. Returns when it is free again.
 */
function fire(scene: Scene, herd: HerdTally, freeAt: number): number {
  const { weight, windowSeconds, chance, firingsPerSecond = quotas.firings.limit } = scene;
  let next = freeAt;
  const wished = Array.from({ length: herd.groups }, () => chance() * windowSeconds).sort(
    (one, other) => one - other,
  );
  for (const wish of wished) {
    const at = Math.max(herd.at + wish, next);
    next = at + weight / firingsPerSecond;
    plan(scene, at, { herd, throttles: 0, failures: 0 });
  }
  return next;
}

const isLate = ({ design }: Scene, { herd }: Group, at: number): boolean =>
  at - herd.at > design.maxAgeSeconds;

function again(scene: Scene, group: Group, at: number): void {
  if (isLate(scene, group, at)) group.herd.given += 1;
  else plan(scene, at, group);
}

/** Seconds until SES takes a mail; undefined where that is longer than a run has patience. */
function send(scene: Scene, { herd }: Group, now: number): number | undefined {
  const { second, perSecond, weight } = scene;
  const wait = Math.max(0, (weight - second.mails) / perSecond);
  if (wait > patienceOf(scene)) return undefined;
  second.turns -= weight;
  second.mails -= weight;
  herd.times.push(now - herd.at + wait);
  return wait;
}

function directly(scene: Scene, design: Direct, group: Group, now: number): void {
  const { second, weight, chance } = scene;
  if (isOver(scene)) {
    const delay = Math.min(longestBackoffSeconds, 2 ** group.throttles) * (0.5 + chance());
    again(scene, { ...group, throttles: group.throttles + 1 }, now + Math.max(1, delay));
    return;
  }
  group.herd.runs += 1;
  const wait = send(scene, group, now);
  second.runSeconds -= weight * runSeconds(wait ?? patienceOf(scene));
  if (wait !== undefined) return;
  const failures = group.failures + 1;
  const delay = 60 * failures * (0.9 + 0.2 * chance());
  if (failures > design.retries) group.herd.given += 1;
  else again(scene, { ...group, throttles: 0, failures }, now + delay);
}

/** A batch's letters are sent at the same time, so that a run is as long as its slowest letter. */
function batchFrom(scene: Scene, design: Queued, groups: readonly Group[], now: number): void {
  const { second, weight } = scene;
  // Runs, in people's measure; a group of many people is many full batches.
  const runs = Math.max(1, (groups.length * weight) / design.batch);
  let longest = 0;
  for (const group of groups) {
    group.herd.runs += runs / weight / groups.length;
    const wasLate = isLate(scene, group, now);
    const wait = wasLate ? undefined : send(scene, group, now);
    longest = Math.max(longest, wait ?? 0);
    if (wait !== undefined) continue;
    const failures = group.failures + 1;
    if (wasLate || failures >= design.receives) group.herd.given += 1;
    else again(scene, { ...group, failures }, now + design.visibilitySeconds);
  }
  second.runSeconds -= runs * runSeconds(longest);
}

function fromQueue(scene: Scene, design: Queued, waiting: Group[], now: number): void {
  const size = Math.max(1, Math.floor(design.batch / scene.weight));
  let taken = 0;
  for (; !isOver(scene) && taken < waiting.length; taken += size)
    batchFrom(scene, design, waiting.slice(taken, taken + size), now);
  waiting.splice(0, taken);
}

/** An order that nobody can rely on, as Lambda's. */
function shuffle(groups: Group[], chance: () => number): Group[] {
  for (let last = groups.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [groups[last], groups[other]] = [groups[other] as Group, groups[last] as Group];
  }
  return groups;
}

function live(scene: Scene): void {
  const { design, due } = scene;
  const waiting: Group[] = [];
  for (let now = 0; now < due.length || waiting.length > 0; now += 1) {
    renew(scene, now);
    const groups = due[now] ?? [];
    // Kept no longer: a morning of three hours is many seconds.
    due[now] = [];
    if (design.kind === 'direct') {
      for (const group of shuffle(groups, scene.chance)) directly(scene, design, group, now);
      continue;
    }
    waiting.push(...groups);
    fromQueue(scene, design, waiting, now);
  }
}

/** What became of each herd. */
export function drain(morning: Morning): readonly Drained[] {
  const users = morning.herds.reduce((sum, herd) => sum + herd.users, 0);
  const weight = Math.max(1, users / mostGroups);
  const scene: Scene = {
    ...morning,
    chance: chances(morning.seed),
    weight,
    due: [],
    second: { runSeconds: 0, mails: 0, turns: 0 },
  };
  const tallies = morning.herds.map(({ users, at }): HerdTally => {
    return { at, groups: Math.round(users / weight), times: [], given: 0, runs: 0 };
  });
  tallies.reduce((freeAt, tally) => fire(scene, tally, freeAt), 0);
  live(scene);
  return tallies.map(drainedOf);
}

function drainedOf({ times, groups, given, runs }: HerdTally): Drained {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), all: at(1), lost: given / groups, runs: runs / groups };
}
