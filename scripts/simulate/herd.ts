/**
 * Simulates one 6:00 in one zone, second by second: how long until all have their letter, and who
 * gets none. A million people are so many groups of people who go the same way.
 */
import {
  environmentsPerSecond,
  longestBackoffSeconds,
  patienceSeconds,
  quotas,
  sesSeconds,
  workSeconds,
} from './limits.ts';

export interface Direct {
  readonly kind: 'direct';
  /** Reserved for the function of the stage. */
  readonly concurrency: number;
  /** Runs after the first one that failed. */
  readonly retries: number;
  readonly maxAgeSeconds: number;
}

export interface Queued {
  readonly kind: 'queue';
  readonly concurrency: number;
  readonly batch: number;
  /** How often a letter is taken before it is a dead letter. */
  readonly receives: number;
  readonly visibilitySeconds: number;
  readonly maxAgeSeconds: number;
}

export interface Morning {
  readonly users: number;
  /** What SES takes in a second. */
  readonly perSecond: number;
  readonly design: Direct | Queued;
  readonly windowSeconds: number;
  /** As the account's quota allows; AWS's default where not given. */
  readonly firingsPerSecond?: number;
  readonly seed: number;
}

export interface Drained {
  /** Seconds after six until half, 99 % and all of those who got a letter had it. */
  readonly p50: number;
  readonly p99: number;
  readonly all: number;
  /** Of all users, from 0 to 1. */
  readonly lost: number;
  /** Runs of the function for each user. */
  readonly runs: number;
}

const mostGroups = 20_000;

/** mulberry32: the same seed gives the same morning. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Group {
  throttles: number;
  failures: number;
}

/** What a second still has to give: run time of the function, and mails that SES takes. */
interface Second {
  runSeconds: number;
  mails: number;
}

interface Tally {
  readonly times: number[];
  runs: number;
  lost: number;
}

interface Scene extends Morning {
  readonly weight: number;
  readonly chance: () => number;
  readonly due: Group[][];
  readonly tally: Tally;
  readonly second: Second;
}

const plan = (scene: Scene, at: number, group: Group): void => {
  const second = Math.max(0, Math.floor(at));
  const there = scene.due[second];
  if (there) there.push(group);
  else scene.due[second] = [group];
};

/** When each group's schedule fires: spread over the window, no faster than Scheduler fires. */
function fire(scene: Scene, groups: number): void {
  const { users, windowSeconds, chance, firingsPerSecond = quotas.firings.limit } = scene;
  const firing = users / firingsPerSecond;
  const wished = Array.from({ length: groups }, () => chance() * windowSeconds).sort(
    (one, other) => one - other,
  );
  for (const [index, wish] of wished.entries()) {
    plan(scene, Math.max(wish, (index / groups) * firing), { throttles: 0, failures: 0 });
  }
}

/** SES's bucket in turn: undefined where the wait is longer than a run has patience. */
function sent({ second, perSecond, weight }: Scene): number | undefined {
  const wait = Math.max(0, (weight - second.mails) / perSecond);
  if (wait > patienceSeconds) return undefined;
  second.mails -= weight;
  return wait;
}

function again(scene: Scene, group: Group, at: number): void {
  if (at > scene.design.maxAgeSeconds) scene.tally.lost += 1;
  else plan(scene, at, group);
}

function directly(scene: Scene, design: Direct, group: Group, now: number): void {
  const { second, tally, weight, chance } = scene;
  if (second.runSeconds <= 0) {
    const delay = Math.min(longestBackoffSeconds, 2 ** group.throttles) * (0.5 + chance());
    again(scene, { ...group, throttles: group.throttles + 1 }, now + Math.max(1, delay));
    return;
  }
  tally.runs += 1;
  const wait = sent(scene);
  second.runSeconds -= weight * (workSeconds + sesSeconds + (wait ?? patienceSeconds));
  if (wait !== undefined) tally.times.push(now + wait);
  else if (group.failures >= design.retries) tally.lost += 1;
  else {
    const failures = group.failures + 1;
    again(scene, { throttles: 0, failures }, now + 60 * failures * (0.9 + 0.2 * chance()));
  }
}

/** A batch's letters are sent at the same time, so that a run is as long as its slowest letter. */
function batchFrom(scene: Scene, design: Queued, groups: readonly Group[], now: number): void {
  const { second, tally, weight } = scene;
  // Runs, in people's measure; a group of many people is many full batches.
  const runs = Math.max(1, (groups.length * weight) / design.batch);
  let longest = 0;
  for (const { failures } of groups) {
    const wait = sent(scene);
    longest = Math.max(longest, wait ?? patienceSeconds);
    if (wait !== undefined) tally.times.push(now + wait);
    else if (failures + 1 >= design.receives) tally.lost += 1;
    else again(scene, { throttles: 0, failures: failures + 1 }, now + design.visibilitySeconds);
  }
  tally.runs += runs / weight;
  second.runSeconds -= runs * (workSeconds + sesSeconds + longest);
}

function fromQueue(scene: Scene, design: Queued, waiting: Group[], now: number): void {
  const size = Math.max(1, Math.floor(design.batch / scene.weight));
  let taken = 0;
  for (; scene.second.runSeconds > 0 && taken < waiting.length; taken += size) {
    batchFrom(scene, design, waiting.slice(taken, taken + size), now);
  }
  waiting.splice(0, taken);
}

/** Environments start by and by, and none is used beyond its second. */
function renew({ second, perSecond, design }: Scene, now: number): void {
  const started = Math.min(design.concurrency, environmentsPerSecond * (now + 10));
  second.runSeconds = Math.min(second.runSeconds, 0) + started;
  second.mails = Math.min(perSecond, second.mails + perSecond);
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
  const { design, due, tally } = scene;
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
    if (now > design.maxAgeSeconds) tally.lost += waiting.splice(0).length;
    else fromQueue(scene, design, waiting, now);
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

export function drain(morning: Morning): Drained {
  const groups = Math.min(morning.users, mostGroups);
  const scene: Scene = {
    ...morning,
    weight: morning.users / groups,
    chance: chances(morning.seed),
    due: [],
    tally: { times: [], runs: 0, lost: 0 },
    second: { runSeconds: 0, mails: 0 },
  };
  fire(scene, groups);
  live(scene);
  const { times, runs, lost } = scene.tally;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    all: at(sorted, 1),
    lost: lost / groups,
    runs: runs / groups,
  };
}
