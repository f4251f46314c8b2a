/**
 * Goal: wherever a text breaks, its notice delivered again finishes it: done and answered once.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { everyFault, type Place } from '#test/kit/every-fault.ts';
import { begin } from '#test/kit/person.ts';
import { askForTexts, beginByText, deliverText, newPhone, textsTo } from '#test/kit/phone.ts';
import type { World } from '#test/kit/world.ts';
import { quietWorld, tableOf } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

interface Told {
  readonly userId: string;
  readonly phone: string;
  /** Texts that came before. */
  readonly before: number;
  readonly id: string;
  readonly at: Date;
}

const told = async (userId: string, phone: string): Promise<Told> => ({
  userId,
  phone,
  before: (await textsTo(world, phone)).length,
  id: randomUUID(),
  at: new Date(world.clock.now()),
});

async function onTexts(): Promise<Told> {
  const { userId, phone } = await beginByText(world);
  return told(userId, phone);
}

const say =
  (words: string) =>
  ({ phone, id, at }: Told) =>
    deliverText(world, { from: phone, text: words, id, at });

const profileOf = async ({ userId }: Told) =>
  (await tableOf(world).rowsOf(keys.person(userId))).find(({ sk }) => sk === 'PROFILE');

const schedulesOf = ({ userId }: Told) =>
  world.endpoint.schedules.all().filter(({ name }) => name.startsWith(userId));

/**
 * Once; or twice where the worker died between SNS's "accepted" and its own row: SNS has no
 * idempotency key and tells of nothing, and a text twice is better than none.
 */
async function expectOneText({ phone, before }: Told, place: Place): Promise<void> {
  const window = place.kind === 'kill' && place.broken?.service === 'sns';
  const count = (await textsTo(world, phone)).length - before;
  expect({ at: place.name, texts: count }).toEqual({ at: place.name, texts: window ? 2 : 1 });
}

/** For whoever reads the test's output. */
function report(flow: string, places: readonly Place[]): void {
  const windows = places.filter(({ kind, broken }) => kind === 'kill' && broken?.service === 'sns');
  process.stdout.write(
    `${flow}: broken in ${places.length} places, nothing lost; texts doubled only in the ` +
      `${windows.length} where the worker died after SNS had accepted.\n`,
  );
}

test('a reply by text broken anywhere is finished when its notice comes again', async () => {
  const { itemsOf, repliesOf } = tableOf(world);

  const places = await everyFault({
    world,
    caller: 'inbound.sms',
    prepare: onTexts,
    deliver: say('1 done\nadd water the plants'),
    check: async (of, place) => {
      const { name } = place;
      const replies = (await repliesOf(of.userId)).filter(({ intent }) => intent !== 'channel');

      expect({ name, items: await itemsOf(of.userId) }).toEqual({
        name,
        items: ['Finish the deck: d', 'Call Mom: o', 'Go for a walk: o', 'Water the plants: o'],
      });
      expect({ name, replies: replies.length }).toEqual({ name, replies: 1 });
      await expectOneText(of, place);
    },
  });

  report('Text', places);
  expect(places.length).toBeGreaterThanOrEqual(6 * 3);
  expect(world.endpoint.calls.denied()).toEqual([]);
});

test('STOP broken anywhere ends the texts and the letters, and is confirmed once', async () => {
  const places = await everyFault({
    world,
    caller: 'inbound.sms',
    prepare: onTexts,
    deliver: say('STOP'),
    check: async (of, place) => {
      const { name } = place;
      const profile = await profileOf(of);

      expect({ name, schedules: schedulesOf(of).length, state: profile?.['state'] }).toEqual({
        name,
        schedules: 0,
        state: 'unsubscribed',
      });
      expect([name, profile?.['textsAgreedAt']]).toEqual([name, undefined]);
      await expectOneText(of, place);
    },
  });

  report('STOP', places);
  expect(places.length).toBeGreaterThanOrEqual(8 * 3);
});

test('YES broken anywhere makes the phone the person’s, with its evidence and its hours', async () => {
  const places = await everyFault({
    world,
    caller: 'inbound.sms',
    prepare: async () => {
      const person = await begin(world);
      const phone = newPhone();
      await askForTexts(world, person, phone);
      return told(person.userId, phone);
    },
    deliver: say('YES'),
    check: async (of, place) => {
      const { name } = place;
      const post = await tableOf(world).rowsOf(keys.post(of.userId));
      const given = post.filter(({ what }) => what === 'given');

      expect({ name, given: given.length }).toEqual({ name, given: 1 });
      expect([name, await profileOf(of)]).toEqual([
        name,
        expect.objectContaining({ channel: 'sms', phone: of.phone }),
      ]);
      expect([name, schedulesOf(of).map(({ expression }) => expression)]).toEqual([
        name,
        expect.arrayContaining(['cron(0 8 * * ? *)']),
      ]);
      await expectOneText(of, place);
    },
  });

  report('YES', places);
  expect(places.length).toBeGreaterThanOrEqual(8 * 3);
});
