/** Signing out ends the session here, not only in the browser. */
import { expect, test } from '@jest/globals';
import { newAccount, signedIn } from '#test/kit/admin.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();
const post = { method: 'POST' };

test('the cookie is gone, and whoever kept a copy is out', async () => {
  const { email, password } = await newAccount(world);
  const visitor = visitorOf(world);
  await visitor.signIn(email, password);
  const copy = `anchor_session=${visitor.cookies.get('anchor_session')}`;

  const { status, headers, json } = await visitor.http('/auth/logout', post);

  expect([status, json()]).toEqual([200, { ok: true }]);
  expect(headers['set-cookie']).toEqual([
    'anchor_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ]);
  expect(visitor.cookies.has('anchor_session')).toBe(false);
  const { status: after } = await world.http('/auth/whoami', { headers: { cookie: copy } });
  expect(after).toBe(401);
});

test('other sessions go on, also those of the same person', async () => {
  const [one, other] = [await signedIn(world), await signedIn(world)];

  await one.post('/auth/logout');

  expect((await other.get('/auth/whoami')).status).toBe(200);
});

test('a visitor is told the same, and nothing is asked of the table', async () => {
  world.endpoint.calls.reset();

  const { status } = await world.http('/auth/logout', post);

  expect(status).toBe(200);
  expect(world.endpoint.calls.seen()).toEqual([]);
});

test('a link that is followed signs nobody out', async () => {
  const admin = await signedIn(world);

  expect((await admin.http('/auth/logout')).status).toBe(404);
  expect((await admin.get('/auth/whoami')).status).toBe(200);
});
