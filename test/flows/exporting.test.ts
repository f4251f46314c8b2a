/**
 * Goal: the worker makes one file or none, whatever is delivered to it and wherever it breaks; of
 * many people in steps, each of which goes on where the last one ended or died.
 * Method: its event delivered by hand, each call that it makes to AWS broken, then asked again; rows
 * of people who are so long that a page of them is a part; a clock that runs away.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { everyone } from '#functions/store/downloads.ts';
import { keys } from '#functions/store/keys.ts';
import type { FaultKind } from '#scripts/local/aws/types.ts';
import { signedIn } from '#test/kit/admin.ts';
import { purgeAs } from '#test/kit/deleting.ts';
import { objectOf } from '#test/kit/files.ts';
import { putRow, removeRow, rowAt, stateOf, userIn } from '#test/kit/kept.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, enter } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const adminId = randomUUID();
beforeAll(async () => {
  const { email } = await begin(world);
  // A reply after the last letter: what it answered stands in a row of its own.
  await answer(world, (await world.mails(email))[0]!, '1 is done');
});

const eventOf = (runId: string, more: object = {}) => ({
  kind: 'user-export',
  runId,
  adminId,
  asked: { showDeleted: false },
  ...more,
});
const work = (runId: string, more: object = {}) =>
  world.invoke('jobs.export', eventOf(runId, more));

/** What there is of a file: its row and its object. */
async function leftOf(id: string) {
  const [row, note, object] = await Promise.all([
    rowAt(world, keys.download(id)),
    rowAt(world, keys.fileAbout(everyone, id)),
    objectOf(world, id),
  ]);
  return { row: row !== undefined, note: note !== undefined, object: object !== undefined };
}

const whole = { row: true, note: true, object: true };
const runState = async () => (await rowAt(world, keys.run(adminId, 'user-export')))?.['state'];

test('delivered twice it makes one file, and the run stays done', async () => {
  const id = randomUUID();
  await work(id);
  const before = await stateOf(world);

  expect((await work(id)).ok).toBe(true);

  expect(await leftOf(id)).toEqual(whole);
  expect(await stateOf(world)).toEqual(before);
  expect(await runState()).toBe('done');
});

test('delivered twice at the same time it makes one file, too', async () => {
  const id = randomUUID();

  await Promise.all([work(id), work(id)]);

  expect(await leftOf(id)).toEqual(whole);
  expect(await runState()).toBe('done');
});

describe('an event that is none does nothing', () => {
  test.each([
    {},
    { kind: 'anything', runId: randomUUID(), adminId, asked: {} },
    eventOf('../../etc'),
    { ...eventOf(randomUUID()), kind: 'proofs' },
  ])('%j', async (event) => {
    const before = await stateOf(world);

    expect((await world.invoke('jobs.export', event)).ok).toBe(false);
    expect(await stateOf(world)).toEqual(before);
  });
});

const faults: readonly FaultKind[] = ['refuse', 'cut', 'lost', 'kill'];
const broken = ['PutItem', 'PutObject', 'TransactWriteItems', 'BatchGetItem'];

describe('broken in the middle', () => {
  test.each(faults.flatMap((kind) => broken.map((operation) => [kind, operation] as const)))(
    'by %s of %s it leaves a whole file or none that is shown, and is asked for again',
    async (kind, operation) => {
      const id = randomUUID();
      let hit = false;
      world.endpoint.calls.fault({
        kind,
        hits: (call) => {
          if (hit || call.caller !== 'jobs.export' || call.operation !== operation) return false;
          hit = true;
          return true;
        },
      });
      await work(id);
      world.endpoint.calls.fault(undefined);

      const { row, object } = await leftOf(id);
      expect(row).toBe(row && object);
      await world.advance(61_000);
      const again = randomUUID();
      expect((await work(again)).ok).toBe(true);
      expect(await leftOf(again)).toEqual(whole);
      expect(await runState()).toBe('done');
    },
  );
});

describe('of so many people that it takes several steps', () => {
  const people = 250;
  const ids = Array.from({ length: people }, () => randomUUID());
  /** Has the worker make a file as Lambda would, and again where it died; answers its text. */
  async function made(): Promise<string> {
    const id = randomUUID();
    world.runtime.invokeAsync('jobs.export', eventOf(id));
    await world.runtime.atRest();
    if (world.runtime.pending().length > 0) {
      await enter(world);
      await world.advance(61_000);
      await world.runtime.atRest();
    }
    expect(await leftOf(id)).toEqual({ row: true, note: true, object: true });
    expect(await runState()).toBe('done');
    const note = await rowAt(world, keys.fileAbout(everyone, id));
    expect([note?.['made'], note?.['progress']]).toEqual([true, undefined]);
    return String(await objectOf(world, id));
  }

  const steps = () => world.runtime.spent().runs['jobs.export'] ?? 0;

  beforeAll(async () => {
    const row = await userIn(world, (await enter(world)).userId);
    const first = Number(row?.['number']) + 1_000;
    for (const [at, id] of ids.entries()) {
      const email = `${id}@example.com`;
      const listedAs = String(first + at).padStart(12, '0');
      const one = { ...row, ...keys.user(id), id, email, number: first + at, listedAs };
      await putRow(world, { ...one, source: 'x'.repeat(60_000) });
    }
    // Whoever signs up from now on comes after them.
    await putRow(world, { ...keys.userNumber(), value: first + people });
    const whole = await made();
    for (const id of ids) expect(whole).toContain(id);
  });
  afterAll(async () => {
    for (const id of ids) await removeRow(world, keys.user(id));
  });

  test.each([
    ['UploadPart', 2],
    ['UploadPart', 3],
    ['CompleteMultipartUpload', 1],
    ['TransactWriteItems', 1],
  ])('killed at %s %i, and people sign up meanwhile: it is the same file', async (at, which) => {
    const whole = await made();
    let seen = 0;
    world.endpoint.calls.fault({
      kind: 'kill',
      hits: ({ caller, operation }) =>
        caller === 'jobs.export' && operation === at && (seen += 1) === which,
    });
    const before = steps();

    expect((await made()) === whole).toBe(true);
    world.endpoint.calls.fault(undefined);
    expect(steps()).toBe(before + 2);
  });

  test('a step whose time is over hands the rest to the next', async () => {
    const whole = await made();
    world.endpoint.calls.fault({
      kind: 'slow',
      hits: ({ operation }) => {
        if (operation === 'UploadPart') world.clock.moveTo(world.clock.now() + 9 * 60_000);
        return false;
      },
    });
    const before = steps();

    expect((await made()) === whole).toBe(true);
    world.endpoint.calls.fault(undefined);
    expect(steps()).toBe(before + 3);
  });

  test('delivered twice at the same time it is one file, and whole', async () => {
    const whole = await made();
    const id = randomUUID();

    await Promise.all([work(id), work(id)]);

    expect(String(await objectOf(world, id)) === whole).toBe(true);
    expect(await runState()).toBe('done');
  });

  test('whoever is erased between two steps is in no file', async () => {
    const id = randomUUID();
    let seen = 0;
    world.endpoint.calls.fault({
      kind: 'kill',
      hits: ({ operation }) => operation === 'UploadPart' && (seen += 1) === 2,
    });
    world.runtime.invokeAsync('jobs.export', eventOf(id));
    await world.runtime.atRest();
    world.endpoint.calls.fault(undefined);
    const gone = await begin(world);
    await purgeAs(await signedIn(world), gone);

    await world.advance(61_000);
    await world.runtime.atRest();

    expect(String(await objectOf(world, id))).not.toContain(gone.userId);
    expect(await runState()).toBe('done');
  });
});
