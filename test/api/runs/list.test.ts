/** An administrator follows their own runs alone, and looking does not keep them signed in. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { putRow, rowsOf } from '#test/kit/kept.ts';
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

test('one that gave no sign of life for a minute reads as failed', async () => {
  const admin = await signedIn(world);
  await begun(admin);
  await world.advance(61_000);

  const { body } = await admin.get(path);
  expect(body['runs']).toEqual([expect.objectContaining({ state: 'failed' })]);
});

test('a page that looks every second signs out as if nobody looked', async () => {
  const admin = await signedIn(world);
  const seenAt = async () => {
    const rows = await rowsOf(world, keys.admin(admin.id).pk, 'SESSION#');
    return rows.map((row) => row['seenAt']);
  };
  const before = await seenAt();

  for (const minutes of [10, 10]) {
    await world.advance(minutes * 60_000);
    expect((await admin.get(path)).status).toBe(200);
  }
  expect(await seenAt()).toEqual(before);
  await world.advance(11 * 60_000);
  expect((await admin.get(path)).status).toBe(401);
});

test('a visitor learns nothing', async () => {
  expect((await world.get(path)).status).toBe(401);
});
