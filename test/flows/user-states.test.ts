/**
 * Goal: the state of a user changes only as the table of transitions says, also when a copy of the
 * user is acted on that is out of date.
 * Method: every transition, for every state that was read and every state that the row is in.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type * as States from '#functions/store/user-states.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { type LivingState, type User, type UserState, userStates } from '#shared/domain/user.ts';
import { runInside } from '#test/kit/inside.ts';
import { rowAt } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
let store: typeof States;
let putUser: (user: User) => Promise<unknown>;
beforeAll(async () => {
  runInside(world);
  store = await import('#functions/store/user-states.ts');
  const { userRow } = await import('#functions/store/users.ts');
  const { put } = await import('#functions/store/writes.ts');
  putUser = async (user) => Promise.all([put(userRow(user)), put(store.addressRow(user))]);
});

const date = '2026-11-21';
const at = new Date(`${date}T12:00:00Z`);
const userIn = (state: UserState): User => {
  const id = globalThis.crypto.randomUUID();
  return {
    id,
    number: 7,
    email: `${id}@example.com`,
    kind: 'person',
    channel: 'email',
    zone: 'UTC',
    zoneSource: 'user',
    rhythm: dayZeroRhythm,
    state,
    createdAt: at.toISOString(),
    source: 'landing_page',
    startsOn: date,
    ...(state === 'deleted' && { deletedFrom: 'paused' }),
  };
};

const restored = ({ deletedFrom = 'active' }: User) => deletedFrom;

/** Each way of a transition, as the flows use it. */
const ways: readonly (readonly [States.Transition, (user: User) => Promise<void>])[] = [
  [
    'begin',
    ({ id, ...user }) =>
      store.userStates.begin({
        user: { id, ...user, begunAt: at.toISOString(), begunBy: 'x' },
        day: { day: { ...emptyDay(date), version: 1 }, writtenBy: 'x' },
        readVersion: 0,
        claim: { ...keys.welcome(id) },
      }),
  ],
  ['accept', (user) => store.userStates.accept(user, at)],
  ['pause', (user) => store.userStates.pause(user, {})],
  [
    'pause',
    (user) => store.userStates.pause(user, { pausedFrom: date, pausedUntil: addDays(date, 2) }),
  ],
  ['pause', (user) => store.userStates.pauseWhileAway(user, date, date)],
  ['pause', (user) => store.userStates.pauseForSilence(user, date)],
  ['resume', (user) => store.userStates.resume(user)],
  ['unsubscribe', (user) => store.userStates.move(user, 'unsubscribe', { at })],
  ['suppress', (user) => store.userStates.move(user, 'suppress', { at, endedBy: 'bounce' })],
  ['resubscribe', (user) => store.userStates.move(user, 'resubscribe', { at })],
  // The type forbids the states that nobody lives in; the store must, too.
  ['delete', (user) => store.userStates.delete(user, user.state as LivingState, at)],
  ['restore', (user) => store.userStates.restore(user, restored(user), at)],
  ['purge', (user) => store.userStates.purge(user, { since: at.toISOString(), farewell: false })],
];

const pairs = userStates.flatMap((read) => userStates.map((stands) => [read, stands] as const));

test.each(ways)('%s leaves its own states alone (way %#)', async (transition, move) => {
  const { from, to } = store.transitions[transition];
  for (const [read, stands] of pairs) {
    const user = userIn(stands);
    await putUser(user);
    const outcome = await move({ ...user, state: read }).then(
      () => 'moved',
      (problem: Error) => problem.name,
    );
    const { state } = (await rowAt(world, keys.user(user.id))) as { state: UserState };
    const is = `${transition}: read as ${read}, ${stands}, now ${state}`;
    const mayLeave = from.some((one) => one === stands);
    const isMoved = outcome === 'moved';

    if (!isMoved) expect([is, outcome, state]).toEqual([is, 'ConditionFailed', stands]);
    if (isMoved) expect([is, mayLeave, to.some((one) => one === state)]).toEqual([is, true, true]);
    // Except a person's own pause, which no program cuts short.
    const isOwnPause = transition === 'pause' && stands === 'paused';
    if (read === stands && mayLeave && !isOwnPause) expect([is, outcome]).toEqual([is, 'moved']);
  }
});
