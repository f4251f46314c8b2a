/**
 * Goal: the monitor says how first letters do, and asks SES once a minute, however many look.
 * Method: the built functions; the endpoint's book of calls, SES broken on demand.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { begin, createUser, day0, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/admin/onboarding/status';
const world = suiteWorld({ at: [10], settings: { ALLOW_PRELAUNCH_PURGE: 'false' } });

const status = async () => (await (await signedIn(world)).get(path)).body;
const askedSes = () => world.endpoint.calls.seen().filter(({ service }) => service === 'ses');

beforeEach(async () => {
  // The answer before is old, and SES would be asked again.
  await world.advance(120_000);
  world.endpoint.calls.reset();
});

test('before anybody has signed up the first number is the next', async () => {
  expect(await status()).toEqual({
    ok: true,
    nextUserNumber: 1,
    counts: { onboardingSent: 0 },
    mail: {
      fromAddress: 'hello@mail.anchor.example',
      sesVerified: true,
      checkedAt: expect.stringMatching(/^2\d{3}-.*Z$/),
    },
    flags: { USE_REAL_EMAIL: true, ALLOW_PRELAUNCH_PURGE: false },
    sequence: { name: 'USER_NUMBER', atOne: true },
  });
});

test('counts first letters of both kinds, and tells the next number', async () => {
  await begin(world);
  const skipped = await createUser(world, newAddress(), 'America/Chicago');
  await day0(world, String(skipped.body['userId']), '', false);
  await createUser(world, newAddress(), 'America/Chicago');

  expect(await status()).toMatchObject({
    nextUserNumber: 4,
    counts: { onboardingSent: 2 },
    sequence: { atOne: false },
  });
});

test('many at once ask SES one time, and nobody asks again within a minute', async () => {
  const admin = await signedIn(world);

  const answers = await Promise.all(Array.from({ length: 12 }, () => admin.get(path)));
  await world.advance(50_000);
  await admin.get(path);

  expect(answers.map((one) => one.status)).toEqual(Array(12).fill(200));
  const seen = askedSes().map(({ operation }) => operation);
  expect([...new Set(seen)]).toEqual(['GetIdentityVerificationAttributes', 'GetSendQuota']);
  // One asker tries each question three times at most, should SES say that it is too soon.
  expect(seen.length).toBeLessThanOrEqual(2 * 3);
  // A minute after either: on a busy machine SES may have answered only the last of them.
  await world.advance(61_000);
  await admin.get(path);
  expect(askedSes().length).toBeGreaterThan(seen.length);
});

test('where SES does not answer the last word stands, and it is not asked in a storm', async () => {
  const before = (await status())['mail'];
  await world.advance(120_000);
  world.endpoint.calls.reset();
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'ses' });

  const answers = [await status(), await status(), await status()];

  world.endpoint.calls.fault(undefined);
  expect(answers.map(({ mail }) => mail)).toEqual([before, before, before]);
  expect(askedSes()).toHaveLength(1);
});
