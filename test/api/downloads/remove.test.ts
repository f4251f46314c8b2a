/** A file that is removed is gone from the list, from the bucket and from whom it is about. */
import { beforeAll, expect, test } from '@jest/globals';
import { everyone } from '#functions/store/downloads.ts';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { keepFile, objectOf } from '#test/kit/files.ts';
import { rowAt, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const remove = (id: string) => admin.remove(`/api/downloads/${id}`);

test('nothing is left of it but the note of who removed it', async () => {
  const { id } = await keepFile(world, { about: everyone });
  expect(await objectOf(world, id)).toBeDefined();

  expect(await remove(id)).toEqual({ status: 200, body: { ok: true } });

  expect(await objectOf(world, id)).toBeUndefined();
  const left = (await rowsIn(world)).filter((row) => JSON.stringify(row).includes(id));
  expect(left).toMatchObject([{ what: 'remove a file', admin: admin.id, file: id }]);
});

test('removed twice it is not there the second time', async () => {
  const { id } = await keepFile(world);
  await remove(id);

  expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_FILE' } });
});

test('another file stays', async () => {
  const [one, other] = [await keepFile(world), await keepFile(world)];

  await remove(one.id);

  expect(await rowAt(world, keys.download(other.id))).toBeDefined();
  expect(await objectOf(world, other.id)).toBeDefined();
});
