/**
 * Goal: wherever asking for an export, taking a file or removing one breaks, the same click again
 * finishes it, and no count, file or row is left that should not be.
 * Method: break every call to AWS in every way, ask again, look at row, object and run.
 */
import { randomUUID } from 'node:crypto';
import { keys } from '#functions/store/keys.ts';
import { downloadsBucket, objectOf } from '#test/kit/files.ts';
import { putRow, rowAt } from '#test/kit/kept.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { adminOf } from './faults.ts';

/** A file as the flow of the product leaves it; that flow runs in one world alone. */
async function fileIn(world: World): Promise<string> {
  const id = randomUUID();
  const at = new Date(world.clock.now()).toISOString();
  const content = Buffer.from('What matters today?');
  await world.endpoint.putObject(downloadsBucket, `files/${id}`, content);
  const expiresAt = Math.floor(world.clock.now() / 1000) + 86_400;
  await putRow(world, { ...keys.fileAbout('EVERYONE', id), owner: 'test', expiresAt });
  await putRow(world, {
    ...keys.download(id),
    listedIn: 'DOWNLOADS',
    listedAs: `${at}#${id}`,
    id,
    filename: 'plan.txt',
    description: 'A plan',
    mimeType: 'text/plain',
    size: content.length,
    createdAt: at,
    downloadCount: 0,
    tags: [],
    isActive: true,
    about: 'EVERYONE',
    expiresAt,
  });
  return id;
}

const place = (id: string) => `/api/downloads/${id}`;

const stateOf = async (world: World, id: string) => ({
  row: (await rowAt(world, keys.download(id))) !== undefined,
  note: (await rowAt(world, keys.fileAbout('EVERYONE', id))) !== undefined,
  object: (await objectOf(world, id)) !== undefined,
});

finishes('a removal broken anywhere is finished by the same click again', {
  name: 'Removing a file',
  caller: 'downloads.remove',
  calls: 5,
  prepare: fileIn,
  deliver: async (world, id) => (await adminOf(world)).remove(place(id)),
  left: async (world, id) => ({ facts: await stateOf(world, id) }),
  expected: { facts: { row: false, note: false, object: false } },
});

finishes('a download broken anywhere comes whole when it is asked for again', {
  name: 'Downloading a file',
  caller: 'downloads.download',
  standsFor: ['downloads.show'],
  calls: 5,
  prepare: fileIn,
  deliver: async (world, id) => (await adminOf(world)).http(`${place(id)}/download`),
  async left(world, id) {
    const { status, text } = await (await adminOf(world)).http(`${place(id)}/download`);
    const count = Number((await rowAt(world, keys.download(id)))?.['downloadCount']);
    return { facts: { status, text, counted: count > 0, ...(await stateOf(world, id)) } };
  },
  expected: {
    facts: {
      status: 200,
      text: 'What matters today?',
      counted: true,
      row: true,
      note: true,
      object: true,
    },
  },
});

/** The newest run of the administrator, and whether its file is there. */
async function exportOf(world: World) {
  await world.runtime.atRest();
  const admin = await adminOf(world);
  const run = await rowAt(world, keys.run(admin.id, 'user-export'));
  const id = String(run?.['downloadId']);
  return { run: run?.['state'], ...(await stateOf(world, id)) };
}

async function exportIn(world: World) {
  // The run of an earlier place has ended, or is silent for too long to be alive.
  await world.advance(61_000);
  return world;
}

const done = { facts: { run: 'done', row: true, note: true, object: true } };

for (const caller of ['users.export', 'jobs.export'] as const) {
  finishes(`an export broken anywhere in ${caller} is made when it is asked for again`, {
    name: `Exporting users (${caller})`,
    caller,
    calls: caller === 'users.export' ? 5 : 6,
    prepare: exportIn,
    async deliver(world) {
      await world.advance(61_000);
      const answer = await (await adminOf(world)).post('/api/v2/admin/users/export', {});
      await world.runtime.atRest();
      return answer;
    },
    left: async (world) => ({ facts: await exportOf(world) }),
    expected: done,
  });
}
