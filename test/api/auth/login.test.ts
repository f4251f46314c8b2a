/** An administrator gets in with the right password, by our own form, and nobody else does. */
import { expect, test } from '@jest/globals';
import { newAccount } from '#test/kit/admin.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();

test('the right password leads to the administrator’s pages, with a session', async () => {
  const { id, email, password } = await newAccount(world);
  const visitor = visitorOf(world);

  const { status, headers, text } = await visitor.signIn(email, password);

  expect([status, headers.location, text]).toEqual([303, '/admin', '']);
  const answer = await visitor.http('/auth/whoami');
  expect(answer.json()).toEqual({ admin: { id, email } });
});
