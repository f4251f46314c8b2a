/**
 * Goal: nothing of the administrator's can be read or changed by anybody else.
 * Method: walk the table of routes; each is asked as a visitor, and as a page of another site.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { paths, type RouteName, routeNames } from '#shared/contract/paths.ts';
import { routes } from '#shared/contract/routes.ts';
import { sessionNotedEveryMs } from '#shared/domain/limits.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { rowsIn, stateOf } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

/** Whatever is not on this list is the administrator's: a new route is guarded or looked at. */
const publicRoutes: readonly RouteName[] = [
  'onboarding.createUser',
  'onboarding.day0Intentions',
  'onboarding.try',
  'subscription.show',
  'subscription.unsubscribe',
  'subscription.confirm',
  'referrals.invite',
  'referrals.accept',
  'waitlist.join',
  'auth.csrf',
  'auth.login',
  'auth.logout',
  'health.check',
  'health.reportError',
];

const guarded = routeNames.filter((name) => paths[name].access === 'admin');
/** What changes something, and what begins or ends the right to. */
const changing = [
  ...guarded.filter((name) => isChange(name)),
  'auth.login',
  'auth.logout',
] as const;

function isChange(name: RouteName): boolean {
  return (paths[name].method as string) !== 'GET';
}

const pathOf = (name: RouteName): string =>
  paths[name].path.replace(/\{[^}]+\}/g, '7d5ff43c-5c0d-4c3a-9a3e-111111111111');

const ask = (name: RouteName, headers: Readonly<Record<string, string>> = {}) =>
  world.http(pathOf(name), {
    method: paths[name].method,
    headers,
    // Would be refused as no JSON, were it read.
    ...(isChange(name) && { body: '{"half' }),
  });

test('only what visitors need is open to them', () => {
  const open = routeNames.filter((name) => paths[name].access === 'public');

  expect(open.toSorted()).toEqual(publicRoutes.toSorted());
});

test.each(guarded)(
  '%s refuses a visitor before it reads a word, and does nothing',
  async (name) => {
    const before = await stateOf(world);
    world.endpoint.calls.reset();

    const { status, headers, json } = await ask(name);

    expect(status).toBe(401);
    expect(json()).toMatchObject({
      ok: false,
      error: routes[name].refusalShape === 'code' ? 'NOT_SIGNED_IN' : 'Please sign in.',
      message: 'Please sign in.',
    });
    expect(headers['x-trace-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(world.endpoint.calls.seen().filter(({ caller }) => caller)).toEqual([]);
    expect(await stateOf(world)).toEqual(before);
  },
);

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a site whose name begins like ours', { origin: 'http://localhost.evil.example' }],
  ['another port of ours', { origin: 'http://localhost:1' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour by name', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }],
] as const)('%s can change nothing in an administrator’s name', async (_, headers) => {
  const before = await stateOf(world);

  for (const name of changing) {
    const { status, json } = await ask(name, { cookie: admin.cookie, ...headers });

    expect({ name, status }).toEqual({ name, status: 403 });
    expect(json()).toMatchObject({ ok: false, code: 'FOREIGN_ORIGIN' });
  }
  expect(await stateOf(world)).toEqual(before);
  expect((await admin.get('/auth/whoami')).status).toBe(200);
});

test.each([
  ['our own page', () => ({ origin: `http://localhost:${world.port}` })],
  // Without a Referer a form's Origin is null; that it is our own form, the browser says beside it.
  ['our own form', () => ({ origin: 'null', 'sec-fetch-site': 'same-origin' })],
  ['what was typed into the address bar', () => ({ 'sec-fetch-site': 'none' })],
  ['a program without an origin', () => ({})],
])('%s is not foreign', async (_, headers) => {
  const visitor = await signedIn(world);

  const { status } = await ask('auth.logout', { cookie: visitor.cookie, ...headers() });

  expect(status).toBe(200);
});

test.each(['refuse', 'timeout'] as const)(
  'a table that does not answer (%s) lets nobody in',
  async (kind) => {
    world.endpoint.calls.fault({ kind, hits: ({ caller }) => caller === 'auth.whoami' });
    const { status, body } = await admin.get('/auth/whoami');
    world.endpoint.calls.fault(undefined);

    expect([status, body['ok']]).toEqual([500, false]);
    expect((await admin.get('/auth/whoami')).status).toBe(200);
  },
);

test.each(guarded)('%s keeps its administrator signed in, unless a page asks it', async (name) => {
  const seenAt = async () =>
    (await rowsIn(world)).find(
      ({ pk, sk }) => pk === keys.admin(admin.id).pk && String(sk).startsWith('SESSION#'),
    )?.['seenAt'];
  await world.advance(sessionNotedEveryMs);
  const before = await seenAt();

  await ask(name, { cookie: admin.cookie });

  expect((await seenAt()) !== before).toBe(routes[name].isActivity);
});
