/** An administrator sees where they are signed in: begun, last seen, by what, and which is this. */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { enrol, ownPath } from '#test/kit/second-factor.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('their own sessions are listed, the newest first, and nobody else’s', async () => {
  const admin = await signedIn(world);
  await signedIn(world);
  const began = world.clock.now();
  await world.advance(6 * 60_000);
  const visitor = visitorOf({
    http: (path, init = {}) =>
      world.http(path, { ...init, headers: { 'user-agent': firefox, ...init.headers } }),
  });
  await visitor.signIn(admin.email, admin.password);

  const { status, body } = await admin.get(ownPath);

  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    email: admin.email,
    factor: null,
    sessions: [
      {
        browser: 'Firefox on Windows',
        began_at: expect.any(Number),
        seen_at: expect.any(Number),
        is_this: false,
      },
      {
        browser: 'Another browser',
        began_at: expect.any(Number),
        seen_at: expect.any(Number),
        is_this: true,
      },
    ],
  });
  const [newer, older] = body['sessions'] as { began_at: number; seen_at: number }[];
  expect(Math.abs((older?.began_at ?? 0) - began)).toBeLessThan(60_000);
  expect(newer?.began_at).toBeGreaterThan((older?.began_at ?? 0) + 5 * 60_000);
  // This very request has been noted.
  expect(older?.seen_at).toBeGreaterThanOrEqual(newer?.began_at ?? 0);
});

test('a session that is over is listed no more, though its row is still there', async () => {
  const admin = await signedIn(world);
  const other = visitorOf(world);
  await other.signIn(admin.email, admin.password);
  await world.advance(20 * 60_000);
  await admin.get(ownPath);
  await world.advance(15 * 60_000);

  const { body } = await admin.get(ownPath);

  expect(body['sessions']).toMatchObject([{ is_this: true }]);
});

test('it says how many recovery codes are left, and shows none', async () => {
  const admin = await signedIn(world);
  const { codes } = await enrol(world, admin);

  const { text } = await admin.http(ownPath);

  expect(JSON.parse(text)).toMatchObject({ factor: { codes_left: 10 } });
  for (const code of codes) expect(text).not.toContain(code);
});
