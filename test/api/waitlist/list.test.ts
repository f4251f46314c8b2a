/** The waitlist as administrators read it: newest first, page by page, searched and counted. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { waitingPlace } from '#functions/store/waitlist.ts';
import type { WaitingItem } from '#shared/contract/waitlist.ts';
import { signedIn } from '#test/kit/admin.ts';
import { purge } from '#test/kit/deleting.ts';
import { holderIn, invited } from '#test/kit/invited.ts';
import { rowAt, setUser, tableName, tableOf } from '#test/kit/kept.ts';
import { begin, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { join } from '#test/kit/waiting.ts';

const world = suiteWorld({ at: [10] });

interface Page {
  readonly items: readonly WaitingItem[];
  readonly nextCursor: string | null;
  readonly figures?: {
    readonly total: number;
    readonly sources: Readonly<Record<string, number>>;
    readonly days: readonly { readonly date: string; readonly joined: number }[];
  };
}

async function list(query: Record<string, string | number> = {}): Promise<Page> {
  const admin = await signedIn(world);
  const asked = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { status, body } = await admin.get(`/api/v2/admin/waitlist?${asked}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as Page;
}

const figures = async () => (await list()).figures!;
const emailsIn = ({ items }: Page) => items.map(({ email }) => email);

/** Somebody who waits, a second after the one before. */
async function waiting(more: object = {}, email = newAddress()): Promise<string> {
  await world.advance(1_000);
  await join(world, email, more);
  return email;
}

test('the newest stands first, with what they gave', async () => {
  const first = await waiting();
  const second = await waiting({ timezone: 'nowhere', source: 'elsewhere' });

  const { items } = await list({ limit: 2 });

  expect(items).toEqual([
    {
      email: second,
      joined_at: expect.stringMatching(/T.*Z$/),
      source: 'elsewhere',
      can_invite: true,
    },
    {
      email: first,
      joined_at: expect.stringMatching(/T.*Z$/),
      zone: 'America/Chicago',
      source: 'harbor_landing',
      can_invite: true,
    },
  ]);
});

test('pages follow each other until there are no more, with the figures on the first', async () => {
  const people = [await waiting(), await waiting(), await waiting()].reverse();

  const one = await list({ limit: 2 });
  const two = await list({ limit: 1, cursor: one.nextCursor! });
  const all = await list({ limit: 300 });

  expect([...emailsIn(one), ...emailsIn(two)]).toEqual(people);
  expect([one.figures !== undefined, two.figures]).toEqual([true, undefined]);
  expect(emailsIn(all).slice(0, 3)).toEqual(people);
  expect(all.nextCursor).toBeNull();
  expect(all.items).toHaveLength(all.figures!.total);
});

test('they are counted in all, by source and by the day on which they joined', async () => {
  const before = await figures();

  const email = await waiting();
  await waiting({ source: 'somebody’s own words' });
  await waiting({}, email);

  const after = await figures();
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  expect(after.total).toBe(before.total + 2);
  expect(after.sources).toEqual({
    harbor_landing: before.sources['harbor_landing']! + 1,
    other: before.sources['other']! + 1,
  });
  expect(after.days).toHaveLength(90);
  expect(after.days.at(-1)).toEqual({ date: today, joined: before.days.at(-1)!.joined + 2 });
});

test.each([
  ['a whole address', (email: string) => ` ${email.toUpperCase()} `],
  ['a part of it', (email: string) => email.slice(2, 14)],
])('somebody is found by %s, once', async (_, typed) => {
  const email = await waiting();
  await waiting();

  const { items, nextCursor } = await list({ q: typed(email) });

  expect(items.map((one) => one.email)).toEqual([email]);
  expect(nextCursor).toBeNull();
});

test('a search goes on where its page ended, and none is found twice', async () => {
  const domain = `${newAddress().split('@')[0]}.example`;
  const people = [];
  for (const name of ['a', 'b', 'c']) people.unshift(await waiting({}, `${name}@${domain}`));

  const one = await list({ q: domain, limit: 2 });
  const two = await list({ q: domain, limit: 2, cursor: one.nextCursor! });
  const named = await list({ q: people[2]!, limit: 1 });

  expect([emailsIn(one), emailsIn(two)]).toEqual([people.slice(0, 2), people.slice(2)]);
  expect(two.nextCursor).toBeNull();
  expect(emailsIn(named)).toEqual([people[2]]);
});

test('who is a user by now has their status, and the way to them', async () => {
  const [person, asked] = [await begin(world), await invited(world)];
  await join(world, person.email);
  await join(world, asked.email);
  await setUser(world, person.userId, { state: 'paused' });

  const of = async (email: string) => (await list({ q: email })).items[0];

  expect(await of(person.email)).toMatchObject({
    user_id: person.userId,
    status: 'paused',
    can_invite: false,
  });
  expect(await of(asked.email)).toMatchObject({
    user_id: await holderIn(world, asked.email),
    status: 'invited',
    can_invite: false,
  });
});

test('one whose invitation could not be sent may be invited again', async () => {
  const [admin, email] = [await signedIn(world), await waiting()];
  const ask = () => admin.post('/api/v2/admin/waitlist/invite', { email });
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'ses' });
  expect((await ask()).status).toBe(500);
  world.endpoint.calls.fault(undefined);
  expect((await list({ q: email })).items).toMatchObject([{ status: 'invited', can_invite: true }]);

  expect((await ask()).body).toMatchObject({ outcome: 'sent' });

  expect((await list({ q: email })).items).toMatchObject([{ can_invite: false }]);
  expect(await world.mails(email)).toHaveLength(1);
});

test('who is purged is on the list no longer, nor in its counts but the day’s', async () => {
  const person = await begin(world);
  const before = await figures();
  await join(world, person.email);

  await purge(world, person);

  const after = await figures();
  expect(await rowAt(world, keys.waiting(person.email))).toBeUndefined();
  expect((await list({ q: person.email })).items).toEqual([]);
  expect([after.total, after.sources]).toEqual([before.total, before.sources]);
  expect(after.days.at(-1)!.joined).toBe(before.days.at(-1)!.joined + 1);
});

test.each([
  ['no row', 'limit=0'],
  ['more rows than a file asks for', 'limit=301'],
  ['a limit in words', 'limit=x'],
  ['too long a search', `q=${'x'.repeat(1001)}`],
])('%s is refused', async (_, query) => {
  const { status, body } = await (await signedIn(world)).get(`/api/v2/admin/waitlist?${query}`);

  expect([status, body['code']]).toEqual([400, 'BAD_REQUEST']);
});

test('however many wait, an answer reads a bounded number of units, and a search comes to an end', async () => {
  const at = new Date(world.clock.now()).toISOString();
  for (let some = 0; some < 60; some += 1) {
    const rows = Array.from({ length: 100 }, (_, n) => {
      const person = { email: `many.${some}.${n}@example.com`, at, source: 'harbor_landing' };
      const Item = { ...keys.waiting(person.email), ...person, contactMethod: 'email' };
      return { Put: { TableName: tableName, Item: { ...Item, ...waitingPlace(person) } } };
    });
    await tableOf(world).send(new TransactWriteCommand({ TransactItems: rows }));
  }
  const unitsOf = async (query: Record<string, string | number>) => {
    world.endpoint.calls.reset();
    const page = await list(query);
    const calls = world.endpoint.calls.seen().filter(({ caller }) => caller === 'waitlist.list');
    return { page, units: calls.reduce((sum, { readUnits }) => sum + readUnits, 0) };
  };

  const first = await unitsOf({});
  const search = await unitsOf({ q: 'nobody.is.called.so' });
  const file = await unitsOf({ limit: 300 });

  expect(first.units).toBeLessThan(150);
  expect(search.units).toBeLessThan(150);
  expect(file.units).toBeLessThan(500);
  expect([search.page.items, search.page.nextCursor !== null]).toEqual([[], true]);
  const cursor = search.page.nextCursor!;
  const last = await list({ q: 'nobody.is.called.so', cursor });
  expect([last.items, last.nextCursor]).toEqual([[], null]);
});
