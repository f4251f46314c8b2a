/**
 * Goal: the worker makes one file or none, whatever is delivered to it and wherever it breaks.
 * Method: its event delivered by hand, each call that it makes to AWS broken, then asked again.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { everyone } from '#functions/store/downloads.ts';
import { keys } from '#functions/store/keys.ts';
import type { FaultKind } from '#scripts/local/aws/types.ts';
import { objectOf } from '#test/kit/files.ts';
import { rowAt, stateOf } from '#test/kit/kept.ts';
import { answer } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
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
