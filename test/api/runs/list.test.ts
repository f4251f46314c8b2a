/** An administrator follows their own runs alone. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { putRow } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/admin/api/runs';
const world = suiteWorld();

/** The row of a run that is under way. */
async function begun(admin: SignedIn) {
  const at = new Date(world.clock.now()).toISOString();
  const run = { kind: 'proofs', id: 'r1', state: 'running', step: 2, steps: 5, doing: 'Reading' };
  const times = { startedAt: at, updatedAt: at };
  const expiresAt = world.clock.now() / 1000 + 3600;
  await putRow(world, { ...keys.run(admin.id, 'proofs'), ...run, ...times, expiresAt });
  return { ...run, ...times };
}

test('one sees what is under way, as it is', async () => {
  const admin = await signedIn(world);
  expect((await admin.get(path)).body).toEqual({ ok: true, runs: [] });

  const run = await begun(admin);

  expect(await admin.get(path)).toEqual({ status: 200, body: { ok: true, runs: [run] } });
});

test('administrators do not see each other’s', async () => {
  const [one, other] = [await signedIn(world), await signedIn(world)];
  await begun(one);

  expect((await other.get(path)).body).toEqual({ ok: true, runs: [] });
});
