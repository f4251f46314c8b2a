/**
 * Goal: a thousand people whose mornings fall on one minute each get one letter, though SES
 * throttles and some calls fail.
 * Method: the real functions; people are written straight to the table, as sign-up writes them.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { CallSeen, FaultKind } from '#scripts/local/aws/types.ts';
import type { User } from '#shared/domain/user.ts';
import { runInside } from '#test/kit/inside.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();

const people = 1000;
const failingShare = 0.02;
const throttledShare = 0.05;
const minuteMs = 60_000;

const person = (number: number, now: Date, startsOn: string): User => ({
  id: randomUUID(),
  number,
  email: `person-${number}@example.com`,
  kind: 'person',
  channel: 'email',
  zone: 'UTC',
  zoneSource: 'user',
  rhythm: { MORNING_INTENTION: 360, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1080 },
  state: 'active',
  source: 'landing_page',
  createdAt: now.toISOString(),
  startsOn,
  begunAt: now.toISOString(),
  confirmedAt: now.toISOString(),
});

async function seed(startsOn: string): Promise<void> {
  runInside(world);
  const { userStates } = await import('#functions/store/user-states.ts');
  const { schedules } = await import('#functions/adapters/scheduler.ts');
  const now = new Date(world.clock.now());
  const all = Array.from({ length: people }, (_, n) => person(n + 1, now, startsOn)).values();
  const work = async () => {
    for (const user of all) {
      await userStates.signUp(user, now.toISOString().slice(0, 10));
      await schedules.putAll(user);
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
}

/** Refuses a share of all calls, and has SES throttle a share of the mails. */
function hardship() {
  let state = 20_270_113;
  const chance = (): number => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
  const met = { refuse: 0, throttle: 0 };
  let kind: keyof typeof met = 'refuse';
  const fault = {
    // Asked for right after `hits` has judged the call.
    get kind(): FaultKind {
      return kind;
    },
    hits: ({ service }: CallSeen): boolean => {
      if (chance() < failingShare) kind = 'refuse';
      else if (service === 'ses' && chance() < throttledShare) kind = 'throttle';
      else return false;
      met[kind] += 1;
      return true;
    },
  };
  return { fault, met };
}

/** What Lambda gave up, delivered again as an operator does it. */
async function redrive(): Promise<void> {
  const { deadLetters } = world.endpoint;
  for (let seen = 0, round = 0; round < 5; round += 1) {
    const dead = deadLetters.all().slice(seen);
    if (dead.length === 0) return;
    seen += dead.length;
    for (const { body } of dead) {
      const record = JSON.parse(body) as { requestPayload?: unknown };
      world.runtime.invokeAsync('stages.touchpoint', record.requestPayload ?? record);
    }
    await world.advance(10 * minuteMs);
  }
}

test('a thousand mornings on one minute, with SES throttling and calls failing', async () => {
  const startsOn = new Date(world.clock.now() + 86_400_000).toISOString().slice(0, 10);
  await seed(startsOn);
  const { fault, met } = hardship();
  world.endpoint.calls.fault(fault);

  await world.moveTo(`${startsOn}T06:10:00Z`);
  await redrive();
  world.endpoint.calls.fault(undefined);

  const letters = new Map<string, number>();
  for (const { to } of world.endpoint.outbox.all()) letters.set(to, (letters.get(to) ?? 0) + 1);
  expect(letters.size).toBe(people);
  expect([...letters.values()].filter((count) => count !== 1)).toEqual([]);
  expect(met.refuse).toBeGreaterThan(0);
  expect(met.throttle).toBeGreaterThan(0);
});
