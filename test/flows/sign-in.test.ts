/** Signing in does as much for an address that is nobody's as for an administrator's. */
import { createHook } from 'node:async_hooks';
import { beforeAll, expect, test } from '@jest/globals';
import { newAccount } from '#test/kit/admin.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { runInside } from '#test/kit/inside.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let signIn: typeof import('#functions/flows/admin/sign-in.ts').signIn;

beforeAll(async () => {
  runInside(world);
  ({ signIn } = await import('#functions/flows/admin/sign-in.ts'));
});

/** The keys that were worked out, and the calls that were made. */
async function workOf(email: string, password: string) {
  let derived = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') derived += 1;
    },
  }).enable();
  world.endpoint.calls.reset();
  const from = { form: '', session: undefined, device: undefined, userAgent: undefined };
  const attempt = { ...from, email, password };
  const { kind } = await signIn(attempt, await contextInside(world));
  hook.disable();
  return { kind, derived, calls: world.endpoint.calls.seen().map(({ operation }) => operation) };
}

test('known or unknown, a wrong password costs one key and the same calls', async () => {
  const { email, password } = await newAccount(world);

  const known = await workOf(email, `${password}.`);
  const unknown = await workOf('nobody@example.com', password);
  const noAddress = await workOf('no address at all', password);

  expect(known).toEqual({
    kind: 'wrong',
    derived: 1,
    calls: ['UpdateItem', 'UpdateItem', 'GetItem', 'GetItem'],
  });
  expect(unknown).toEqual(known);
  expect(noAddress).toEqual(known);
});

test('what is too many costs no key at all', async () => {
  for (let one = 0; one < 10; one++) await workOf('nobody@example.com', 'guess');

  expect(await workOf('nobody@example.com', 'guess')).toEqual({
    kind: 'too-many',
    derived: 0,
    // The account's limit had room: what was counted there is taken back.
    calls: ['UpdateItem', 'UpdateItem', 'UpdateItem'],
  });
});
