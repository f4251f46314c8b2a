/**
 * Goal: the administrator reads where today's users came from, and nobody else does.
 * Method: sign-ups through the pages' own calls, and what the counters then say.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { invite } from '#test/kit/invited.ts';
import { createUser, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/analytics/signup-sources';
const world = suiteWorld({ at: [10] });

test('each source is a name with its count, and one without users is not there', async () => {
  const admin = await signedIn(world);
  expect(await admin.get(path)).toEqual({ status: 200, body: {} });

  await createUser(world, newAddress(), 'America/Chicago');
  await createUser(world, newAddress(), 'America/Chicago');
  await invite(world, newAddress());

  expect(await admin.get(path)).toEqual({
    status: 200,
    body: { landing_page: 2, confirmation_page: 1 },
  });
});
