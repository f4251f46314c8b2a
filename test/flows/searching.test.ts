/**
 * Goal: a search among many finds whom there is to be found, and reads a bounded number of units.
 * Method: rows written straight to the table, as sign-up writes them; the built function answers.
 */
import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
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
}

/** A page, and the units that the function read for it. */
async function search(q: string, cursor?: string | null) {
  const admin = await signedIn(world);
  const query = new URLSearchParams({ q, limit: String(page), ...(cursor && { cursor }) });
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
