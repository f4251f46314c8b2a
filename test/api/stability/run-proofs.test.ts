/**
 * Goal: the proofs are really run, say what failed, and leave a report and nothing else.
 * Method: the built function, the table and the files before and after.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { ProofReport } from '#shared/contract/stability.ts';
import { signedIn } from '#test/kit/admin.ts';
import { putRow, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { everyObjectIn } from '#test/kit/traces.ts';

const path = '/admin/api/run-proofs';
const world = suiteWorld({ at: [10] });

const passed = { passed: true, failures: [] };
const all = { intentions: true, contextBundle: true, carryover: true };

test('what is promised is so: every proof passes, and each has looked at something', async () => {
  const admin = await signedIn(world);

  const { status, body } = await admin.post(path, { liveOpenAI: false });

  expect({ status, body }).toMatchObject({
    status: 200,
    body: { ok: true, passed: true, liveOpenAI: false, firstClass: all },
  });
  const { proofs } = body as unknown as ProofReport;
  expect(proofs).toEqual({
    intentions: { ...passed, checked: 48 },
    contextBundle: { ...passed, checked: 21 },
    carryover: { ...passed, checked: 5 },
  });
  expect(body).not.toHaveProperty('live');
});

/** By kind of row: what stands there of the proofs, and of whoever went through them. */
const kinds = async () => {
  const rows = await rowsIn(world);
  const kind = ({ pk }: Readonly<Record<string, unknown>>) => String(pk).split('#')[0] ?? '';
  return Object.groupBy(rows.map(kind), (name) => name);
};

test('it leaves the report, its file and how it went, and nobody who was made up', async () => {
  const admin = await signedIn(world);
  const before = await kinds();

  const { body } = await admin.post(path, { liveOpenAI: false });

  const after = await kinds();
  for (const kind of ['USER', 'POST', 'EMAIL', 'COUNTER', 'LIMIT', 'AUDIT']) {
    expect({ kind, rows: after[kind]?.length }).toEqual({ kind, rows: before[kind]?.length });
  }
  expect(after['STABILITY']).toHaveLength(1);
  const run = (await admin.get('/admin/api/runs')).body['runs'];
  expect(run).toEqual([
    expect.objectContaining({
      kind: 'proofs',
      state: 'done',
      result: { passed: true, liveOpenAI: false, ...all },
      downloadId: body['downloadId'],
    }),
  ]);
  const file = await admin.http(`/api/downloads/${String(body['downloadId'])}/download`);
  expect(file.text).toContain('Carry-over: passed (5 looked at)');
});

test('without a key nothing is run, and the refusal says what to set', async () => {
  const admin = await signedIn(world);
  const before = await rowsIn(world);

  const { status, body } = await admin.post(path, { liveOpenAI: true });

  expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'NO_MODEL_KEY' });
  expect(body['error']).toMatch(/^No OpenAI key is set.* Set OPENAI_API_KEY/);
  expect(await rowsIn(world)).toEqual(before);
});

test('two files of one minute have two names', async () => {
  const admin = await signedIn(world);
  for (const _ of [1, 2]) await admin.post(path, { liveOpenAI: false });

  const files = (await admin.get('/api/downloads')).body as unknown as { filename: string }[];
  const names = files.map(({ filename }) => filename).filter((name) => name.startsWith('proofs-'));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test.each([undefined, {}, { liveOpenAI: 'yes' }])('a body of %j is refused', async (body) => {
  expect((await (await signedIn(world)).post(path, body)).status).toBe(400);
});

test('while one is under way a second is refused, and changes nothing', async () => {
  const admin = await signedIn(world);
  const at = new Date(world.clock.now()).toISOString();
  const step = { step: 2, doing: 'Reading', startedAt: at, updatedAt: at };
  const first = { kind: 'proofs', id: 'first', state: 'running', ...step };
  const expiresAt = world.clock.now() / 1000 + 3600;
  await putRow(world, { ...keys.run(admin.id, 'proofs'), ...first, expiresAt });

  const { status, body } = await admin.post(path, { liveOpenAI: false });

  expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'RUN_IN_PROGRESS' });
  expect((await admin.get('/admin/api/runs')).body['runs']).toEqual([first]);
});

test('a report that cannot be listed leaves no file behind', async () => {
  const admin = await signedIn(world);
  const before = await everyObjectIn(world);
  let isKept = false;
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) => {
      if (caller !== 'stability.runProofs') return false;
      isKept ||= operation === 'PutObject';
      return isKept && operation === 'PutItem';
    },
  });
  await admin.post(path, { liveOpenAI: false });
  world.endpoint.calls.fault(undefined);

  expect(isKept).toBe(true);
  expect(await everyObjectIn(world)).toEqual(before);
});
