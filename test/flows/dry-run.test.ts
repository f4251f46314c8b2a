/**
 * Goal: a dry run ends in time whatever the model does, and a step that fails leaves nothing.
 * Method: the flow in this process against a world, with a clock and a model of the test's own; and
 * the built function with one of its calls refused.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AdminContext } from '#functions/context.ts';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { dryDay, dryRun } from '#test/kit/dry-run.ts';
import { runInside } from '#test/kit/inside.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { errs, type ModelServer, modelServer } from '#test/kit/model-server.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { everyObjectIn } from '#test/kit/traces.ts';

const world = suiteWorld();
let flow: typeof import('#functions/flows/rehearsal/run-dry-day.ts');
let model: ModelServer;
let admin: SignedIn;
let before: Awaited<ReturnType<typeof everything>>;

/** Rows and objects, without those of administrators, their runs and what they asked. */
async function everything() {
  const isOfAdmins = (pk: unknown) => /^(ADMIN|LIMIT|AUDIT|RUN)#/.test(String(pk));
  const rows = (await rowsIn(world)).filter(({ pk }) => !isOfAdmins(pk));
  return { rows, objects: await everyObjectIn(world) };
}

beforeAll(async () => {
  runInside(world);
  flow = await import('#functions/flows/rehearsal/run-dry-day.ts');
  // What it says is never believed: the reader's reading stands, and each call is counted.
  model = await modelServer(errs(400, 'invalid_request'));
});
afterAll(() => model.close());
beforeEach(async () => {
  admin = await signedIn(world);
  before = await everything();
});

/** A day whose clock goes on by so much each time that it is looked at. */
async function dayWith(stepMs: number) {
  const context = await contextInside(world);
  let at = context.now.getTime();
  const mine: AdminContext = {
    ...context,
    admin,
    env: { ...context.env, ...model.environment, MODEL_ENABLED: true },
    clock: () => new Date((at += stepMs)),
  };
  const asked = model.calls.length;
  // No list has so many items, so the reader is unsure of each reply.
  const { morningIntentions, middayReply, eveningReflection } = dryDay;
  const unsure = {
    morningIntentions: `${morningIntentions}\n99 done`,
    middayReply: `${middayReply}. 99 done`,
    eveningReflection: `${eveningReflection}. 99 done`,
  };
  const { telemetry } = await flow.runDryDay({ ...dryDay, ...unsure }, mine);
  const leftOut = telemetry.filter(({ event }) => event.startsWith('the model is left out'));
  return { calls: model.calls.length - asked, leftOut: leftOut.map(({ stage }) => stage) };
}

test('a model is asked while there is time, and left out when there is none', async () => {
  expect(await dayWith(1)).toEqual({ calls: 3, leftOut: [] });
  expect(await dayWith(1_000)).toEqual({ calls: 2, leftOut: ['EVENING'] });
  expect(await dayWith(20_000)).toEqual({ calls: 0, leftOut: ['MORNING', 'MIDDAY', 'EVENING'] });
  expect(await everything()).toEqual(before);
});

/** Refuses the nth call of an operation that the dry run makes. */
function refuse(operation: string, nth: number): void {
  let made = 0;
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: (call: CallSeen) => {
      if (call.caller !== 'dryRun.run' || call.operation !== operation) return false;
      made += 1;
      return made === nth;
    },
  });
}

for (const [what, operation, nth] of [
  ['nobody can be made up', 'PutItem', 2],
  ['a reply finds no plan', 'Query', 4],
  ['a letter finds no plan', 'Query', 2],
  ['the session cannot be kept', 'PutObject', 1],
  ['the report cannot be kept beside the session', 'PutObject', 2],
] as const) {
  test(`where ${what} the day fails, says so, and leaves nothing`, async () => {
    refuse(operation, nth);
    const { status, body } = await dryRun(admin, { persist: true });
    world.endpoint.calls.fault(undefined);

    expect({ status, body }).toMatchObject({
      status: 500,
      body: { ok: false, success: false, code: 'INTERNAL', message: expect.any(String) },
    });
    expect(await everything()).toEqual(before);
    const { runs } = (await admin.get('/admin/api/runs')).body as { runs: readonly object[] };
    expect(runs).toMatchObject([{ kind: 'dry-run', state: 'failed', error: body.message }]);
  });
}

test('a tester who could not be erased is told of, and expires', async () => {
  refuse('DeleteItem', 1);
  const { status, body } = await dryRun(admin);
  world.endpoint.calls.fault(undefined);
  const known = new Set(before.rows.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`));
  const { rows } = await everything();
  const left = rows.filter(({ pk, sk }) => !known.has(`${String(pk)} ${String(sk)}`));

  expect(status).toBe(200);
  expect(body.telemetry.find(({ event }) => event === 'erase')?.outcome).toMatch(/^failed: /);
  expect(left.length).toBeGreaterThan(0);
  expect(left.map(({ expiresAt }) => typeof expiresAt)).toEqual(left.map(() => 'number'));
});
