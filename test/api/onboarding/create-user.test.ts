/**
 * Goal: an address becomes one user with one rhythm, and knowing an address gives nobody anything.
 * Method: the built functions over HTTP; what was kept is read as an operator reads it.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { rowAt, rowsIn, schedulesOf, stateOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { chicago, dateIn } from '#test/kit/local-time.ts';
import { begin, createUser, day0, newAddress, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { browserOf } from '#test/kit/visitor.ts';

const path = '/api/v2/onboarding/create-user';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const world = suiteWorld({ at: [10] });

const idFrom = async (email: string, zone = chicago, source?: string): Promise<string> =>
  String((await createUser(world, email, zone, source)).body['userId']);

test('a new address becomes a user with three schedules in their zone, from tomorrow', async () => {
  const email = newAddress();

  const { status, body } = await createUser(world, email, 'Europe/Lisbon', 'user');

  const userId = String(body['userId']);
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, message: expect.stringMatching(/./), userId });
  expect(userId).toMatch(uuid);
  expect(await userIn(world, userId)).toMatchObject({
    email,
    state: 'active',
    zone: 'Europe/Lisbon',
    zoneSource: 'user',
    source: 'landing_page',
    startsOn: addDays(dateIn(world, 'Europe/Lisbon'), 1),
  });
  const schedules = schedulesOf(world, userId);
  expect(schedules.map(({ expression }) => expression).toSorted()).toEqual([
    'cron(0 18 * * ? *)',
    'cron(0 6 * * ? *)',
    'cron(30 12 * * ? *)',
  ]);
  expect(new Set(schedules.map(({ timezone }) => timezone))).toEqual(new Set(['Europe/Lisbon']));
  expect(await world.mails(email)).toEqual([]);
});

test('the spelling of an address does not make it another one', async () => {
  const email = newAddress();

  const first = await idFrom(email);
  const second = await idFrom(`  ${email.toUpperCase()} `);

  expect(second).toBe(first);
});

test('two addresses are two users with two numbers', async () => {
  const ids = await Promise.all([newAddress(), newAddress(), newAddress()].map((it) => idFrom(it)));
  const numbers = await Promise.all(ids.map(async (id) => (await userIn(world, id))?.['number']));

  expect(new Set(ids).size).toBe(3);
  expect(new Set(numbers).size).toBe(3);
});

test('ten sign-ups of one address at once make one user, one id, three schedules', async () => {
  const email = newAddress();
  const before = await rowsIn(world);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => createUser(world, email, chicago)),
  );

  const ids = new Set(answers.map(({ body }) => String(body['userId'])));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(ids.size).toBe(1);
  const after = await rowsIn(world);
  const isUser = ({ sk, email: whose }: (typeof after)[number]) => sk === 'PROFILE' && whose;
  expect(after.filter(isUser).length - before.filter(isUser).length).toBe(1);
  expect(after.filter(({ email: whose }) => whose === email)).toHaveLength(1);
  expect(schedulesOf(world, [...ids][0]!)).toHaveLength(3);
});

test('the totals count each person once', async () => {
  const counted = async () =>
    (await rowsIn(world))
      .filter(({ sk }) => sk === 'TOTALS')
      .reduce((sum, row) => sum + Number(row['users']), 0);
  const before = await counted();
  const email = newAddress();

  await Promise.all([idFrom(email), idFrom(email), idFrom(email)]);
  await idFrom(email);

  expect((await counted()) - before).toBe(1);
});

test.each([
  ['default', 'detected', true],
  ['default', 'user', true],
  ['detected', 'user', true],
  ['detected', 'detected', true],
  ['user', 'user', true],
  ['user', 'detected', false],
  ['user', 'default', false],
  ['detected', 'default', false],
])('a zone that was %s is corrected by one that is %s: %p', async (first, second, corrected) => {
  const email = newAddress();
  const userId = await idFrom(email, 'America/Chicago', first);

  const again = await idFrom(email, 'Asia/Tokyo', second);

  const zone = corrected ? 'Asia/Tokyo' : 'America/Chicago';
  expect(again).toBe(userId);
  expect(await userIn(world, userId)).toMatchObject({ zone });
  expect(schedulesOf(world, userId).map(({ timezone }) => timezone)).toEqual([zone, zone, zone]);
});

test('a zone that is not said to be chosen or detected is a default', async () => {
  const email = newAddress();
  const userId = await idFrom(email);

  await idFrom(email, 'Asia/Tokyo', 'detected');

  expect(await userIn(world, userId)).toMatchObject({ zone: 'Asia/Tokyo', zoneSource: 'detected' });
});

test('for a plan that has begun a stranger gets a handle, and changes nothing of it', async () => {
  const { email, userId } = await begin(world);
  const before = { user: await userIn(world, userId), schedules: schedulesOf(world, userId) };
  const sent = await world.mails(email);

  const first = await createUser(world, email, 'Asia/Tokyo', 'user');
  const second = await createUser(world, email, 'Asia/Tokyo', 'user');

  const fresh = await createUser(world, newAddress(), 'Asia/Tokyo', 'user');
  expect({ ...first, body: { ...first.body, userId: '' } }).toEqual({
    ...fresh,
    body: { ...fresh.body, userId: '' },
  });
  expect([first, second].map(({ body }) => body['userId'])).not.toContain(userId);
  // As for an address that is new: asking twice must not tell the two apart.
  expect(first.body['userId']).toBe(second.body['userId']);
  expect(String(first.body['userId'])).toMatch(uuid);
  expect({ user: await userIn(world, userId), schedules: schedulesOf(world, userId) }).toEqual(
    before,
  );
  expect(await world.mails(email)).toEqual(sent);
});

test('every answer gives the browser one cookie for an hour, and keeps the secret in it', async () => {
  const { email } = await begin(world);
  const browser = browserOf(world);
  const asks = async (address: string, zone = chicago) => {
    const body = json({ ...good, email: address, timezone: zone });
    const { headers } = await browser.http(path, { method: 'POST', body });
    return headers['set-cookie'];
  };
  const flags = 'Path=/; HttpOnly; SameSite=Strict; Max-Age=3600';

  const [first, ...others] = (await asks(newAddress())) ?? [];
  const secret = /^anchor_signup=([\w-]{22})\./.exec(first ?? '')?.[1];

  expect(first).toBe(`anchor_signup=${secret}.America/Chicago; ${flags}`);
  expect(others).toEqual([]);
  // The second page asks again, and so does whoever asks about a plan that has begun.
  expect(await asks(email, 'Asia/Tokyo')).toEqual([`anchor_signup=${secret}.Asia/Tokyo; ${flags}`]);
  const another = browserOf(world);
  await createUser(another, newAddress(), chicago);
  expect(another.cookies.get('anchor_signup')).not.toContain(secret);
});

test.each(['', 'short.America/Chicago', `${'A'.repeat(22)}.Mars/Olympus`, `${'A'.repeat(22)}`])(
  'a cookie that is none of ours (%j) is replaced',
  async (planted) => {
    const browser = browserOf(world);
    browser.cookies.set('anchor_signup', planted);

    await createUser(browser, newAddress(), chicago);

    expect(browser.cookies.get('anchor_signup')).toMatch(/^[\w-]{22}\.America\/Chicago$/);
    expect(browser.cookies.get('anchor_signup')).not.toContain('A'.repeat(22));
  },
);

test('of zones named at once one wins, for the person and for their letters', async () => {
  const zones = ['Asia/Tokyo', 'Europe/Lisbon', 'America/Chicago', 'Asia/Kathmandu', 'UTC'];
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const email = newAddress();
    const ids = await Promise.all(zones.map((zone) => idFrom(email, zone, 'user')));

    expect(new Set(ids).size).toBe(1);
    await inOneZone(ids[0]!);
  }
});

test.each([
  ['a new address', false, 1, 'TransactWriteItems'],
  // After the number and the three limits.
  ['an address that is known', true, 5, 'UpdateItem'],
] as const)(
  'a zone that is named between the row and the schedules of another wins: %s',
  async (_, isKnown, which, operation) => {
    const email = newAddress();
    if (isKnown) await idFrom(email);
    let calls = 0;
    const isTheRow = (call: CallSeen) => {
      calls += call.operation === operation ? 1 : 0;
      return calls === which;
    };
    const correct = () => idFrom(email, 'Asia/Tokyo', 'user');
    let id = '';

    await atTheCall(world, 'onboarding.createUser', isTheRow, correct, async () => {
      id = await idFrom(email, chicago, 'detected');
    });

    expect(await inOneZone(id)).toBe('Asia/Tokyo');
  },
);

async function inOneZone(userId: string): Promise<unknown> {
  const zone = (await userIn(world, userId))?.['zone'];
  expect(schedulesOf(world, userId).map(({ timezone }) => timezone)).toEqual([zone, zone, zone]);
  return zone;
}

test('a handle lasts an hour and is then unknown, however soon it is swept up', async () => {
  const { email } = await begin(world);
  const handle = await idFrom(email);

  await world.advance(59 * 60_000);
  const within = await day0(world, handle, 'read a book');
  await world.advance(2 * 60_000);
  const later = await day0(world, handle, 'read a book');

  expect(within.status).toBe(200);
  expect(later).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
});

test('whoever left is not subscribed again by a sign-up', async () => {
  const { email, userId } = await signUp(world);
  await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
  const before = await userIn(world, userId);

  const answer = await createUser(world, email, chicago, 'user');

  expect(before).toMatchObject({ state: 'unsubscribed' });
  expect(answer.status).toBe(200);
  expect(answer.body['userId']).not.toBe(userId);
  expect(await userIn(world, userId)).toEqual(before);
  expect(schedulesOf(world, userId)).toEqual([]);
});

const good = { email: 'ada@example.com', timezone: chicago, startToday: true };
const refused: readonly [title: string, body: string, status: number, code: string][] = [
  ['an address without an @', json({ ...good, email: 'ada.example.com' }), 400, 'INVALID_EMAIL'],
  ['an empty address', json({ ...good, email: '' }), 400, 'INVALID_EMAIL'],
  ['two addresses', json({ ...good, email: 'a@example.com,b@example.com' }), 400, 'INVALID_EMAIL'],
  ['a name with it', json({ ...good, email: 'Ada <ada@example.com>' }), 400, 'INVALID_EMAIL'],
  [
    'a line break',
    json({ ...good, email: 'ada@example.com\r\nBcc: b@c.de' }),
    400,
    'INVALID_EMAIL',
  ],
  ['a line break at its end', json({ ...good, email: 'ada@example.com\n' }), 400, 'INVALID_EMAIL'],
  ['a NUL', json({ ...good, email: 'a\0da@example.com' }), 400, 'INVALID_EMAIL'],
  ['a foreign local part', json({ ...good, email: 'jürgen@example.com' }), 400, 'INVALID_EMAIL'],
  ['a Kelvin sign', json({ ...good, email: '\u212aate@example.com' }), 400, 'INVALID_EMAIL'],
  ['an IP address', json({ ...good, email: 'ada@127.0.0.1' }), 400, 'INVALID_EMAIL'],
  ['an endless address', json({ ...good, email: `${'a'.repeat(400)}@b.de` }), 400, 'INVALID_EMAIL'],
  ['an unknown zone', json({ ...good, timezone: 'Mars/Olympus' }), 400, 'INVALID_TIMEZONE'],
  ['an offset for a zone', json({ ...good, timezone: '+05:30' }), 400, 'INVALID_TIMEZONE'],
  ['an empty zone', json({ ...good, timezone: '' }), 400, 'INVALID_TIMEZONE'],
  ['no address', json({ timezone: chicago }), 400, 'BAD_REQUEST'],
  ['a number for an address', json({ ...good, email: 7 }), 400, 'BAD_REQUEST'],
  ['a list of addresses', json({ ...good, email: ['a@b.de'] }), 400, 'BAD_REQUEST'],
  ['an unknown source', json({ ...good, timezone_source: 'admin' }), 400, 'BAD_REQUEST'],
  ['a list for a body', '[]', 400, 'BAD_REQUEST'],
  ['null for a body', 'null', 400, 'BAD_REQUEST'],
  ['a body that breaks off', '{"email": "ada@exa', 400, 'BAD_JSON'],
  ['no body', '', 400, 'BAD_JSON'],
  ['a megabyte', json({ ...good, more: 'x'.repeat(1024 * 1024) }), 413, 'BODY_TOO_LARGE'],
];

function json(value: unknown): string {
  return JSON.stringify(value);
}

test.each(refused)('%s is refused, and nothing is kept', async (_, body, status, code) => {
  const before = await stateOf(world);
  world.endpoint.calls.reset();

  const answer = await world.http(path, { method: 'POST', body });

  const message = expect.stringMatching(/./);
  expect(answer.status).toBe(status);
  expect(answer.json()).toMatchObject({ ok: false, code, message });
  expect(answer.headers['x-trace-id']).toMatch(/./);
  expect(world.endpoint.calls.seen().filter(({ caller }) => caller)).toEqual([]);
  expect(await stateOf(world)).toEqual(before);
});

test('what a client adds of its own is not kept', async () => {
  const email = newAddress();
  const { body } = await world.post(path, {
    ...good,
    email,
    number: 1,
    kind: 'tester',
    state: 'deleted',
    begunAt: '2020-01-01T00:00:00Z',
  });

  const row = await userIn(world, String(body['userId']));
  expect(row).toMatchObject({ kind: 'person', state: 'active' });
  expect(row).not.toHaveProperty('begunAt');
  expect(await rowAt(world, keys.address(email))).toMatchObject({ userId: body['userId'] });
});
