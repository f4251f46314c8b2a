/**
 * Goal: where the site can't be used to sign up and leave, the canary fails, and it never leaves
 * anybody behind. Method: the built function asks the running product by HTTP, as anybody would.
 */
import { expect, test } from '@jest/globals';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();

test('the canary signs up and out, and leaves nothing but its count', async () => {
  expect(await world.invoke('jobs.canary', {})).toMatchObject({ ok: true });

  const rows = JSON.stringify(await rowsIn(world));
  expect(rows).not.toContain('simulator.amazonses.com');
  expect(await world.mails()).not.toContainEqual(
    expect.objectContaining({ to: expect.stringContaining('simulator') }),
  );
});

test('somebody whom the site signed up and failed on is erased, too', async () => {
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) =>
      caller === 'onboarding.createUser' && operation === 'CreateSchedule',
  });
  expect(await world.invoke('jobs.canary', {})).toMatchObject({ ok: false });
  world.endpoint.calls.fault(undefined);

  expect(JSON.stringify(await rowsIn(world))).not.toContain('simulator.amazonses.com');
});

test('the canary fails where the site does, and still leaves nobody behind', async () => {
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) =>
      caller === 'subscription.unsubscribe' && operation === 'TransactWriteItems',
  });
  expect(await world.invoke('jobs.canary', {})).toMatchObject({ ok: false });
  world.endpoint.calls.fault(undefined);

  expect(JSON.stringify(await rowsIn(world))).not.toContain('simulator.amazonses.com');
});
