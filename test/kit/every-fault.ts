/**
 * Breaks a flow at each call it makes to AWS, in each way, delivers its event again, and compares
 * what is left with what must be. Exhaustive, not random.
 */
import { expect } from '@jest/globals';
import type { CallSeen, FaultKind } from '#scripts/local/aws/types.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { World } from './world.ts';

/** Refused; timed out; done but unanswered, and asked again by the SDK or not; killed there. */
const kinds: readonly FaultKind[] = ['refuse', 'cut', 'lost', 'again', 'kill'];

/** What a flow leaves behind: what can be lost or doubled, and all else that must hold. */
export interface Left {
  /** Of the newest day, in order: `Call Mom: o`. */
  readonly items?: readonly string[];
  readonly replies?: number;
  /** Mails or texts that came by it: so many, or from so many to so many. */
  readonly letters?: number | readonly [least: number, most: number];
  readonly facts?: unknown;
}

export type Sums = Readonly<Record<string, number>>;

export interface Flow<Case> {
  /** Its row in the explorer's table. */
  readonly name: string;
  /** Whose calls are broken. */
  readonly caller: FunctionName;
  /** Other functions that do the very same by another door. */
  readonly standsFor?: readonly FunctionName[];
  /** Only these of its calls, where another flow breaks the rest. */
  readonly breaks?: (call: CallSeen) => boolean;
  /** So many calls at least it makes, or the test would prove little. */
  readonly calls: number;
  /** A case of its own for each place, so that no place sees another's rows. */
  readonly prepare: (world: World) => Promise<Case>;
  /** Delivers the event; the first time it may fail. */
  readonly deliver: (world: World, of: Case) => Promise<unknown>;
  /** What is there after the event was delivered again. */
  readonly left: (world: World, of: Case) => Promise<Left>;
  /** What must be there: values, or the matchers of Jest. */
  readonly expected: Left | ((world: World, of: Case, broke: Broke) => Left);
  /** Counts over the whole world, and what one case adds to them. */
  readonly sums?: { readonly of: (world: World) => Promise<Sums>; readonly each: Sums };
}

/** How it broke: `unheard` where AWS did what was asked, and the function did not hear of it. */
export interface Broke {
  readonly call: CallSeen | undefined;
  readonly unheard: boolean;
}

/** What the table counts; `other` is everything else that ended wrong. */
export type What = 'reply lost' | 'item lost' | 'letter lost' | 'letter doubled' | 'other';

export interface Wrong {
  readonly what: What;
  readonly says: string;
}

export interface Broken {
  /** `2 kill dynamodb.TransactWriteItems`. */
  readonly name: string;
  readonly wrongs: readonly Wrong[];
  /** It broke where the provider's acceptance is known to nobody: a second text is right. */
  readonly inWindow: boolean;
}

export interface Explored {
  readonly calls: number;
  readonly places: readonly Broken[];
}

interface Place {
  /** The call's number, from 1; 0 breaks none; `every` breaks each call once. */
  readonly at: number | 'every';
  readonly kind: FaultKind;
}

const leaseMs = 50_000;
const mostAttempts = 6;
const nowhere: Place = { at: 0, kind: 'refuse' };
/** Every write meets another's transaction once: no failure, only a moment's wait. */
const conflicts: Place = { at: 'every', kind: 'conflict' };

/** Delivers a case, broken at the place, and twice more; answers the call that broke. */
async function deliverBroken<Case>(flow: Flow<Case>, world: World, of: Case, place: Place) {
  const { calls } = world.endpoint;
  let hit: CallSeen | undefined;
  let made = 0;
  const known = new Set<string>();
  calls.fault({
    kind: place.kind,
    hits: (call) => {
      if (call.caller !== flow.caller || (hit && place.at !== 'every')) return false;
      if (flow.breaks?.(call) === false) return false;
      made += 1;
      // Whoever asks again sends the same bytes, as another call.
      const bytes = `${call.operation} ${call.requestBytes}`;
      const isHit = place.at === 'every' ? !known.has(bytes) : made === place.at;
      known.add(bytes);
      if (isHit) hit = call;
      return isHit;
    },
  });
  const answer = await flow.deliver(world, of);
  calls.fault(undefined);
  await deliverAgain(flow, world, of);
  return { hit, made, answer };
}

/**
 * Twice, each after the lease of the attempt that died, as Lambda does. What fails only because the
 * machine is too busy is not counted as delivered.
 */
async function deliverAgain<Case>(flow: Flow<Case>, world: World, of: Case): Promise<void> {
  let delivered = 0;
  for (let attempt = 1; delivered < 2 && attempt <= mostAttempts; attempt += 1) {
    await world.advance(leaseMs);
    if (!isTooBusy(await flow.deliver(world, of))) delivered += 1;
  }
}

/** A time-out where nothing was broken: of the function's start, or of a call to the endpoint. */
function isTooBusy(answer: unknown): boolean {
  const { ok, errorType, status } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (ok === false) return errorType === 'Runtime.InitTimeout' || errorType === 'TimeoutError';
  return Number(status) >= 500;
}

const hasFailed = (answer: unknown): boolean => {
  const { ok, status } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  return ok === false || Number(status) >= 500;
};

const unheard: readonly FaultKind[] = ['kill', 'lost', 'again'];

async function explorePlace<Case>(flow: Flow<Case>, world: World, place: Place) {
  const of = await flow.prepare(world);
  const { hit, made, answer } = await deliverBroken(flow, world, of, place);
  const broke = { call: hit, unheard: hit !== undefined && unheard.includes(place.kind) };
  const expected =
    typeof flow.expected === 'function' ? flow.expected(world, of, broke) : flow.expected;
  // SNS has no idempotency key and tells of nothing: a text twice is better than none.
  const inWindow = broke.unheard && hit?.service === 'sns';
  const failed = place.kind === 'conflict' && hasFailed(answer);
  const wrongs = [
    ...wrongsOf(expected, await flow.left(world, of), inWindow),
    ...times(failed ? 1 : 0, 'other', `A conflict failed the event: ${JSON.stringify(answer)}`),
  ];
  const name = `${place.at} ${place.kind} ${hit ? `${hit.service}.${hit.operation}` : 'nothing'}`;
  return { name, wrongs, inWindow, hit, made };
}

const times = <Name extends What>(count: number, what: Name, says: string): readonly Wrong[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ what, says }));

/** Each loss and each doubling is one wrong; a difference of another kind is told whole. */
function wrongsOf(expected: Left, left: Left, inWindow = false): readonly Wrong[] {
  const [least, most] = [expected.letters ?? 0].flat();
  const letters = Number(left.letters ?? 0);
  const lost = (expected.items ?? []).filter((item) => !left.items?.includes(item));
  const found = [
    ...lost.flatMap((item) => times(1, 'item lost', item)),
    ...times((expected.replies ?? 0) - (left.replies ?? 0), 'reply lost', 'A reply is not kept.'),
    ...times(least! - letters, 'letter lost', `${letters} came`),
    ...times(letters - (most ?? least!) - (inWindow ? 1 : 0), 'letter doubled', `${letters} came`),
  ];
  return found.length > 0 ? found : different({ ...expected, letters }, { ...left, letters });
}

function different(expected: Left, left: Left): readonly Wrong[] {
  try {
    expect(left).toEqual(expected);
    return [];
  } catch (problem) {
    return times(1, 'other', problem instanceof Error ? problem.message : String(problem));
  }
}

const everyPlace = (calls: number): Place[] =>
  Array.from({ length: calls }, (_, index) =>
    kinds.map((kind) => ({ at: index + 1, kind })),
  ).flat();

/** A sample breaks a flow once in each way, spread over its calls. */
function somePlaces(calls: number): Place[] {
  const count = Math.min(calls, kinds.length);
  return Array.from({ length: count }, (_, index) => ({
    at: 1 + Math.floor((index * calls) / count),
    kind: kinds[index % kinds.length]!,
  }));
}

/**
 * Explores with several worlds at once: a broken flow waits more than it works. `rest` is done in a
 * world after each place.
 */
export async function everyFault<Case>(
  flow: Flow<Case>,
  worlds: readonly World[],
  { all, rest }: { readonly all: boolean; readonly rest: (world: World) => Promise<void> },
): Promise<Explored> {
  const before = await Promise.all(worlds.map(async (world) => flow.sums?.of(world)));
  const cases = worlds.map(() => 0);
  const explore = async (index: number, place: Place) => {
    const world = worlds[index]!;
    cases[index]! += 1;
    const explored = await explorePlace(flow, world, place);
    await rest(world);
    return explored;
  };

  const unbroken = await explore(0, nowhere);
  const queue = all ? everyPlace(unbroken.made) : somePlaces(unbroken.made);
  queue.push(conflicts);
  const places = [unbroken];
  const work = async (index: number) => {
    for (let place = queue.shift(); place; place = queue.shift()) {
      const explored = await explore(index, place);
      if (explored.hit) places.push(explored);
    }
  };
  await Promise.all(worlds.map((_, index) => work(index)));

  const counted = worlds.map((world, index) =>
    countWrong(flow, world, before[index], cases[index]!),
  );
  return { calls: unbroken.made, places: [...places, ...(await Promise.all(counted))] };
}

/** Counts are looked at once all is done: a count of one case is no place of its own. */
async function countWrong<Case>(
  { sums }: Flow<Case>,
  world: World,
  before: Sums | undefined,
  cases: number,
): Promise<Broken> {
  const after = await sums?.of(world);
  const expected = Object.entries(before ?? {}).map(([name, count]) => [
    name,
    count + cases * (sums?.each[name] ?? 0),
  ]);
  const facts = { counts: after ?? {}, denied: world.endpoint.calls.denied() };
  const wrongs = different(
    { facts: { counts: Object.fromEntries(expected), denied: [] } },
    { facts },
  );
  return { name: 'counts and permissions', wrongs, inWindow: false };
}
