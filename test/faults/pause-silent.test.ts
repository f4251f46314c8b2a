/**
 * Goal: wherever the last letter of a long silence breaks, the event delivered again finishes the
 * pause, and the letter comes once.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { lettersOf, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { enter, signUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { zone } from './faults.ts';

/** Somebody who confirmed their address a hundred days ago, and was not heard of since. */
async function silent(world: World) {
  const person = await signUp(world);
  const now = world.clock.now();
  const longAgo = new Date(now - 101 * 86_400_000).toISOString();
  const startsOn = addDays(localDateAt(new Date(now), zone), -100);
  await setUser(world, person.userId, { createdAt: longAgo, confirmedAt: longAgo, startsOn });
  const scheduledAt = new Date(now).toISOString();
  const event = { userId: person.userId, stage: 'MORNING_INTENTION', zone, scheduledAt };
  return { ...person, event };
}

finishes('a pause broken anywhere is finished when its event comes again, and told once', {
  name: 'Pausing the silent',
  caller: 'stages.touchpoint',
  calls: 9,
  prepare: silent,
  deliver: (world, { event }) => world.invoke('stages.touchpoint', event),
  left: async (world, { userId, email }) => {
    const { state, pausedBy } = (await userIn(world, userId)) ?? {};
    const rows = await lettersOf(world, userId);
    const mornings = rows.filter(({ sk }) => String(sk).endsWith('MORNING_INTENTION'));
    const mails = await world.mails(email);
    return {
      letters: mails.length,
      facts: {
        user: { state, pausedBy },
        schedules: schedulesOf(world, userId),
        states: mornings.map((row) => row['state']),
        told: mails.filter(({ text }) => text.includes('We pause here.')).length,
      },
    };
  },
  expected: {
    letters: 1,
    facts: {
      user: { state: 'paused', pausedBy: 'silence' },
      schedules: [],
      states: ['sent'],
      told: 1,
    },
  },
});

/** Somebody who was asked twice to confirm, and has not. */
async function unconfirmed(world: World) {
  const person = await enter(world);
  const now = new Date(world.clock.now());
  const remindersFrom = addDays(localDateAt(now, zone), -2);
  await setUser(world, person.userId, { remindersFrom, startsOn: remindersFrom });
  const scheduledAt = now.toISOString();
  return {
    ...person,
    event: { userId: person.userId, stage: 'MORNING_INTENTION', zone, scheduledAt },
  };
}

finishes('schedules that are taken from an address that never confirmed are all gone', {
  name: 'Ending the schedules of the unconfirmed',
  caller: 'stages.touchpoint',
  calls: 7,
  prepare: unconfirmed,
  deliver: (world, { event }) => world.invoke('stages.touchpoint', event),
  left: async (world, { userId, email }) => {
    const rows = await lettersOf(world, userId);
    const { state } = (await userIn(world, userId)) ?? {};
    return {
      letters: (await world.mails(email)).length,
      facts: {
        state,
        schedules: schedulesOf(world, userId),
        because: rows.map((row) => row['because']),
      },
    };
  },
  expected: { letters: 0, facts: { state: 'active', schedules: [], because: ['unconfirmed'] } },
});
