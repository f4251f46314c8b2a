/** The list of files: exactly the fields of the specification, newest first, and no stale ones. */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { keepFile } from '#test/kit/files.ts';
import { putRow, rowAt } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

async function list(): Promise<readonly Record<string, unknown>[]> {
  const reply = await admin.http('/api/downloads');
  expect(reply.status).toBe(200);
  return reply.json();
}

test('where nothing was made it is an empty array, and no object around one', async () => {
  expect((await admin.http('/api/downloads')).text).toBe('[]');
});

test('a file is shown with the fields of the specification and no other', async () => {
  const { id } = await keepFile(world, { filename: 'a report.txt', tags: ['one', 'two'] });

  expect(await list()).toEqual([
    {
      id,
      filename: 'a report.txt',
      description: 'A file of a test',
      mimeType: 'text/plain; charset=utf-8',
      size: 19,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      downloadCount: 0,
      tags: ['one', 'two'],
      isActive: true,
    },
  ]);
});

test('the newest comes first', async () => {
  await world.advance(1000);
  const second = await keepFile(world);
  await world.advance(1000);
  const third = await keepFile(world);

  expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([third.id, second.id]);
});

test('one that is switched off, or is over, is not shown', async () => {
  const off = await keepFile(world);
  const over = await keepFile(world);
  await putRow(world, { ...(await rowAt(world, keys.download(off.id))), isActive: false });
  const now = Math.floor(world.clock.now() / 1000);
  await putRow(world, { ...(await rowAt(world, keys.download(over.id))), expiresAt: now - 1 });

  const shown = (await list()).map(({ id }) => id);

  expect(shown).not.toContain(off.id);
  expect(shown).not.toContain(over.id);
});
