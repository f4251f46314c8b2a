/**
 * Goal: a search among many finds whom there is to be found, and reads a bounded number of units.
 * Method: rows written straight to the table, as sign-up writes them; the built function answers.
 */
import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Key, keys, type Row } from '#functions/store/keys.ts';
import { searchRowsOf, userSearch } from '#functions/store/user-search.ts';
import { userRow } from '#functions/store/users.ts';
import type { UserItem } from '#shared/contract/users.ts';
import type { User } from '#shared/domain/user.ts';
import { signedIn } from '#test/kit/admin.ts';
import { runInside } from '#test/kit/inside.ts';
import { rowAt, tableName, tableOf } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

/** More than one search reads of a list. */
const people = 6_000;
/** What is shown of somebody is read from their own rows. */
const withRows = 300;
const page = 50;
/** Of the lists: all probes, and the most that is read of one of them. */
const mostUnits = 90;
/** The user, the days, the letters. */
const unitsOfAnItem = 2.5;

const person = (number: number, email: string): User => ({
  id: randomUUID(),
  number,
  email,
  kind: 'person',
  channel: 'email',
  zone: 'UTC',
  zoneSource: 'user',
  rhythm: { MORNING_INTENTION: 360, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1080 },
  state: 'active',
  source: 'landing_page',
  createdAt: '2026-11-20T15:00:00.000Z',
  startsOn: '2026-11-21',
});

async function write(rows: readonly (Row & Key)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 100) {
    const TransactItems = rows
      .slice(at, at + 100)
      .map((Item) => ({ Put: { TableName: tableName, Item } }));
    await tableOf(world).send(new TransactWriteCommand({ TransactItems }));
  }
}

/** All begin alike; the newest have another end than the oldest, and both ends are common. */
const emailOf = (number: number): string => {
  if (number === 1) return 'hidden-xyzx@example.com';
  return number > people - withRows ? `person${number}@xyz-yzx.example` : `p${number}@xyz.yzx.at`;
};

const users = Array.from({ length: people }, (_, at) => person(at + 1, emailOf(at + 1)));
const hasRows = ({ number }: User) => number === 1 || number > people - withRows;

beforeAll(async () => {
  const lists = new Set(['', 'xyz', 'yzx'].map((part) => keys.searched(part, 0).pk));
  await write(users.filter(hasRows).map(userRow));
  await write(
    users.flatMap((user) => {
      const rows = searchRowsOf(user);
      return hasRows(user) ? rows : rows.filter(({ pk }) => lists.has(pk));
    }),
  );
}, 240_000);

interface Answer {
  readonly items: readonly UserItem[];
  readonly nextCursor: string | null;
  readonly looked?: number;
  readonly sortedAmong?: number;
}

/** A page, and the units that the function read for it. */
const search = (q: string, cursor?: string | null) => ask({ q, ...(cursor && { cursor }) });

async function ask(asked: Readonly<Record<string, string>>) {
  const admin = await signedIn(world);
  const query = new URLSearchParams({ limit: String(page), ...asked });
  world.endpoint.calls.reset();
  const { status, body } = await admin.get(`/api/v2/admin/users?${query}`);
  expect(status).toBe(200);
  const calls = world.endpoint.calls.seen().filter(({ caller }) => caller === 'users.list');
  const units = calls.reduce((sum, { readUnits }) => sum + readUnits, 0);
  return { ...(body as unknown as Answer), units };
}

test('one among all is found, though parts of the text are everywhere', async () => {
  const { items, nextCursor, units } = await search(`person${people - 7}@xyz`);

  expect(items.map(({ row_number }) => row_number)).toEqual([people - 7]);
  expect(nextCursor).toBeNull();
  expect(units).toBeLessThan(mostUnits);
});

test.each(['xyz', 'on', 'person', '-yzx.example'])(
  'what many have, %j, comes a page at a time, the newest first',
  async (q) => {
    const first = await search(q);
    const second = await search(q, first.nextCursor);

    const numbers = [first, second].flatMap(({ items }) => items.map((item) => item.row_number));
    expect(numbers).toEqual(Array.from({ length: 2 * page }, (_, at) => people - at));
    for (const { units } of [first, second]) {
      expect(units).toBeLessThan(mostUnits + page * unitsOfAnItem);
    }
  },
);

test('where every part is common, a page that finds nobody leads on to one that does', async () => {
  const first = await search('xyzx');
  expect(first.items).toEqual([]);
  expect(first.nextCursor).not.toBeNull();

  const second = await search('xyzx', first.nextCursor);

  expect(second.items.map(({ email }) => email)).toEqual([emailOf(1)]);
  expect(second.nextCursor).toBeNull();
  for (const { units } of [first, second]) expect(units).toBeLessThan(mostUnits);
});

test('whom nobody is called like, is looked for in one step', async () => {
  const { items, nextCursor, units } = await search('nobody-of-this-name@example.com');

  expect({ items, nextCursor }).toEqual({ items: [], nextCursor: null });
  expect(units).toBeLessThan(30);
});

describe('filters and sorts among many', () => {
  /** More than one answer looks at; all have left, the oldest of them from far away. */
  const gone = 2_300;
  const lookedMost = 2_000;
  const sortedMost = 150;
  const status = 'unsubscribed';
  const first = people + 1_000;

  beforeAll(async () => {
    const leavers = Array.from({ length: gone }, (_, at) => ({
      ...person(first + at, `leaver${at}@example.com`),
      state: 'unsubscribed' as const,
      zone: at === 0 ? 'Asia/Kathmandu' : 'Asia/Tokyo',
      source: at % 100 === 0 ? 'a_fair' : 'landing_page',
    }));
    await write(leavers.map(userRow));
  }, 240_000);

  const numbersOf = ({ items }: Answer) => items.map((item) => item.row_number);
  const numbers = (length: number, from: number) => Array.from({ length }, (_, at) => from - at);

  test('a status is a list of its own, from either end', async () => {
    const newest = await ask({ status });
    const oldest = await ask({ status, sort: 'created' });

    expect(numbersOf(newest)).toEqual(numbers(page, first + gone - 1));
    expect(numbersOf(oldest)).toEqual(numbers(page, first + page - 1).toReversed());
    for (const { units } of [newest, oldest]) expect(units).toBeLessThan(page * 4);
  });

  test('what is rare comes from further on, and each answer says how far it looked', async () => {
    const one = await ask({ status, zone: 'Asia/Kathmandu' });
    expect(one).toMatchObject({ items: [], looked: lookedMost });

    const other = await ask({ status, zone: 'Asia/Kathmandu', cursor: one.nextCursor! });

    expect(numbersOf(other)).toEqual([first]);
    expect(other).toMatchObject({ nextCursor: null, looked: gone - lookedMost });
    for (const { units } of [one, other]) expect(units).toBeLessThan(lookedMost * 0.6);
  });

  test('a page that is found among many ends where it is full', async () => {
    const one = await ask({ source: 'a_fair', limit: '5' });

    expect(numbersOf(one)).toEqual([22, 21, 20, 19, 18].map((at) => first + at * 100));
    // Up to the next who fits.
    expect(one.looked).toBe(gone - 1_701);
    const two = await ask({ source: 'a_fair', limit: '5', cursor: one.nextCursor! });
    expect(numbersOf(two)).toEqual([17, 16, 15, 14, 13].map((at) => first + at * 100));
  });

  test('messages are read of a bounded number, and the answer says so', async () => {
    const staged = await ask({ stage: 'EVENING_REFLECTION' });
    expect(staged).toMatchObject({ items: [], looked: sortedMost });
    expect(staged.nextCursor).not.toBeNull();
    const sorted = await ask({ sort: '-last_message', status });

    expect(sorted).toMatchObject({ sortedAmong: sortedMost, nextCursor: null });
    expect(sorted.items).toHaveLength(sortedMost);
    for (const { units } of [staged, sorted]) expect(units).toBeLessThan(sortedMost * 4);
  });

  test('an order of all who match says nothing of a part', async () => {
    const { items, sortedAmong } = await ask({ sort: 'last_message', q: 'hidden-xyzx' });

    expect(items).toHaveLength(1);
    expect(sortedAmong).toBeUndefined();
  });
});

test.each(['active', 'deleted', 'purging', 'gone'] as const)(
  'a sign-up that is late with its search: of a user who is %s by then',
  async (state) => {
    runInside(world);
    const user = person(people + 1, `late.${state}@example.com`);
    const rows = searchRowsOf(user);
    const [first] = rows;
    if (state !== 'gone') await write([{ ...userRow(user), state }]);

    await userSearch.add(user);

    const isThere = state === 'active' || state === 'deleted';
    expect((await rowAt(world, keys.searched('', user.number)))?.['searched']).toBe(
      isThere ? first!['searched'] : undefined,
    );
    await userSearch.remove(user);
    const left = await Promise.all(rows.map(({ pk, sk }) => rowAt(world, { pk, sk })));
    expect(left.filter(Boolean)).toEqual([]);
  },
);
