/**
 * Goal: a kept file is there whole or not at all, however it is made and whoever is erased.
 * Method: the flow in this process against a world's bucket and table, its stream broken, its calls
 * refused, an erasure in the middle of it.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type * as Flow from '#functions/flows/exports/keep-download.ts';
import type { KeepOptions } from '#functions/flows/exports/keep-download.ts';
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
beforeAll(async () => {
  runInside(world);
  flow = await import('#functions/flows/exports/keep-download.ts');
});

const id = () => globalThis.crypto.randomUUID();
const plan = { filename: 'plan.txt', description: 'A plan', mimeType: 'text/plain', tags: ['a'] };

const keep = async (content: Parameters<typeof Flow.keepDownload>[1], options?: KeepOptions) =>
  flow.keepDownload(plan, content, await contextInside(world), options);

const megabyte = Buffer.alloc(1024 * 1024, 'x');

async function* pieces(count: number, then: () => unknown = () => undefined) {
  for (let at = 0; at < count; at += 1) yield megabyte;
  await then();
  yield 'the end';
}

const rowsAbout = async (fileId: string) =>
  (await rowsIn(world)).filter((row) => JSON.stringify(row).includes(fileId));

test.each([0, 1, 5, 12])('a stream of %i MB and some arrives whole', async (count) => {
  const { id: fileId, size } = await keep(pieces(count));

  const object = await objectOf(world, fileId);
  expect(size).toBe(count * megabyte.length + 7);
  expect(
    object?.equals(Buffer.concat([...Array(count).fill(megabyte), Buffer.from('the end')])),
  ).toBe(true);
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
  const { id: fileId } = await keep('x', { about: everyone });
  const dayEnds = (days: number) => Math.floor(world.clock.now() / 1000) + days * 86_400;

  const note = await rowAt(world, keys.fileAbout(everyone, fileId));

  expect(Number(note?.['expiresAt'])).toBeGreaterThan(dayEnds(33));
});

describe('nothing is left of a file', () => {
  test.each([0, 7])('whose stream broke after %i MB', async (count) => {
    const fileId = id();
    const broken = pieces(count, () => {
      throw new Error('The reading broke.');
    });

    await expect(keep(broken, { about: everyone, id: fileId })).rejects.toThrow('broke');

    expect(await objectOf(world, fileId)).toBeUndefined();
    expect(await rowsAbout(fileId)).toEqual([]);
  });

  const faults: readonly (readonly [FaultKind, string])[] = [
    ['refuse', 'PutItem'],
    ['refuse', 'CreateMultipartUpload'],
    ['refuse', 'UploadPart'],
    ['refuse', 'CompleteMultipartUpload'],
    ['refuse', 'TransactWriteItems'],
    ['lost', 'CompleteMultipartUpload'],
  ];
  test.each(faults)('where AWS did %s to %s', async (kind, broken) => {
    const fileId = id();
    // The first of them alone: what takes the file back may be such a call, too.
    let made = 0;
    world.endpoint.calls.fault({
      kind,
      hits: ({ operation }) => operation === broken && (made += 1) === 1,
    });
    const kept = keep(pieces(6), { about: everyone, id: fileId });
    await expect(kept).rejects.toThrow();
    world.endpoint.calls.fault(undefined);

    expect(await objectOf(world, fileId)).toBeUndefined();
    expect(await rowsAbout(fileId)).toEqual([]);
  });

  test('in which somebody stands who was erased while it was made', async () => {
    const person = await begin(world);
    const admin = await signedIn(world);
    const fileId = id();
    const erasing = pieces(6, async () => {
      expect((await purgeAs(admin, person)).status).toBe(200);
    });

    const kept = keep(erasing, { about: everyone, id: fileId });

    await expect(kept).rejects.toMatchObject({ name: 'ConditionFailed' });
    expect(await objectOf(world, fileId)).toBeUndefined();
    expect(await rowsAbout(fileId)).toEqual([]);
  });
});

test('of two that make the same file at once one does, and the other touches nothing', async () => {
  const fileId = id();
  const options = { about: everyone, id: fileId };
  await keep(
    pieces(6, async () => {
      await expect(keep('other', options)).rejects.toMatchObject({ name: 'ConditionFailed' });
    }),
    options,
  );

  expect((await objectOf(world, fileId))?.length).toBe(6 * megabyte.length + 7);
});
