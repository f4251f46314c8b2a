/**
 * Goal: wherever the hearing of a delivery event breaks, the event delivered again finishes it.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { keys, sendKeyOf } from '#functions/store/keys.ts';
import { sesEvent } from '#scripts/local/aws/ses-events.ts';
import type { DeliveryOutcome } from '#scripts/local/aws/types.ts';
import { lettersOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { standingOf, totalsIn } from './faults.ts';

/** A person whose day-0 letter SES has not said a word of, and the word it is going to say. */
async function unheard(world: World, outcome: DeliveryOutcome) {
  world.endpoint.outcome(() => []);
  const person = await begin(world);
  const key = keys.letter(person.userId, dateIn(world), 'DAY0_ACK');
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
    outcome,
  );
  return { ...person, event: { Records: [{ Sns: { Message } }] } };
}

/** Who still gets letters, and who no longer does, over the whole world. */
async function standing(world: World) {
  const { subscribed = 0, ...gone } = await totalsIn(world, [
    'subscribed',
    'suppressed',
    'unsubscribed',
  ]);
  return { subscribed, gone: Object.values(gone).reduce((sum, count) => sum + count, 0) };
}

interface Heard {
  readonly title: string;
  readonly name: string;
  readonly outcome: DeliveryOutcome;
  readonly calls: number;
  readonly user: Readonly<Record<string, unknown>>;
  readonly schedules: number;
  /** What one such event adds to the counts of the world. */
  readonly each: { readonly subscribed: number; readonly gone: number };
}

const ended = { schedules: 0, each: { subscribed: 0, gone: 1 } };

const events: readonly Heard[] = [
  {
    title: 'a bounce broken anywhere is heard when it comes again, and counted as one',
    name: 'Bounce',
    outcome: { eventType: 'Bounce', bounceType: 'Permanent', bounceSubType: 'General' },
    calls: 6,
    user: { state: 'suppressed', endedBy: 'bounce' },
    ...ended,
  },
  {
    title: 'a complaint broken anywhere is heard when it comes again, and counted as one',
    name: 'Complaint',
    outcome: { eventType: 'Complaint' },
    calls: 6,
    user: { state: 'unsubscribed', endedBy: 'complaint' },
    ...ended,
  },
  {
    title: 'a delivery broken anywhere is heard when it comes again, and ends nothing',
    name: 'Delivery',
    outcome: { eventType: 'Delivery' },
    calls: 2,
    user: { state: 'active', endedBy: undefined },
    schedules: 3,
    each: { subscribed: 1, gone: 0 },
  },
];

for (const { title, name, outcome, calls, user, schedules, each } of events) {
  finishes(title, {
    name,
    caller: 'inbound.deliveryEvents',
    calls,
    prepare: (world) => unheard(world, outcome),
    deliver: (world, { event }) => world.invoke('inbound.deliveryEvents', event),
    left: async (world, { userId }) => {
      const [letter] = await lettersOf(world, userId);
      const heard = Object.keys(letter ?? {}).filter((key) => key.startsWith('ses:'));
      const { state, endedBy } = (await userIn(world, userId)) ?? {};
      const { schedules: left } = await standingOf(world, userId);
      return { facts: { user: { state, endedBy }, schedules: left, heard: heard.length } };
    },
    expected: { facts: { user, schedules, heard: 1 } },
    sums: { of: standing, each },
  });
}
