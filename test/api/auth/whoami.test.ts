/** A page learns who is signed in, and a visitor that nobody is. */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();

test('whoever is signed in is told by their address', async () => {
  const admin = await signedIn(world);

  expect(await admin.get('/auth/whoami')).toEqual({
    status: 200,
    body: { admin: { id: admin.id, email: admin.email } },
  });
});

test('a visitor is refused in JSON, with a trace id and nothing kept in a cache', async () => {
  const { status, headers, json } = await world.http('/auth/whoami');

  expect(status).toBe(401);
  expect(json()).toMatchObject({
    ok: false,
    code: 'NOT_SIGNED_IN',
    error: 'Please sign in.',
    message: 'Please sign in.',
  });
  expect(headers['x-trace-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['cache-control']).toBe('no-store');
});
