/** The administrator's table: who stands in it, in which order, and how a page follows another. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { UserItem } from '#shared/contract/users.ts';
import { signedIn } from '#test/kit/admin.ts';
import { purge, remove, restore } from '#test/kit/deleting.ts';
import { invited } from '#test/kit/invited.ts';
import { removeRow, rowsIn, setUser } from '#test/kit/kept.ts';
import { dateIn, toTime } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import {
  begin,
  createUser,
  day0,
  enter,
  newAddress,
  type SignedUp,
  signUp,
} from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tracesOf } from '#test/kit/traces.ts';

const world = suiteWorld({ at: [10] });

const instant = (): string => new Date(world.clock.now()).toISOString();

interface Page {
  readonly items: readonly UserItem[];
  readonly total: number;
  readonly nextCursor: string | null;
}

async function list(query: Record<string, string | number> = {}): Promise<Page> {
  const admin = await signedIn(world);
  const asked = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { status, body } = await admin.get(`/api/v2/admin/users?${asked}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as Page;
}

const refused = async (query: string) => {
  const { status, body } = await (await signedIn(world)).get(`/api/v2/admin/users?${query}`);
  return { status, ok: body['ok'], text: body['error'] === body['message'] };
};

const itemOf = async ({ userId }: SignedUp, query = {}) =>
  (await list({ q: userId, ...query })).items[0];

test('the newest stands first, with exactly the fields that the table shows', async () => {
  const first = await signUp(world);
  const second = await signUp(world);

  const { items } = await list();

  expect(items.slice(0, 2).map(({ user_id }) => user_id)).toEqual([second.userId, first.userId]);
  expect(items[1]).toEqual({
    user_id: first.userId,
    email: first.email,
    row_number: items[0]!.row_number - 1,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    status: 'subscribed',
  });
});

test('the last message is the newest letter that went out, with its stage', async () => {
  const person = await begin(world);
  expect(await itemOf(person)).toMatchObject({ last_stage: 'DAY0_ACK' });

  await world.advance(60_000);
  const sent = instant();
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));

  const item = await itemOf(person);
  expect(item?.last_stage).toBe('MIDDAY_CHECKIN');
  expect(item!.last_message_at! >= sent && item!.last_message_at! <= instant()).toBe(true);
});

test('a reply that came after it is newer, and belongs to the letter that it answered', async () => {
  const person = await owner(world);
  await world.advance(60_000);
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await world.advance(60_000);
  const wrote = instant();
  await answer(world, person.letter, '1 is done');

  const item = await itemOf(person);

  expect(item).toMatchObject({ last_stage: 'DAY0_ACK' });
  expect(item!.last_message_at! >= wrote).toBe(true);
});

test('a stage finds those whose last message is of it', async () => {
  const person = await begin(world);
  expect(await among([person], { stage: 'DAY0_ACK' })).toEqual([person.userId]);
  await world.advance(60_000);
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));

  expect(await among([person], { stage: 'MIDDAY_CHECKIN' })).toEqual([person.userId]);
  expect(await among([person], { stage: 'DAY0_ACK' })).toEqual([]);
});

test('people are sorted by when they came and by their last message, those without one last', async () => {
  const [first, second, third] = [await begin(world), await signUp(world), await begin(world)];
  await world.advance(60_000);
  await deliver(world, stageEvent(first.userId, 'MIDDAY_CHECKIN', dateIn(world)));
  const all = [first, second, third];
  const by = (sort: string) => among(all, { sort });
  const ids = (...some: SignedUp[]) => some.map(({ userId }) => userId);

  expect(await by('created')).toEqual(ids(first, second, third));
  expect(await by('-created')).toEqual(ids(third, second, first));
  expect(await by('-last_message')).toEqual(ids(first, third, second));
  expect(await by('last_message')).toEqual(ids(third, first, second));
  expect(await by('stage')).toEqual(ids(third, first, second));
  expect(await by('-stage')).toEqual(ids(first, third, second));
});

test('letters that were held back are no messages, however many there are', async () => {
  const person = await signUp(world);
  await day0(world, person.userId, '', false);
  const welcomed = await itemOf(person);
  await setUser(world, person.userId, { state: 'paused', startsOn: '2020-01-01' });
  for (let day = 0; day < 5; day += 1) await world.advance(24 * 3_600_000);
  await toTime(world, [20]);

  expect(welcomed).toMatchObject({ last_stage: 'DAY0_ACK' });
  expect(await itemOf(person)).toEqual({ ...welcomed, status: 'paused' });
});

test('a deleted person stands there only where the deleted are shown, and counts only there', async () => {
  const person = await signUp(world);
  const before = { live: (await list()).total, all: (await list({ showDeleted: 'true' })).total };
  await remove(world, person);

  const live = await list();
  const all = await list({ showDeleted: 'true' });

  expect(live.items.map(({ user_id }) => user_id)).not.toContain(person.userId);
  expect(all.items[0]).toMatchObject({
    user_id: person.userId,
    deleted_at: expect.stringMatching(/T.*Z$/),
  });
  expect({ live: live.total, all: all.total }).toEqual({
    live: before.live - 1,
    all: before.all,
  });
});

test('live and deleted people stand in one order', async () => {
  const people = [await signUp(world), await signUp(world), await signUp(world)];
  await remove(world, people[1]!);

  const { items } = await list({ showDeleted: 'true', limit: 3 });

  expect(items.map(({ user_id }) => user_id)).toEqual(people.map(({ userId }) => userId).reverse());
});

test.each([
  ['a whole address', ({ email }: SignedUp) => email],
  ['an address as people type it', ({ email }: SignedUp) => `  ${email.toUpperCase()} `],
  ['a whole id', ({ userId }: SignedUp) => userId],
  ['an id in capitals', ({ userId }: SignedUp) => userId.toUpperCase()],
  ['the first 8 characters of an id', ({ userId }: SignedUp) => userId.slice(0, 8)],
  ['a part of an id', ({ userId }: SignedUp) => userId.slice(9, 23)],
  ['a part of an address, in capitals', ({ email }: SignedUp) => email.slice(2, 16).toUpperCase()],
])('finds a person by %s', async (_, typed) => {
  const person = await signUp(world);

  const { items, nextCursor } = await list({ q: typed(person) });

  expect(items.map(({ user_id }) => user_id)).toEqual([person.userId]);
  expect(nextCursor).toBeNull();
});

test.each([
  ['an address that nobody has', 'nobody@example.com'],
  ['a part of no address', 'adazq'],
  ['a start of an id that nobody has', '00000000'],
  ['an id that nobody has', '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c'],
  ['a sign that is no letter', '\u0000'],
  ['a letter that no address has', 'é'],
  ['two words', 'ada example'],
  ['a very long word', 'x'.repeat(1000)],
])('finds nobody by %s, and says how many there are all the same', async (_, q) => {
  const { items, total } = await list({ q });

  expect(items).toEqual([]);
  expect(total).toBeGreaterThan(0);
});

/** Every page of a search, one after the other. */
async function found(query: Record<string, string | number>): Promise<readonly UserItem[]> {
  const items: UserItem[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list({ ...query, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

test.each(['a', 'da', 'ada', 'ada.', '@example.com', '-4', 'e.com', 'mple'])(
  'all whom %j fits come, each once and the newest first, page after page',
  async (q) => {
    await Promise.all(Array.from({ length: 5 }, () => enter(world)));
    const all = await found({});

    const fitting = all.filter(({ email, user_id }) => `${email} ${user_id}`.includes(q));
    expect(fitting.length).toBeGreaterThan(4);
    expect(await found({ q, limit: 3 })).toEqual(fitting);
  },
);

test('one whose whole address is a part of another comes with it, once', async () => {
  const [person, other] = [await signUp(world), newAddress()];
  await createUser(world, `jo${person.email}`, 'UTC');
  await createUser(world, other, 'UTC');

  const emails = (await found({ q: person.email, limit: 1 })).map(({ email }) => email);

  expect(emails.toSorted()).toEqual([person.email, `jo${person.email}`]);
});

test('somebody who was invited is found by a part of the address', async () => {
  const { email } = await invited(world);

  expect((await found({ q: email.slice(1, -3) })).map((item) => item.email)).toEqual([email]);
});

test('the longest address is found by its parts, and erased with them', async () => {
  const label = () => Array.from({ length: 61 }, (_, at) => 'abcdefghk'[(at * at) % 9]).join('');
  const start = newAddress().split('@')[0]!;
  const email = `${start}@${label()}.${label()}.x${label()}.example`;
  const { body } = await createUser(world, email, 'UTC');
  const userId = String(body['userId']);

  for (const q of [`${start.slice(-5)}@ab`, email.slice(4, 90), email.slice(-80)]) {
    expect((await found({ q })).map((item) => item.email)).toEqual([email]);
  }
  await purge(world, { email, userId });

  expect(await tracesOf(world, userId, email)).toEqual([]);
});

test('a person whose search was not written is found once they sign up again', async () => {
  const email = newAddress();
  const q = email.slice(1, -1);
  const { body } = await createUser(world, email, 'UTC');
  const rows = (await rowsIn(world)).filter(({ pk }) => String(pk).startsWith('FIND#'));
  const theirs = rows.filter(({ searched }) => searched === `${email} ${String(body['userId'])}`);
  await Promise.all(
    theirs.map(({ pk, sk }) => removeRow(world, { pk: String(pk), sk: String(sk) })),
  );
  expect((await list({ q })).items).toEqual([]);

  await createUser(world, email, 'UTC');

  expect((await list({ q })).items.map((item) => item.email)).toEqual([email]);
});

test('a deleted person is found where the deleted are shown', async () => {
  const person = await signUp(world);
  await remove(world, person);

  expect(await itemOf(person)).toBeUndefined();
  expect(await itemOf(person, { showDeleted: 'true' })).toMatchObject({ user_id: person.userId });
});

test('a tester is none of the people, by whatever they are asked for', async () => {
  const person = await signUp(world);
  await setUser(world, person.userId, { kind: 'tester' });

  expect((await list({ q: person.email })).items).toEqual([]);
  expect((await list({ limit: 1 })).items.map(({ user_id }) => user_id)).not.toContain(
    person.userId,
  );
});

test.each([
  'cursor=1',
  'cursor=12live.AAAAAAAAAAAA',
  'cursor=%00',
  'limit=0',
  'limit=201',
  'limit=ten',
  'showDeleted=yes',
  'status=gone',
  'stage=NIGHT',
  'sort=email',
  `zone=${'x'.repeat(65)}`,
  `source=${'x'.repeat(201)}`,
])('refuses %s', async (query) => {
  expect(await refused(query)).toEqual({ status: 400, ok: false, text: true });
});

test('a cursor of the one list is none of the other', async () => {
  await signUp(world);
  await signUp(world);
  const { nextCursor } = await list({ limit: 1 });

  expect(await refused(`limit=1&showDeleted=true&cursor=${nextCursor}`)).toMatchObject({
    status: 400,
  });
});

test('a cursor of one search is none of another, nor of the whole list', async () => {
  await signUp(world);
  await signUp(world);
  const { nextCursor } = await list({ limit: 1, q: 'ada' });

  expect((await list({ limit: 1, q: 'ADA ', cursor: nextCursor! })).items.length).toBe(1);
  for (const q of ['', 'da']) {
    expect(await refused(`limit=1&q=${q}&cursor=${nextCursor}`)).toMatchObject({ status: 400 });
  }
});

/** Whom a filter finds among some people, the newest first. */
async function among(some: readonly { readonly userId: string }[], query: Record<string, string>) {
  const ids = new Set(some.map(({ userId }) => userId));
  const items = await found({ limit: 200, ...query });
  return items.map(({ user_id }) => user_id).filter((id) => ids.has(id));
}

test('each status finds those who are in it, also after it has changed', async () => {
  const here = await owner(world);
  const gone = await owner(world);
  const away = await owner(world);
  const deleted = await signUp(world);
  const { userId: guest } = await invited(world);
  await answer(world, gone.letter, 'unsubscribe');
  await answer(world, away.letter, 'pause');
  await remove(world, deleted);
  const all = [here, gone, away, deleted, { userId: guest }];
  const by = (status: string, more = {}) => among(all, { status, ...more });

  expect(await by('subscribed')).toEqual([here.userId]);
  expect(await by('unsubscribed')).toEqual([gone.userId]);
  expect(await by('paused')).toEqual([away.userId]);
  expect(await by('pause-planned')).toEqual([]);
  expect(await by('invited')).toEqual([guest]);
  expect(await by('suppressed')).toEqual([]);
  expect(await by('deleted')).toEqual([]);
  expect(await by('deleted', { showDeleted: 'true' })).toEqual([deleted.userId]);
  await restore(world, deleted);
  expect(await by('subscribed')).toEqual([deleted.userId, here.userId]);
});

test('a planned pause is found by its own status, and an erasure that is not finished', async () => {
  const [planned, erased] = [await signUp(world), await signUp(world)];
  await setUser(world, planned.userId, { state: 'paused', pausedFrom: '2030-01-01' });
  await setUser(world, erased.userId, {
    state: 'purging',
    purge: { since: instant(), farewell: false },
  });

  for (const [status, ids] of [
    ['pause-planned', [planned.userId]],
    ['paused', []],
    ['erasing', [erased.userId]],
  ] as const) {
    // The rows were changed past the product, which would have listed them anew.
    const q = (ids[0] ?? planned.userId).slice(0, 13);
    expect(await among([planned, erased], { status, q, showDeleted: 'true' })).toEqual(ids);
  }
});

test('somebody who was listed before each state had a list stands where they stood', async () => {
  const person = await signUp(world);
  await setUser(world, person.userId, { listedIn: 'PEOPLE' });

  expect((await list()).items[0]?.user_id).toBe(person.userId);
  expect(await among([person], { status: 'subscribed' })).toEqual([person.userId]);
  expect(await among([person], { status: 'paused' })).toEqual([]);
  await remove(world, person);
  expect(await among([person], {})).toEqual([]);
});

test('zone, source and stage find theirs, together and page after page', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => enter(world)));
  for (const [at, { userId }] of people.entries()) {
    await setUser(world, userId, {
      zone: at % 2 ? 'Asia/Kathmandu' : 'Pacific/Apia',
      source: at % 3 ? 'a_fair' : 'a_friend',
    });
  }
  const all = await found({ limit: 200 });
  const ids = all
    .map(({ user_id }) => user_id)
    .filter((id) => people.some(({ userId }) => userId === id));
  const theirs = (isTheirs: (at: number) => boolean) =>
    ids.filter((id) => isTheirs(people.findIndex(({ userId }) => userId === id)));

  for (const limit of [1, 2, 200]) {
    const by = async (query: Record<string, string>) =>
      (await found({ limit, ...query })).map(({ user_id }) => user_id);
    expect(await by({ zone: 'Asia/Kathmandu' })).toEqual(theirs((at) => at % 2 === 1));
    expect(await by({ source: 'a_friend' })).toEqual(theirs((at) => at % 3 === 0));
    expect(await by({ source: 'a_fair', zone: 'Pacific/Apia', sort: 'created' })).toEqual(
      theirs((at) => at % 3 !== 0 && at % 2 === 0).toReversed(),
    );
    expect(await by({ source: 'a_friend', zone: 'Pacific/Apia', q: 'e' })).toEqual(
      theirs((at) => at === 0),
    );
    expect(await by({ source: 'a_friend', stage: 'EVENING_REFLECTION' })).toEqual([]);
    expect(await by({ source: 'a_friend', stage: 'none' })).toEqual(theirs((at) => at % 3 === 0));
  }
});

test('a cursor of one filter or order is none of another', async () => {
  await signUp(world);
  await signUp(world);
  const { nextCursor } = await list({ limit: 1, status: 'subscribed' });

  expect((await list({ limit: 1, status: 'subscribed', cursor: nextCursor! })).items.length).toBe(
    1,
  );
  for (const query of ['', 'status=paused', 'status=subscribed&sort=created']) {
    expect(await refused(`limit=1&${query}&cursor=${nextCursor}`)).toMatchObject({ status: 400 });
  }
});

test('the last page names no next one', async () => {
  const { total } = await list();

  const { items, nextCursor } = await list({ limit: Math.min(200, total + 5) });

  expect(items.length).toBeGreaterThan(0);
  expect(nextCursor).toBeNull();
});

type Meanwhile = 'sign up' | 'purge' | 'delete' | 'restore';

async function happen(what: Meanwhile, at: number, here: SignedUp[], gone: SignedUp[]) {
  if (what === 'sign up') return void (await enter(world));
  const from = what === 'restore' ? gone : here;
  const [person] = from.splice(at % Math.max(1, from.length), 1);
  if (!person) return;
  if (what === 'purge') await purge(world, person);
  if (what === 'delete') await remove(world, person);
  if (what === 'restore') await restore(world, person);
  if (what === 'delete') gone.push(person);
}

test('page after page, each person comes once, whoever comes and goes in between', async () => {
  const meanwhile = fc.array(
    fc.tuple(fc.constantFrom<Meanwhile>('sign up', 'purge', 'delete', 'restore'), fc.nat()),
    { maxLength: 2 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      fc.array(meanwhile, { maxLength: 6 }),
      async (limit, showDeleted, story) => {
        const here = await Promise.all(Array.from({ length: 5 }, () => enter(world)));
        const gone: SignedUp[] = [];
        const query = { limit, showDeleted: String(showDeleted) };
        const seen: UserItem[] = [];
        let page = await list(query);
        seen.push(...page.items);
        while (page.nextCursor) {
          for (const [what, at] of story.shift() ?? []) await happen(what, at, here, gone);
          page = await list({ ...query, cursor: page.nextCursor });
          seen.push(...page.items);
        }

        const numbers = seen.map(({ row_number }) => row_number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
        const ids = new Set(seen.map(({ user_id }) => user_id));
        expect(here.filter(({ userId }) => !ids.has(userId))).toEqual([]);
      },
    ),
    { numRuns: 4 },
  );
}, 240_000);
