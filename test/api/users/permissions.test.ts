/** Whether people may be deleted and purged here, as the settings of the stage say. */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
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

test('where purges are off, the reason names the setting', async () => {
  expect(await ask(cloud)).toMatchObject({
    canDelete: true,
    canPurge: false,
    reason: expect.stringContaining('ALLOW_PRELAUNCH_PURGE'),
  });
});

test('where deletes are off, purges are too, whatever their own setting', async () => {
  expect(await ask(careful)).toMatchObject({
    canDelete: false,
    canPurge: false,
    reason: expect.stringContaining('ADMIN_DELETES'),
  });
});

test('a visitor learns nothing of it', async () => {
  const { status, body } = await local.get('/api/v2/admin/permissions');

  expect({ status, ok: body['ok'], canDelete: body['canDelete'] }).toEqual({
    status: 401,
    ok: false,
  });
});
