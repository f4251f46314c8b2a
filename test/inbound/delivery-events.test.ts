/**
 * Goal: what SES says of a letter is known of it, once and in any order, and letters that nobody
 * gets stop.
 * Method: mails through the local SES, which tells of them as SES does; then its own events again.
 */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keys, sendKeyOf } from '#functions/store/keys.ts';
import type { DeliveryOutcome, OutMessage } from '#scripts/local/aws/types.ts';
import { letterRow, rowAt, rowsIn, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin, createUser, day0, type SignedUp } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });
afterEach(() => world.endpoint.outcome(undefined));

const send: DeliveryOutcome = { eventType: 'Send' };
const delivery: DeliveryOutcome = { eventType: 'Delivery' };
const delay: DeliveryOutcome = { eventType: 'DeliveryDelay' };
const complaint: DeliveryOutcome = { eventType: 'Complaint' };
const hard: DeliveryOutcome = {
  eventType: 'Bounce',
  bounceType: 'Permanent',
  bounceSubType: 'General',
};
const soft: DeliveryOutcome = {
  eventType: 'Bounce',
  bounceType: 'Transient',
  bounceSubType: 'MailboxFull',
};

/** Signs up with this address and starts today: the day-0 letter is the first mail. */
async function beginAs(email: string): Promise<SignedUp> {
  const { body } = await createUser(world, email, 'America/Chicago', 'user');
  const userId = String(body['userId']);
  await day0(world, userId, 'Call Mom\nGo for a walk');
  await world.runtime.atRest();
  return { email, userId };
}

const simulator = (name: string) => beginAs(`${name}+one@simulator.amazonses.com`);

const to = ({ email }: SignedUp, outcomes: readonly DeliveryOutcome[]) =>
  world.endpoint.outcome((mail: OutMessage) => (mail.to === email ? outcomes : [send, delivery]));

const day0Row = ({ userId }: SignedUp) => letterRow(world, userId, dateIn(world), 'DAY0_ACK');

async function midday(person: SignedUp) {
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await world.runtime.atRest();
}

/** Sums over all shards. */
async function counted(sk: string): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const row of await rowsIn(world)) {
    if (!String(row['pk']).startsWith('COUNTER#') || row['sk'] !== sk) continue;
    for (const [name, value] of Object.entries(row)) {
      if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
    }
  }
  return sums;
}
const totals = () => counted('TOTALS');
const ofToday = () => counted(`DAY#${new Date(world.clock.now()).toISOString().slice(0, 10)}`);

async function change(
  before: Promise<object>,
  after: () => Promise<object>,
  act: () => Promise<unknown>,
) {
  const was = (await before) as Record<string, number>;
  await act();
  const is = (await after()) as Record<string, number>;
  const names = Object.keys(is).filter((name) => is[name] !== (was[name] ?? 0));
  return Object.fromEntries(names.map((name) => [name, is[name]! - (was[name] ?? 0)]));
}

beforeAll(async () => {
  // Every function once, so that none is made while events are looked at.
  await begin(world);
  await world.runtime.atRest();
});

test('a letter that arrives is known to have arrived, and counted once', async () => {
  const changed = await change(ofToday(), ofToday, async () => {
    const person = await beginAs('arrives@example.com');
    const row = await day0Row(person);

    expect(row).toMatchObject({ state: 'sent', 'ses:delivered': expect.any(String) });
  });

  expect(changed).toEqual({
    signups: 1,
    stayed: 1,
    'reached:day0': 1,
    'items:set': 2,
    'sent:day0': 1,
    delivered: 1,
  });
});

test('an address that bounces is given up at once: no schedule, no further letter', async () => {
  const changed = await change(totals(), totals, async () => {
    const person = await simulator('bounce');

    expect(await userIn(world, person.userId)).toMatchObject({
      state: 'suppressed',
      endedBy: 'bounce',
    });
    expect(schedulesOf(world, person.userId)).toEqual([]);
    await midday(person);
    expect(await world.mails(person.email)).toHaveLength(1);
    expect(await letterRow(world, person.userId, dateIn(world), 'MIDDAY_CHECKIN')).toMatchObject({
      state: 'not sent',
      because: 'suppressed',
    });
  });

  expect(changed).toMatchObject({ users: 1, suppressed: 1 });
  expect(changed).not.toHaveProperty('subscribed');
});

test('an address on the account’s list is given up without counting as a bounce', async () => {
  const changed = await change(ofToday(), ofToday, async () => {
    const { userId } = await simulator('suppressionlist');

    expect(await userIn(world, userId)).toMatchObject({
      state: 'suppressed',
      endedBy: 'suppression-list',
    });
  });

  expect(changed).toMatchObject({ listed: 1 });
  expect(changed).not.toHaveProperty('bounced');
});

test('a complaint unsubscribes, without a farewell, and signing up does not undo it', async () => {
  const changed = await change(totals(), totals, async () => {
    const { email, userId } = await simulator('complaint');

    expect(await userIn(world, userId)).toMatchObject({
      state: 'unsubscribed',
      endedBy: 'complaint',
    });
    await createUser(world, email, 'America/Chicago', 'user');
    await day0(world, userId, 'Something else');
    await world.runtime.atRest();
    expect(await world.mails(email)).toHaveLength(1);
    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
  });

  expect(changed).toMatchObject({ users: 1, unsubscribed: 1 });
});

test('an out-of-office machine stops nothing', async () => {
  const { userId } = await simulator('ooto');

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, userId)).toHaveLength(3);
});

test('a reply from the mailbox that says START ends what a complaint or a bounce has begun', async () => {
  for (const outcomes of [
    [send, complaint],
    [send, hard],
  ]) {
    const person = await owner(world);
    to(person, outcomes);
    await midday(person);
    expect((await userIn(world, person.userId))?.['state']).not.toBe('active');
    world.endpoint.outcome(undefined);

    await answer(world, person.letter, 'START');

    const user = await userIn(world, person.userId);
    expect(user).toMatchObject({ state: 'active', returnedAt: expect.any(String) });
    expect(user).not.toHaveProperty('endedBy');
    expect(schedulesOf(world, person.userId)).toHaveLength(3);
  }
});

test('in any order and however often, the events of a letter leave the same behind', async () => {
  const all = [send, delay, delivery, soft] as const;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...all, ...all], { minLength: 6 }), async (shuffled) => {
      const person = await begin(world);
      await world.runtime.atRest();
      to(person, [...shuffled, ...all]);
      const counts = await change(ofToday(), ofToday, () => midday(person));
      const row = await letterRow(world, person.userId, dateIn(world), 'MIDDAY_CHECKIN');
      // `sent` is written only where our own row had not said so yet.
      const known = Object.keys(row ?? {}).filter((name) => /^ses:(?!sent)/.test(name));
      const { state } = (await userIn(world, person.userId)) ?? {};

      expect({ counts, known: known.toSorted(), letter: row?.['state'], state }).toEqual({
        counts: { 'sent:midday': 1, delivered: 1, bounced: 1, 'bounced:soft': 1 },
        known: ['ses:delayed', 'ses:delivered', 'ses:soft-bounce'],
        letter: 'sent',
        state: 'active',
      });
    }),
    { numRuns: 8 },
  );
});

test('five soft bounces in a row give a mailbox up, and one arrival in between does not', async () => {
  const unlucky = await begin(world);
  const luckier = await begin(world);
  const lucky = new Set<string>();
  let letters = 0;
  world.endpoint.outcome(({ to: address }) => {
    if (address === luckier.email) letters += 1;
    if (address === luckier.email && letters === 3) lucky.add(address);
    const arrives = lucky.delete(address);
    return [send, arrives ? delivery : soft];
  });
  // The day-0 letters arrived; two letters today, three tomorrow.
  await toNextDay(world, [5]);
  await toNextDay(world, [5]);

  expect(await userIn(world, unlucky.userId)).toMatchObject({
    state: 'suppressed',
    endedBy: 'soft-bounces',
  });
  expect(await userIn(world, luckier.userId)).toMatchObject({ state: 'active' });
});

test('an event about another address, or a user who is not there, changes nothing', async () => {
  const person = await begin(world);
  to(person, [send, { ...hard, to: 'forwarded@elsewhere.example' }]);
  await midday(person);
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });

  const nobody = '00000000-0000-4000-8000-000000000000';
  world.publish(
    builtCloud().eventDestination!.topic,
    JSON.stringify({
      eventType: 'Bounce',
      mail: {
        timestamp: new Date(world.clock.now()).toISOString(),
        messageId: 'm',
        destination: ['x@example.com'],
        tags: { user: [nobody], letter: ['LETTER_232026-11-22_23MIDDAY_5fCHECKIN'] },
      },
      bounce: {
        timestamp: new Date(world.clock.now()).toISOString(),
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: 'x@example.com' }],
      },
    }),
  );
  await world.runtime.atRest();
  const about = (await rowsIn(world)).filter(({ pk }) => String(pk).includes(nobody));
  expect(about).toEqual([]);
});

test('whoever writes from a mailbox that bounced is told so, and how the letters come back', async () => {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  to(person, [send, hard]);
  await midday(person);
  world.endpoint.outcome(undefined);
  await toNextDay(world, [10]);

  await answer(world, letter!, '1 is done');
  await answer(world, letter!, 'START');
  await answer(world, letter!, '2 is done');

  const [told, back, usual] = (await world.mails(person.email)).slice(2);
  expect(told?.text).toMatch(/letter\s+yesterday\s+bounced,\s+so\s+your\s+letters\s+stopped/);
  expect(told?.text).toMatch(/Reply\s+START/);
  expect(told?.text).toMatch(/\[x\] Finish the deck/);
  expect(back?.text).toMatch(/letter\s+yesterday\s+bounced/);
  expect(back?.text).not.toMatch(/Reply\s+START/);
  expect(usual?.text).not.toMatch(/bounced/);
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
});

test('an address on the account’s list is not answered: SES would give it nothing', async () => {
  const person = await simulator('suppressionlist');
  const [letter] = await world.mails(person.email);

  await answer(world, letter!, '1 is done');

  expect(await world.mails(person.email)).toHaveLength(1);
});

test('what SES says ends letters only where it is about a mail that the ledger knows', async () => {
  const person = await begin(world);
  await midday(person);
  const row = (await letterRow(world, person.userId, dateIn(world), 'MIDDAY_CHECKIN'))!;
  const letter = sendKeyOf({ pk: keys.post(person.userId), sk: String(row['sk']) });
  const timestamp = new Date(world.clock.now()).toISOString();
  const bounce = (messageId: string, name: string | undefined) => ({
    eventType: 'Bounce',
    mail: {
      timestamp,
      messageId,
      destination: [person.email],
      tags: { user: [person.userId], ...(name && { letter: [name] }) },
    },
    bounce: {
      timestamp,
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: person.email }],
    },
  });
  const tell = async (messageId: unknown, name?: string) => {
    const { topic } = builtCloud().eventDestination!;
    world.publish(topic, JSON.stringify(bounce(String(messageId), name)));
    await world.runtime.atRest();
    return (await userIn(world, person.userId))?.['state'];
  };

  expect(await tell(row['messageId'])).toBe('active');
  expect(await tell(row['messageId'], letter.replace('MIDDAY', 'EVENING'))).toBe('active');
  expect(await tell('some-other-mail', letter)).toBe('active');
  expect(await tell(row['messageId'], letter)).toBe('suppressed');
});

test('a late copy of a bounce does not end what was begun again since', async () => {
  const person = await owner(world);
  to(person, [send, hard]);
  await midday(person);
  const at = new Date(world.clock.now()).toISOString();
  world.endpoint.outcome(undefined);
  await world.advance(60_000);
  await answer(world, person.letter, 'START');

  to(person, [send, { ...hard, at }]);
  await world.advance(60_000);
  await answer(world, person.letter, '1 is done');
  await world.runtime.atRest();

  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
});

test('the bus names an event, whether it says so itself or not', async () => {
  world.endpoint.outcome(() => []);
  const person = await begin(world);
  const at = new Date(world.clock.now()).toISOString();
  const { sk } = (await day0Row(person)) as { readonly sk: string };
  const tags = {
    user: [person.userId],
    letter: [sendKeyOf({ pk: keys.post(person.userId), sk })],
  };
  const detail = {
    mail: { timestamp: at, messageId: 'm', destination: [person.email], tags },
    delivery: { timestamp: at },
  };

  await world.invoke('inbound.deliveryEvents', {
    source: 'aws.ses',
    'detail-type': 'Email Delivered',
    detail,
  });

  expect(await day0Row(person)).toMatchObject({ 'ses:delivered': at });
});

test('what SES says of an acknowledgement stands on the row of its reply', async () => {
  const person = await owner(world);

  await answer(world, person.letter, '1 is done');
  await world.runtime.atRest();

  const [reply] = (await rowsIn(world)).filter(
    ({ pk, sk }) => pk === keys.post(person.userId) && String(sk).startsWith('REPLY#'),
  );
  expect(reply).toMatchObject({
    engine: expect.any(String),
    acknowledgementId: expect.any(String),
    'ses:delivered': expect.any(String),
  });
  expect(await rowAt(world, keys.user(person.userId))).toMatchObject({ state: 'active' });
});

test('what SES says of a letter that arrives costs one write of its row and one counter', async () => {
  const person = await begin(world);
  await world.runtime.atRest();
  world.endpoint.calls.reset();

  await midday(person);

  const heard = world.endpoint.calls
    .seen()
    .filter(({ caller }) => caller === 'inbound.deliveryEvents')
    .map(({ operation, writeUnits }) => ({ operation, writeUnits }));
  // `Send` reads our own row and leaves it at that, unless it came before that row was written.
  const reads = heard.filter(({ operation }) => operation === 'GetItem');
  const written = heard.reduce((sum, { writeUnits }) => sum + writeUnits, 0);
  expect(reads).toHaveLength(1);
  expect([2, 3]).toContain(written);
});
