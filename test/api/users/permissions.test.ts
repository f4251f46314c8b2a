/**
 * Goal: people are deleted and purged only where the settings of the stage allow it, and the pages
 * are told whether they do.
 * Method: a world for each setting; what is told is held against what is refused.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { purge, remove, removeAs, restore } from '#test/kit/deleting.ts';
import { setUser, userIn } from '#test/kit/kept.ts';
import { signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const local = suiteWorld();
const cloud = suiteWorld({ settings: { ALLOW_PRELAUNCH_PURGE: 'false' } });
const careful = suiteWorld({ settings: { ADMIN_DELETES: 'false' } });

const ask = async (world: typeof local) => {
  const { status, body } = await (await signedIn(world)).get('/api/v2/admin/permissions');
  return { status, ...body };
};

test('on the local run both are allowed, and no reason stands beside them', async () => {
  expect(await ask(local)).toEqual({
    status: 200,
    ok: true,
    canDelete: true,
    canPurge: true,
    reason: '',
  });
});

test('where purges are off, nobody is purged, and the reason names the setting', async () => {
  const person = await signUp(cloud);

  expect(await ask(cloud)).toMatchObject({
    canDelete: true,
    canPurge: false,
    reason: expect.stringContaining('ALLOW_PRELAUNCH_PURGE'),
  });
  expect(await purge(cloud, person)).toMatchObject({ status: 403, body: { ok: false } });
  expect(await userIn(cloud, person.userId)).toMatchObject({ state: 'active' });
});

test('where deletes are off, purges are too, and the refusal comes before all else', async () => {
  const [person, deleted] = [await signUp(careful), await signUp(careful)];
  await setUser(careful, deleted.userId, { state: 'deleted', deletedFrom: 'active' });
  const nobody = { userId: '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c' };

  expect(await ask(careful)).toMatchObject({
    canDelete: false,
    canPurge: false,
    reason: expect.stringContaining('ADMIN_DELETES'),
  });
  const refused = [
    await remove(careful, person),
    await purge(careful, person),
    await restore(careful, deleted),
    await removeAs(await signedIn(careful), nobody, {}),
  ];

  for (const one of refused) {
    expect(one).toMatchObject({ status: 403, body: { ok: false, error: expect.any(String) } });
  }
  expect(await userIn(careful, person.userId)).toMatchObject({ state: 'active' });
  expect(await userIn(careful, deleted.userId)).toMatchObject({ state: 'deleted' });
});
