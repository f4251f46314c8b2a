/**
 * Goal: wherever an administrator's act breaks, asking again finishes it, and it is done once.
 * Method: break every call to AWS in three ways, ask again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { everyFault, type Place } from '#test/kit/every-fault.ts';
import { keptMail, rowAt, schedulesOf, userIn } from '#test/kit/kept.ts';
import { answer } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { quietWorld, report, tableOf } from './faults.ts';

let world: World;
let admin: SignedIn;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

const compliance = '/api/admin/email-compliance';
/** A reply and its answer have many calls, and each is broken in several ways. */
const longMs = 600_000;

/** The clock moves between the attempts: before a session is over, the next one begins. */
let signInAt = 0;
async function person() {
  if (world.clock.now() >= signInAt) {
    admin = await signedIn(world);
    signInAt = world.clock.now() + 15 * 60_000;
  }
  return begin(world);
}

async function putAside() {
  const owner = await person();
  const [letter] = await world.mails(owner.email);
  const id = await answer(world, letter!, '1 is done', { from: 'mallory@attacker.example' });
  return { ...owner, id, told: (await world.mails(owner.email)).length };
}

const consentsOf = async (userId: string) =>
  (await tableOf(world).rowsOf(keys.post(userId))).filter(({ sk }) =>
    String(sk).startsWith('CONSENT#'),
  );

const ask = <Case extends object>(
  caller: FunctionName,
  prepare: () => Promise<Case>,
  pathOf: (of: Case) => string,
  check: (of: Case, place: Place) => Promise<void>,
) =>
  everyFault({
    world,
    caller,
    prepare,
    deliver: (of) => admin.http(pathOf(of), { method: 'POST', body: '{}' }),
    check,
    fewTimeouts: true,
  });

test('leaving that broke anywhere is finished, and is one departure', async () => {
  const places = await ask(
    'compliance.unsubscribe',
    person,
    ({ userId }) => `${compliance}/user/${userId}/unsubscribe`,
    async ({ userId }, { name }) => {
      expect({ name, state: (await userIn(world, userId))?.['state'] }).toEqual({
        name,
        state: 'unsubscribed',
      });
      expect({ name, schedules: schedulesOf(world, userId) }).toEqual({ name, schedules: [] });
      expect({ name, trail: (await consentsOf(userId)).length }).toEqual({ name, trail: 1 });
    },
  );

  report('Unsubscribing by an administrator', places);
  expect(places.length).toBeGreaterThanOrEqual(5);
});

test('coming back that broke anywhere is finished, with all schedules', async () => {
  const places = await ask(
    'compliance.resubscribe',
    async () => {
      const left = await person();
      await admin.post(`${compliance}/user/${left.userId}/unsubscribe`);
      return left;
    },
    ({ userId }) => `${compliance}/user/${userId}/resubscribe`,
    async ({ userId }, { name }) => {
      expect({ name, state: (await userIn(world, userId))?.['state'] }).toEqual({
        name,
        state: 'active',
      });
      expect({ name, schedules: schedulesOf(world, userId).length }).toEqual({
        name,
        schedules: 3,
      });
      expect({ name, trail: (await consentsOf(userId)).length }).toEqual({ name, trail: 2 });
    },
  );

  report('Resubscribing by an administrator', places);
  expect(places.length).toBeGreaterThanOrEqual(6);
});

test(
  'a release that broke anywhere is finished: applied once, answered once',
  async () => {
    const { itemsOf, repliesOf } = tableOf(world);
    const places = await ask(
      'compliance.release',
      putAside,
      ({ id }) => `${compliance}/quarantine/${id}/release`,
      async ({ id, userId, email, told }, { name }) => {
        expect({ name, items: await itemsOf(userId) }).toMatchObject({
          name,
          items: ['Finish the deck: d', 'Call Mom: o', 'Go for a walk: o'],
        });
        expect({ name, replies: (await repliesOf(userId)).length }).toEqual({ name, replies: 1 });
        const answers = (await world.mails(email)).length - told;
        expect({ name, answers }).toEqual({ name, answers: 1 });
        const aside = await rowAt(world, keys.quarantined(id));
        expect({ name, aside }).toEqual({ name, aside: undefined });
      },
    );

    report('Releasing a mail', places);
    expect(places.length).toBeGreaterThanOrEqual(15);
  },
  longMs,
);

test('a discarding that broke anywhere is finished: neither row nor mail is left', async () => {
  const places = await ask(
    'compliance.discard',
    putAside,
    ({ id }) => `${compliance}/quarantine/${id}/discard`,
    async ({ id, userId }, { name }) => {
      const rows = await tableOf(world).rowsOf(keys.post(userId));
      const left = {
        aside: await rowAt(world, keys.quarantined(id)),
        notes: rows.filter(({ sk }) => String(sk).startsWith('MAIL#')),
        mail: await keptMail(world, id).then(String, () => 'gone'),
      };
      expect({ name, ...left }).toEqual({ name, aside: undefined, notes: [], mail: 'gone' });
    },
  );

  report('Discarding a mail', places);
  expect(places.length).toBeGreaterThanOrEqual(5);
  expect(world.endpoint.calls.denied()).toEqual([]);
});
