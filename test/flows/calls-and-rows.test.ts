/**
 * Goal: what a person waits for and what a day costs stay as small as they were designed.
 * Method: the endpoint's book of calls, answered slowly so that calls made together overlap, and
 * the bytes of the rows that were written.
 */
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { counterShards, keys } from '#functions/store/keys.ts';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { rowBytes } from '#scripts/local/dynamodb/capacity.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { weekdayOf } from '#shared/domain/local-date.ts';
import { invited } from '#test/kit/invited.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { chicago, dateIn, toNextDay } from '#test/kit/local-time.ts';
import { longestChain } from '#test/kit/longest-chain.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, createUser, day0, newAddress, signUp } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { type Asker, browserOf } from '#test/kit/visitor.ts';

const tenThings = [
  'Finish the slides for the Thursday review',
  'Call Mom about the weekend',
  'Book a table for four on Friday',
  'Water the plants on the balcony',
  'Answer the mail from the landlord',
  'Buy milk, eggs and bread',
  'Go for a walk before dinner',
  'Read two chapters of the history book',
  'Pay the electricity bill',
  'Fix the squeaky kitchen door',
].join('\n');

const world = suiteWorld({ at: [10] });
beforeAll(async () => {
  // Each function once, so that no worker is made while its calls are counted.
  const { email, userId } = await begin(world);
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await answer(world, (await world.mails(email))[0]!, '1 is done');
});

interface Cost {
  readonly steps: number;
  readonly units: number;
  readonly calls: readonly string[];
}

/** What a function did in an act; its one counter of letters and events is not in the units. */
async function costOf(caller: FunctionName, act: () => Promise<unknown>): Promise<Cost> {
  const { calls } = world.endpoint;
  calls.reset();
  calls.fault({ kind: 'slow', hits: (call) => call.caller === caller });
  await act();
  calls.fault(undefined);
  const seen = calls.seen().filter((call) => call.caller === caller);
  return {
    steps: longestChain(seen),
    units: unitsOf(seen),
    calls: seen.map(({ operation }) => operation).toSorted(),
  };
}

const unitsOf = (calls: readonly CallSeen[]): number =>
  calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0);
const counter = 1;
/** Of a sign-up beside the search: number, limits, and the user with the address and two counts. */
const searchless = 14;

test('a prompt waits for AWS three times, and writes two units and its counter', async () => {
  const { userId } = await begin(world, tenThings);

  const cost = await costOf('stages.touchpoint', () =>
    deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world))),
  );

  expect(cost).toEqual({
    steps: 3,
    units: 2 + counter,
    calls: ['PutItem', 'Query', 'SendRawEmail', 'UpdateItem', 'UpdateItem'],
  });
});

test('the evening that looks back on a week costs no more than any other prompt', async () => {
  while (weekdayOf(dateIn(world)) !== 1) await toNextDay(world, [10]);
  const { email, userId } = await begin(world, tenThings);
  for (let day = 1; day <= 4; day += 1) {
    await answer(world, (await world.mails(email)).at(-1)!, `${day} is done, add thing ${day}`);
    await toNextDay(world, [10]);
  }

  const cost = await costOf('stages.touchpoint', () =>
    deliver(world, stageEvent(userId, 'EVENING_REFLECTION', dateIn(world))),
  );

  expect((await world.mails(email)).at(-1)?.text).toContain('Done this week:');
  expect(cost).toEqual({
    steps: 3,
    units: 2 + counter,
    calls: ['PutItem', 'Query', 'SendRawEmail', 'UpdateItem', 'UpdateItem'],
  });
});

test('a prompt that is not sent writes two units and no counter', async () => {
  const { userId } = await signUp(world);

  const { steps, units } = await costOf('stages.touchpoint', () =>
    deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world))),
  );

  expect({ steps, units }).toEqual({ steps: 2, units: 2 });
});

test('a second delivery of a prompt waits once', async () => {
  const { userId } = await begin(world, tenThings);
  const event = stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world));
  await deliver(world, event);

  const { steps } = await costOf('stages.touchpoint', () => deliver(world, event));

  expect(steps).toBe(1);
});

test('a reply waits for AWS four times, and writes at most four units and its counter', async () => {
  const { email } = await begin(world, tenThings);
  const [letter] = await world.mails(email);

  const cost = await costOf('inbound.email', () =>
    answer(world, letter!, '1, 3 and 5 are done, drop 8, add iron the shirts'),
  );

  expect(cost.steps).toBeLessThanOrEqual(4);
  expect(cost.units).toBeLessThanOrEqual(4 + counter);
  expect(cost.calls).toEqual([
    // Made together with the two reads: how the answered letter showed the list.
    'GetItem',
    // Made together with the write of the day: whether the person may still be answered.
    'GetItem',
    // Made together with the reply's row: whether its writer was erased meanwhile.
    'GetItem',
    'GetObject',
    'PutItem',
    'Query',
    'SendRawEmail',
    'UpdateItem',
    'UpdateItem',
  ]);
});

test('a first reply of whoever never began waits once more', async () => {
  const { email } = await signUp(world);
  await toNextDay(world, [6, 1]);
  const [letter] = await world.mails(email);

  const { steps, units } = await costOf('inbound.email', () =>
    answer(world, letter!, 'write the report'),
  );

  expect(steps).toBeLessThanOrEqual(5);
  expect(units).toBeLessThanOrEqual(4 + counter);
});

test('a sign-up waits four times: for a new address, and for one whose plan has begun', async () => {
  const { email } = await begin(world);
  const create = (address: string, zone = chicago) =>
    costOf('onboarding.createUser', () => createUser(world, address, zone, 'detected'));

  const fresh = await create(newAddress());
  const begun = await create(email);

  expect([fresh.steps, begun.steps]).toEqual([4, 4]);
  // Two for each three characters of the address and the id, once in a life: less than $0.0001.
  const searchRows = newAddress().length + 33;
  expect(fresh.units).toBeLessThanOrEqual(2 * (searchRows + 1) + searchless);
});

test('the second page corrects a zone in as many steps as the first took', async () => {
  const email = newAddress();
  await createUser(world, email, chicago);

  const { steps } = await costOf('onboarding.createUser', () =>
    createUser(world, email, 'Europe/Lisbon', 'user'),
  );

  expect(steps).toBe(4);
});

describe('three calls about an address tell nobody whether it is known', () => {
  /** What is known of an address that somebody asks about. */
  const kinds: Readonly<Record<string, () => Promise<string>>> = {
    'is new': () => Promise.resolve(newAddress()),
    'was typed in': async () => (await signUp(world)).email,
    'skipped its first day': async () => {
      const { email, userId } = await signUp(world);
      await day0(world, userId, '', false);
      return email;
    },
    'was invited': async () => (await invited(world)).email,
    'was invited and declined': async () => {
      const { email, userId } = await invited(world);
      await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
      return email;
    },
    'has begun': async () => (await begin(world)).email,
    'has begun and was told of somebody': async () => {
      const { email, userId } = await begin(world);
      await day0(world, userId, 'call Dad');
      return email;
    },
    'has begun and left': async () => {
      const { email, userId } = await begin(world);
      await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
      return email;
    },
  };
  const start = (text: string) => ({ rawText: text, startToday: true });
  const skip = { rawText: '', startToday: false };
  const seconds = {
    'two starts': [start('Call Mom'), start('Water the plants')],
    'the same start twice': [start('Call Mom'), start('Call Mom')],
    'two skips': [skip, skip],
    'a skip and a start': [skip, start('Call Mom')],
    'a start and a skip': [start('Call Mom'), skip],
  };

  /** One call, as whoever makes it sees it, and the calls to AWS that it makes. */
  async function seen(browser: Asker, path: string, body: object) {
    world.endpoint.calls.reset();
    const { status, headers, json } = await browser.http(`/api/v2/onboarding/${path}`, {
      method: 'POST',
      body: JSON.stringify({ timezone: chicago, ...body }),
    });
    const calls = world.endpoint.calls
      .seen()
      .filter(({ caller }) => caller?.startsWith('onboarding'));
    const { date: _date, 'x-trace-id': _trace, 'apigw-requestid': _id, ...told } = headers;
    const cookies = told['set-cookie']?.map((line) => line.replace(/=[\w-]{22}\./, '=....'));
    const { userId, ...rest } = json<{ userId?: string }>();
    const page = { status, headers: { ...told, 'set-cookie': cookies }, body: rest };
    return { userId, page, calls: calls.length };
  }

  test.each(Object.entries(seconds))('%s', async (_, bodies) => {
    const all: Record<string, unknown> = {};
    for (const cookies of [true, false]) {
      for (const [kind, prepare] of Object.entries(kinds)) {
        const email = await prepare();
        const browser = cookies ? browserOf(world) : world;
        const first = await seen(browser, 'create-user', { email });
        const others = [];
        for (const body of bodies) {
          const { userId } = first;
          others.push(await seen(browser, 'day0-intentions', { userId, ...body }));
        }
        const three = [first, ...others].map(({ userId: _id, ...rest }) => rest);
        all[`${kind}, ${cookies ? 'with' : 'without'} cookies`] = three;
      }
    }

    const right = all['is new, with cookies'];
    expect(all).toEqual(Object.fromEntries(Object.keys(all).map((kind) => [kind, right])));
  });

  test('and each waits as often', async () => {
    const steps: Record<string, unknown> = {};
    for (const kind of ['is new', 'was invited and declined', 'has begun']) {
      const email = await kinds[kind]!();
      let userId = '';
      const create = await costOf('onboarding.createUser', async () => {
        userId = String((await createUser(world, email, chicago)).body['userId']);
      });
      const begins = (text: string, startToday?: boolean) =>
        costOf('onboarding.day0Intentions', () => day0(world, userId, text, startToday));
      const others = [await begins('Call Mom'), await begins('Buy milk'), await begins('', false)];
      steps[kind] = [create, ...others].map((cost) => cost.steps);
    }

    const four = [4, 4, 4, 4];
    expect(steps).toEqual({ 'is new': four, 'was invited and declined': four, 'has begun': four });
  });
});

test('Start waits for AWS four times', async () => {
  const { userId } = await signUp(world);

  const { steps } = await costOf('onboarding.day0Intentions', () => day0(world, userId, tenThings));

  expect(steps).toBe(4);
});

test.each([
  '1, 3 and 5 are done, drop 8, add iron the shirts',
  'mornings at 7, midday at 1 pm and evenings at 9 pm',
  'on vacation from January 5 until January 12',
])('each row about a person with ten things to do stays below a kilobyte: %s', async (reply) => {
  await toNextDay(world, [10]);
  const { email, userId } = await begin(world, tenThings);
  const [letter] = await world.mails(email);
  await answer(world, letter!, reply);
  for (const stage of ['MORNING_INTENTION', 'MIDDAY_CHECKIN', 'EVENING_REFLECTION'] as const) {
    await deliver(world, stageEvent(userId, stage, dateIn(world)));
  }

  const about = (await rowsIn(world)).filter(({ pk }) =>
    [keys.person(userId), keys.post(userId), `EMAIL#${email}`].includes(String(pk)),
  );

  const large = about.map((row) => ({ sk: row['sk'], bytes: rowBytes(marshall(row) as never) }));
  expect(large.map(({ sk }) => String(sk).split('#')[0])).toEqual(
    expect.arrayContaining(['GUARD', 'PROFILE', 'DAY', 'LETTER', 'REPLY']),
  );
  expect(large.filter(({ bytes }) => bytes > 1024)).toEqual([]);
});

test('counters are spread, so that no row is written by everyone', async () => {
  await Promise.all(Array.from({ length: 40 }, () => signUp(world)));

  const totals = (await rowsIn(world)).filter(({ sk }) => sk === 'TOTALS');

  expect(totals.length).toBeGreaterThan(4);
  expect(totals.length).toBeLessThanOrEqual(counterShards);
});
