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
