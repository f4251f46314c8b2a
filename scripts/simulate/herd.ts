/**
 * Simulates one 6:00 in one zone, second by second: how long until all have their letter, and who
 * gets none. A million people are so many groups of people who go the same way.
 */
import { chances } from './chances.ts';
import { longestBackoffSeconds, quotas } from './limits.ts';
import { calm, type Direct, type Drained, killsOf, type Morning, type Queued } from './morning.ts';
import {
  idleRunSeconds,
  isOver,
  patienceOf,
  renew,
  runSeconds,
  type Sender,
  sent,
  slowestOf,
} from './second.ts';

const mostGroups = 20_000;

/** The same letter for both events of a group that comes twice. */
interface Letter {
  isSent: boolean;
}

interface Group {
  readonly letter: Letter;
  readonly throttles: number;
  readonly failures: number;
}

interface Tally {
  readonly times: number[];
  readonly given: Set<Letter>;
  runs: number;
}

interface Scene extends Omit<Morning, 'hardship'>, Sender {
  readonly due: Group[][];
  readonly tally: Tally;
  /** Seconds at which a worker dies, the next one last. */
  readonly kills: number[];
}

const plan = (scene: Scene, at: number, group: Group): void => {
  const second = Math.max(0, Math.floor(at));
  const there = scene.due[second];
  if (there) there.push(group);
  else scene.due[second] = [group];
};

const againWithin = 60;

/** When each group's schedule fires: spread over the window, no faster than Scheduler fires. */
function fire(scene: Scene, groups: number): void {
  const { users, windowSeconds, chance, hardship } = scene;
  const { firingsPerSecond = quotas.firings.limit } = scene;
  const firing = users / firingsPerSecond;
  const wished = Array.from({ length: groups }, () => chance() * windowSeconds).sort(
    (one, other) => one - other,
  );
  for (const [index, wish] of wished.entries()) {
    const at = Math.max(wish, (index / groups) * firing);
    const group = { letter: { isSent: false }, throttles: 0, failures: 0 };
    plan(scene, at, group);
    if (hardship.isTwice) plan(scene, at + chance() * againWithin, group);
  }
}

const giveUp = ({ tally }: Scene, { letter }: Group): void => void tally.given.add(letter);

function again(scene: Scene, group: Group, at: number): void {
  if (at > scene.design.maxAgeSeconds) giveUp(scene, group);
  else plan(scene, at, group);
}

/** Whether the worker that begins a run now dies in it. */
function dies({ kills }: Scene, now: number): boolean {
  if ((kills.at(-1) ?? Infinity) > now) return false;
  kills.pop();
  return true;
}

/** Seconds that the letter waited; undefined where it was not sent. */
function send(scene: Scene, { letter }: Group, now: number): number | undefined {
  const wait = dies(scene, now) ? undefined : sent(scene);
  if (wait === undefined) return undefined;
  letter.isSent = true;
  scene.tally.times.push(now + wait);
  return wait;
}

function directly(scene: Scene, design: Direct, group: Group, now: number): void {
  const { second, tally, weight, chance } = scene;
  if (isOver(second)) {
    const delay = Math.min(longestBackoffSeconds, 2 ** group.throttles) * (0.5 + chance());
    again(scene, { ...group, throttles: group.throttles + 1 }, now + Math.max(1, delay));
    return;
  }
  tally.runs += 1;
  if (group.letter.isSent) {
    second.runSeconds -= weight * idleRunSeconds;
    return;
  }
  const wait = send(scene, group, now);
  second.runSeconds -= weight * runSeconds(wait ?? patienceOf(scene));
  if (wait !== undefined) return;
  const failures = group.failures + 1;
  if (failures > design.retries) giveUp(scene, group);
  else {
    again(
      scene,
      { ...group, throttles: 0, failures },
      now + 60 * failures * (0.9 + 0.2 * chance()),
    );
  }
}

/** A batch's letters are sent at the same time, so that a run is as long as its slowest letter. */
function batchFrom(scene: Scene, design: Queued, groups: readonly Group[], now: number): void {
  const { second, tally, weight } = scene;
  // Runs, in people's measure; a group of many people is many full batches.
  const runs = Math.max(1, (groups.length * weight) / design.batch);
  const open = groups.filter(({ letter }) => !letter.isSent);
  const others = Math.min(design.batch, Math.ceil(open.length * weight)) - open.length;
  let longest = slowestOf(scene, others);
  for (const group of open) {
    const wait = send(scene, group, now);
    longest = Math.max(longest, wait ?? 0);
    if (wait !== undefined) continue;
    const failures = group.failures + 1;
    if (failures >= design.receives) giveUp(scene, group);
    else again(scene, { ...group, failures }, now + design.visibilitySeconds);
  }
  tally.runs += runs / weight;
  second.runSeconds -= runs * (open.length > 0 ? runSeconds(longest) : idleRunSeconds);
}

function fromQueue(scene: Scene, design: Queued, waiting: Group[], now: number): void {
  const size = Math.max(1, Math.floor(design.batch / scene.weight));
  let taken = 0;
  for (; !isOver(scene.second) && taken < waiting.length; taken += size) {
    batchFrom(scene, design, waiting.slice(taken, taken + size), now);
  }
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
    if (now <= design.maxAgeSeconds) fromQueue(scene, design, waiting, now);
    else for (const group of waiting.splice(0)) giveUp(scene, group);
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function sceneOf(morning: Morning, groups: number): Scene {
  const { seed, hardship = calm } = morning;
  const chance = chances(seed);
  return {
    ...morning,
    hardship,
    chance,
    weight: morning.users / groups,
    due: [],
    kills: killsOf(morning, chances(seed + 1)).toReversed(),
    tally: { times: [], given: new Set(), runs: 0 },
    second: { runSeconds: 0, mails: 0, turns: 0 },
  };
}

export function drain(morning: Morning): Drained {
  const groups = Math.min(morning.users, mostGroups);
  const scene = sceneOf(morning, groups);
  fire(scene, groups);
  live(scene);
  const { times, runs, given } = scene.tally;
  const sorted = times.toSorted((one, other) => one - other);
  // Of a letter that came twice one event may be given up, and the other have sent it.
  const lost = [...given].filter(({ isSent }) => !isSent).length;
  return {
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    all: at(sorted, 1),
    lost: lost / groups,
    runs: runs / groups,
  };
}
