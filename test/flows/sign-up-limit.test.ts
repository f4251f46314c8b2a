/** So many sign-ups of one network in an hour, of one domain and of all in a day; then one waits. */
import { beforeEach, expect, test } from '@jest/globals';
import { askerFrom } from '#test/kit/from-address.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { createUser, day0, enter, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { browserOf } from '#test/kit/visitor.ts';

const world = suiteWorld({
  settings: { SIGNUPS_PER_HOUR: '3', SIGNUPS_PER_DOMAIN_AND_DAY: '6', SIGNUPS_PER_DAY: '8' },
});
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

beforeEach(async () => {
  await world.moveTo(new Date(Math.ceil(world.clock.now() / dayMs) * dayMs + 60_000));
});

/** From a network of its own, so that only the other limits count. */
const from = (at: number) => browserOf(askerFrom(world, `198.51.100.${at}`));
const at = (domain: string) => newAddress().replace('example.com', domain);
const signsUp = (number: number, email = newAddress()) => createUser(from(number), email, 'UTC');

const tooMany = { status: 429, body: { ok: false, code: 'TOO_MANY' } };
const tooManyToday = {
  status: 429,
  body: { ok: false, code: 'TOO_MANY_TODAY', message: expect.stringMatching(/try again tomorrow/) },
};

test('the fourth sign-up of an hour is refused and leaves no user; the next hour is a new one', async () => {
  for (const _ of [1, 2, 3]) {
    expect(await createUser(world, newAddress(), 'UTC')).toMatchObject({ status: 200 });
  }
  const schedules = world.endpoint.schedules.all().length;

  const refused = await createUser(world, newAddress(), 'UTC');

  expect(refused).toMatchObject(tooMany);
  expect(world.endpoint.schedules.all()).toHaveLength(schedules);
  await world.advance(hourMs);
  expect(await createUser(world, newAddress(), 'UTC')).toMatchObject({ status: 200 });
});

test('a viewer that claims another address is still known by its own', async () => {
  const claimed = { 'x-viewer-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
  const body = { email: newAddress(), timezone: 'UTC', startToday: true };
  for (const _ of [1, 2, 3]) await createUser(world, newAddress(), 'UTC');

  const { status } = await world.http('/api/v2/onboarding/create-user', {
    method: 'POST',
    headers: claimed,
    body: JSON.stringify(body),
  });

  expect(status).toBe(429);
});

test('one IPv6 network is one, whatever address of it is used', async () => {
  const asks = (address: string) =>
    createUser(browserOf(askerFrom(world, address)), newAddress(), 'UTC');
  for (const one of [1, 2, 3]) await asks(`2001:db8:0:7:${one}::1`);

  expect(await asks('2001:db8:0:7::ffff')).toMatchObject(tooMany);
  expect(await asks('2001:db8:0:8::1')).toMatchObject({ status: 200 });
});

test('the seventh address of one domain waits until tomorrow, and those of others do not', async () => {
  for (const one of [1, 2, 3, 4, 5, 6]) expect(await signsUp(one)).toMatchObject({ status: 200 });
  const email = newAddress();

  expect(await signsUp(7, email)).toMatchObject(tooManyToday);
  expect(JSON.stringify(await rowsIn(world))).not.toContain(email);
  expect(await signsUp(7, at('example.org'))).toMatchObject({ status: 200 });
  await world.advance(dayMs);
  expect(await signsUp(7, email)).toMatchObject({ status: 200 });
});

test('one network that is refused takes nothing from the domain, nor from the day', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => signsUp(1)));
  for (const _ of [1, 2, 3]) expect(await signsUp(1)).toMatchObject(tooMany);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const one of [2, 3, 4]) expect(await signsUp(one)).toMatchObject({ status: 200 });
  expect(await signsUp(5)).toMatchObject(tooManyToday);
  for (const one of [6, 7]) {
    expect(await signsUp(one, at(`${one}.example`))).toMatchObject({ status: 200 });
  }
  expect(await signsUp(8, at('8.example'))).toMatchObject(tooManyToday);
});

test('no more than the day has are admitted, however many ask at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, one) => signsUp(one, at(`${one}.example`))),
  );

  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(8);
});

test('an address that is known is refused as one that is new', async () => {
  const { email, userId } = await enter(from(1));
  await day0(from(1), userId, 'Call Mom');
  for (const one of [2, 3, 4, 5, 6]) await signsUp(one);
  world.endpoint.calls.reset();
  // Word of the day-0 letter may still come in meanwhile, to a function of its own.
  const calls = () =>
    world.endpoint.calls.seen().filter(({ caller }) => caller === 'onboarding.createUser').length;

  const known = await signsUp(7, email);
  const ofKnown = calls();
  const fresh = await signsUp(7);

  expect(known).toMatchObject(tooManyToday);
  expect(fresh).toEqual(known);
  expect(calls() - ofKnown).toBe(ofKnown);
});
