/**
 * Goal: no path sends a letter to somebody it must not go to, whatever their state.
 * Method: every path through the built functions for every state, and the mailbox counted.
 */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { type UserState, userStates } from '#shared/domain/user.ts';
import { letterRow, setUser } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import {
  type Askable,
  begin,
  createUser,
  day0,
  enter,
  type SignedUp,
  signUp,
} from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { browserOf } from '#test/kit/visitor.ts';
import type { World } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });
const recording = suiteWorld({ at: [10], settings: { USE_REAL_EMAIL: 'false' } });

interface Case extends SignedUp {
  /** The letter that is answered. */
  readonly letter?: Message;
  /** That began it, and alone may ask for its letter again. */
  readonly browser?: Askable;
}

interface Path {
  readonly prepare: (in_: World) => Promise<Case>;
  readonly act: (in_: World, of: Case) => Promise<unknown>;
  /** The states in which a letter comes of it. */
  readonly reach: readonly UserState[];
}

async function begun(in_: World): Promise<Case> {
  const person = await begin(in_);
  const [letter] = await in_.mails(person.email);
  return { ...person, ...(letter && { letter }) };
}

/** Whose day-0 letter SES would not take: it waits for the next attempt. */
async function untold(in_: World): Promise<Case> {
  const browser = browserOf(in_);
  const person = await enter(browser);
  in_.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'ses' });
  await day0(browser, person.userId, 'Call Mom');
  in_.endpoint.calls.fault(undefined);
  return { ...person, browser };
}

const paths: Readonly<Record<string, Path>> = {
  touchpoint: {
    prepare: begun,
    act: (in_, { userId }) => deliver(in_, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(in_))),
    reach: ['active'],
  },
  acknowledgement: {
    prepare: begun,
    act: (in_, { letter }) => answer(in_, letter!, '1 is done'),
    // A mailbox that bounced and has just written is told so.
    reach: ['invited', 'active', 'paused', 'suppressed'],
  },
  farewell: {
    prepare: begun,
    act: (in_, { letter }) => answer(in_, letter!, 'unsubscribe'),
    reach: ['invited', 'active', 'paused'],
  },
  'notice to the owner': {
    prepare: begun,
    act: async (in_, { email }) => {
      const { body } = await createUser(in_, email, 'America/Chicago', 'user');
      await day0(in_, String(body['userId']), 'Buy flowers for a stranger');
    },
    reach: ['active'],
  },
  'day 0': {
    prepare: (in_) => signUp(in_),
    act: (in_, { userId }) => day0(in_, userId, 'Call Mom'),
    reach: ['active'],
  },
  'day 0, sent later': {
    prepare: untold,
    act: (_, { userId, browser }) => day0(browser!, userId, 'Call Mom'),
    reach: ['invited', 'active', 'paused'],
  },
  welcome: {
    prepare: (in_) => signUp(in_),
    act: (in_, { userId }) => day0(in_, userId, '', false),
    reach: ['active'],
  },
};

/** How many mails come of it. */
async function lettersOf(in_: World, { prepare, act }: Path, changes: Record<string, unknown>) {
  const of = await prepare(in_);
  await setUser(in_, of.userId, changes);
  const before = (await in_.mails(of.email)).length;
  await act(in_, of);
  await in_.runtime.atRest();
  return (await in_.mails(of.email)).length - before;
}

test.each(Object.entries(paths))(
  '%s: a letter comes in the right states and no other',
  async (_, path) => {
    const came: UserState[] = [];
    for (const state of userStates) {
      const ended = state === 'suppressed' ? { endedBy: 'bounce' } : {};
      const letters = await lettersOf(world, path, { state, ...ended });
      expect({ state, letters: letters > 1 }).toEqual({ state, letters: false });
      if (letters === 1) came.push(state);
    }

    expect(came).toEqual(path.reach);
  },
);

const withoutAnswers = Object.entries(paths).filter(([, { prepare }]) => prepare !== begun);

test.each(Object.entries(paths))(
  '%s: a tester’s letter is recorded, and sent to nobody',
  async (_, path) => {
    expect(await lettersOf(world, path, { kind: 'tester' })).toBe(0);
  },
);

test.each(withoutAnswers)('%s: without real mail nothing is sent', async (_, path) => {
  expect(await lettersOf(recording, path, { source: 'here' })).toBe(0);
});

test('without real mail a touchpoint is recorded as simulated, and is over', async () => {
  const { userId, email } = await begin(recording);
  const event = stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(recording));

  const outcomes = [await deliver(recording, event), await deliver(recording, event)];

  expect(outcomes).toMatchObject([
    { value: { outcome: 'sent' } },
    { value: { outcome: 'already settled' } },
  ]);
  expect(await letterRow(recording, userId, dateIn(recording), 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'sent',
    simulated: true,
  });
  expect(await recording.mails(email)).toEqual([]);
});

test('who leaves while their reply is being read gets no answer to it', async () => {
  const { letter, userId, email } = await begun(world);
  const before = (await world.mails(email)).length;
  let left: Promise<unknown> = Promise.resolve();
  world.endpoint.calls.fault({
    kind: 'slow',
    hits: ({ caller, operation }) => {
      // Read before: from here on only a fresh look can tell.
      if (caller === 'inbound.email' && operation === 'GetObject') {
        left = setUser(world, userId, { state: 'unsubscribed' });
        return true;
      }
      return false;
    },
  });

  await answer(world, letter!, '1 is done');
  world.endpoint.calls.fault(undefined);
  await left;

  expect(await world.mails(email)).toHaveLength(before);
});
