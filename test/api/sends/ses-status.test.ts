/**
 * Goal: what SES says of us can be read in a tab of its own, also while it says nothing.
 * Method: the built function, with SES broken on demand.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { begin, createUser, day0 } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/email-testing/ses-status';
// A function remembers for a minute what SES said.
const world = suiteWorld({ at: [10], cold: true });

const status = async () => (await signedIn(world)).get(path);
const from = { ok: true, fromAddress: 'hello@mail.anchor.example', useRealEmail: true };

test('while SES has not said anything the rest is answered', async () => {
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, service }) => caller === 'sends.sesStatus' && service === 'ses',
  });

  expect(await status()).toEqual({ status: 200, body: { ...from, suppressed: 0 } });

  world.endpoint.calls.fault(undefined);
});

test('says whether the sender is verified, what may be sent, and how many were given up', async () => {
  await begin(world);
  const { body } = await createUser(world, 'bounce@simulator.amazonses.com', 'America/Chicago');
  await day0(world, String(body['userId']), 'read');
  await world.runtime.atRest();
  await world.advance(60_000);

  expect(await status()).toEqual({
    status: 200,
    body: {
      ...from,
      verified: true,
      quota: { max24Hours: 50_000, sentLast24Hours: 2, maxPerSecond: 14 },
      sandbox: false,
      checkedAt: expect.stringMatching(/Z$/),
      suppressed: 1,
    },
  });
});

test('is written in lines, as it is read in a tab of its own', async () => {
  const { text, headers } = await (await signedIn(world)).http(path);

  expect(text).toMatch(/^\{\n {2}"ok": true,\n {2}"fromAddress": /);
  expect(headers['content-type']).toMatch(/^application\/json/);
});
