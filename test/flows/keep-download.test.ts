/**
 * Goal: a kept file is there whole or not at all, however it is made and whoever is erased.
 * Method: the flows in this process against a world's bucket and table, pages that break, calls that
 * are refused, an erasure in the middle.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type * as Jobs from '#functions/flows/exports/do-job.ts';
import type * as Flow from '#functions/flows/exports/keep-download.ts';
import { everyone } from '#functions/store/downloads.ts';
import { keys } from '#functions/store/keys.ts';
import type { FaultKind } from '#scripts/local/aws/types.ts';
import { signedIn } from '#test/kit/admin.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { purgeAs } from '#test/kit/deleting.ts';
import { objectOf } from '#test/kit/files.ts';
import { runInside } from '#test/kit/inside.ts';
import { rowAt, rowsIn } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
let flow: typeof Flow;
let jobs: typeof Jobs;
beforeAll(async () => {
  runInside(world);
  flow = await import('#functions/flows/exports/keep-download.ts');
  jobs = await import('#functions/flows/exports/do-job.ts');
});

const plan = { filename: 'plan.txt', description: 'A plan', mimeType: 'text/plain', tags: ['a'] };
const megabyte = 'x'.repeat(1024 * 1024);

/** So many pages of a megabyte, and a last one; `then` comes before it is read. */
const pages =
  (count: number, then: () => unknown = () => undefined): Jobs.Work =>
  () => ({
    file: plan,
    async page(from) {
      const written = (from?.written ?? 0) + 1;
      const about = { written, doing: 'Writing', step: written };
      if (written <= count) return { ...about, text: megabyte, after: `${written}` };
      await then();
      return { ...about, text: 'the end' };
    },
  });

/** Makes a file about everyone, in one step; answers what its run says. */
async function make(work: Jobs.Work, runId: string = randomUUID()) {
  const adminId = runId;
  const job = { kind: 'user-export' as const, runId, adminId, asked: {} };
  await jobs.doJob(job, work, await contextInside(world));
  return (await rowAt(world, keys.run(adminId, 'user-export'))) ?? {};
}

const rowsAbout = async (fileId: string) =>
  (await rowsIn(world)).filter(
    ({ pk, ...row }) =>
      !String(pk).startsWith('RUN#') && JSON.stringify([pk, row]).includes(fileId),
  );

test.each([0, 1, 5, 12])('a file of %i MB and some arrives whole', async (count) => {
  const { downloadId, state } = await make(pages(count));

  const object = await objectOf(world, String(downloadId));
  expect(state).toBe('done');
  expect(await rowAt(world, keys.download(String(downloadId)))).toMatchObject({
    size: count * megabyte.length + 7,
    about: everyone,
  });
  expect(object?.equals(Buffer.from(`${megabyte.repeat(count)}the end`))).toBe(true);
});

test('its row goes thirty days later, and says who made it', async () => {
  const context = { ...(await contextInside(world)), admin: { id: 'boss' } };
  const { id: fileId, createdAt } = await flow.keepDownload(plan, 'x', context);

  expect(await rowAt(world, keys.download(fileId))).toMatchObject({
    madeBy: 'boss',
    expiresAt: Math.floor(Date.parse(createdAt) / 1000) + 30 * 86_400,
  });
});

test('whom it is about is known until S3 has removed what it keeps for thirty days', async () => {
  const { downloadId } = await make(pages(0));
  const dayEnds = (days: number) => Math.floor(world.clock.now() / 1000) + days * 86_400;

  const note = await rowAt(world, keys.fileAbout(everyone, String(downloadId)));

  expect(Number(note?.['expiresAt'])).toBeGreaterThan(dayEnds(33));
});

describe('nothing is left of a file', () => {
  const faults: readonly (readonly [FaultKind, string, number])[] = [
    ['refuse', 'PutObject', 0],
    ['refuse', 'CreateMultipartUpload', 6],
    ['refuse', 'UploadPart', 6],
    ['refuse', 'CompleteMultipartUpload', 6],
    ['refuse', 'TransactWriteItems', 6],
    ['lost', 'CompleteMultipartUpload', 6],
  ];
  test.each(faults)('where AWS did %s to %s', async (kind, broken, count) => {
    const fileId = randomUUID();
    // The first of them alone: what takes the file back may be such a call, too.
    let made = 0;
    world.endpoint.calls.fault({
      kind,
      hits: ({ operation }) => operation === broken && (made += 1) === 1,
    });
    const { state } = await make(pages(count), fileId);
    world.endpoint.calls.fault(undefined);

    expect(state).toBe('failed');
    expect(await objectOf(world, fileId)).toBeUndefined();
    expect(await rowsAbout(fileId)).toEqual([]);
  });

  test.each([0, 7])('whose reading broke after %i MB', async (count) => {
    const fileId = randomUUID();
    const broken = pages(count, () => {
      throw new Error('The reading broke.');
    });

    expect(await make(broken, fileId)).toMatchObject({ state: 'failed' });

    expect(await objectOf(world, fileId)).toBeUndefined();
    expect(await rowsAbout(fileId)).toEqual([]);
  });

  test('that is kept as it is and could not be listed', async () => {
    const fileId = randomUUID();
    world.endpoint.calls.fault({
      kind: 'refuse',
      hits: ({ operation }) => operation === 'PutItem',
    });
    const kept = flow.keepDownload(plan, 'x', await contextInside(world), fileId);
    await expect(kept).rejects.toThrow();
    world.endpoint.calls.fault(undefined);

    expect(await objectOf(world, fileId)).toBeUndefined();
  });

  test('in which somebody stands who was erased while it was made', async () => {
    const person = await begin(world);
    const admin = await signedIn(world);
    const fileId = randomUUID();
    const erasing = pages(6, async () => {
      expect((await purgeAs(admin, person)).status).toBe(200);
    });

    expect(await make(erasing, fileId)).toMatchObject({ state: 'failed' });

    expect(await objectOf(world, fileId)).toBeUndefined();
    expect(await rowsAbout(fileId)).toEqual([]);
  });
});

test('of two that make the same file at once the later one does, and the other touches nothing', async () => {
  const fileId = randomUUID();
  await make(
    pages(7, async () => {
      expect(await make(pages(8), fileId)).toMatchObject({ state: 'done', downloadId: fileId });
    }),
    fileId,
  );

  expect(await rowAt(world, keys.run(fileId, 'user-export'))).toMatchObject({ state: 'done' });
  expect((await objectOf(world, fileId))?.length).toBe(8 * megabyte.length + 7);
});

test('a page that AWS was asked for too fast is asked for again', async () => {
  let asked = 0;
  const slow = pages(2, () => {
    asked += 1;
    if (asked === 1) throw Object.assign(new Error('Slow down.'), { name: 'ThrottlingException' });
  });

  expect(await make(slow)).toMatchObject({ state: 'done' });
});
