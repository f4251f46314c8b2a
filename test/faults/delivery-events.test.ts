/**
 * Goal: wherever the hearing of a delivery event breaks, the event delivered again finishes it.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys, sendKeyOf } from '#functions/store/keys.ts';
import { sesEvent } from '#scripts/local/aws/ses-events.ts';
import type { Fate } from '#scripts/local/aws/types.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { everyFault } from '#test/kit/every-fault.ts';
import { schedulesOf, userIn } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { quietWorld, report, tableOf, zone } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** A person whose day-0 letter SES has not said a word of, and the word it is going to say. */
async function unheard(fate: Fate) {
  world.endpoint.fate(() => []);
  const person = await begin(world);
  const now = new Date(world.clock.now());
  const key = keys.letter(person.userId, localDateAt(now, zone) as LocalDate, 'DAY0_ACK');
  const mail = world.endpoint.outbox.all().findLast(({ to }) => to === person.email)!;
  const Message = sesEvent(
    {
      mail,
      configurationSet: 'any',
      tags: new Map([
        ['user', person.userId],
        ['letter', sendKeyOf(key)],
      ]),
    },
    fate,
  );
  return { ...person, event: { Records: [{ Sns: { Message } }] } };
}

test.each<[string, Fate, Readonly<Record<string, string>>]>([
  [
    'a bounce',
    { eventType: 'Bounce', bounceType: 'Permanent', bounceSubType: 'General' },
    { state: 'suppressed', endedBy: 'bounce' },
  ],
  ['a complaint', { eventType: 'Complaint' }, { state: 'unsubscribed', endedBy: 'complaint' }],
])(
  '%s broken anywhere is heard when it comes again, and counted as one',
  async (name, fate, left) => {
    const { lettersOf, rowsOf } = tableOf(world);
    const standing = async () => {
      const sums = { subscribed: 0, gone: 0 };
      for (let shard = 0; shard < 16; shard += 1) {
        const totals = (await rowsOf(`COUNTER#${shard}`)).find(({ sk }) => sk === 'TOTALS');
        sums.subscribed += Number(totals?.['subscribed'] ?? 0);
        sums.gone += Number(totals?.['suppressed'] ?? 0) + Number(totals?.['unsubscribed'] ?? 0);
      }
      return sums;
    };
    const before = await standing();
    let people = 0;

    const places = await everyFault({
      world,
      caller: 'inbound.deliveryEvents',
      prepare: () => {
        people += 1;
        return unheard(fate);
      },
      deliver: ({ event }) => world.invoke('inbound.deliveryEvents', event),
      check: async ({ userId }, { name: place }) => {
        const [letter] = await lettersOf(userId);
        const facts = Object.keys(letter ?? {}).filter((key) => key.startsWith('ses:'));

        expect({ place, user: await userIn(world, userId) }).toMatchObject({ place, user: left });
        expect({ place, schedules: schedulesOf(world, userId) }).toEqual({ place, schedules: [] });
        expect({ place, facts: facts.length }).toEqual({ place, facts: 1 });
      },
    });
    const after = await standing();

    report(`Hearing ${name}`, places);
    expect(after).toEqual({ subscribed: before.subscribed, gone: before.gone + people });
    expect(places.length).toBeGreaterThanOrEqual(6 * 3);
    expect(world.endpoint.calls.denied()).toEqual([]);
  },
);
