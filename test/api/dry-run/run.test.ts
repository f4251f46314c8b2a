/**
 * Goal: a dry run is a real day, says what it found, and leaves what it was asked to leave; all
 * else is as it was before.
 * Method: the built function; the whole table and every bucket before and after.
 */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { DryRunResult } from '#shared/contract/dry-run.ts';
import type { DrySession } from '#shared/domain/dry-run/session.ts';
import { maxReplyChars } from '#shared/domain/limits.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { dryDay, dryRun } from '#test/kit/dry-run.ts';
import { logOf, putRow, stateBesideAdmins } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { everyObjectIn } from '#test/kit/traces.ts';

const world = suiteWorld();
let admin: SignedIn;
let before: Awaited<ReturnType<typeof everything>>;

/** Rows, letters, schedules and objects, without the one row of a run. */
async function everything() {
  const { rows, ...rest } = await stateBesideAdmins(world);
  const isRun = ({ pk }: { readonly pk?: unknown }) => String(pk).startsWith('RUN#');
  return { ...rest, rows: rows.filter((row) => !isRun(row)), objects: await everyObjectIn(world) };
}

const runRow = async () =>
  (await stateBesideAdmins(world)).rows.find(({ pk }) => pk === `RUN#${admin.id}`);

beforeAll(async () => {
  await begin(world);
});
beforeEach(async () => {
  admin = await signedIn(world);
  before = await everything();
});

test('a day goes by, the next morning shows what stayed, and nothing of it is left', async () => {
  const { status, body } = await dryRun(admin);

  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      ok: true,
      success: true,
      executionTimeMs: expect.any(Number),
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      summary: {
        totalStages: 4,
        mimeParity: true,
        carryOverVerified: true,
        carryOver: 'verified',
      },
    },
  });
  expect(DryRunResult.parse(body)).toEqual(body);
  expect(body).not.toHaveProperty('reportUrl');
  expect(await everything()).toEqual(before);
});

test('what was made is listed by name, type and size, each form of each letter', async () => {
  const { artifacts } = (await dryRun(admin)).body;
  const letters = ['day-1-morning', 'day-1-midday', 'day-1-evening'].flatMap((name) => [
    `${name}-prompt`,
    `${name}-acknowledgement`,
  ]);
  const forms = ['eml', 'html', 'txt', 'sms.txt'];
  const names = [
    ...[...letters, 'day-2-morning-prompt'].flatMap((name) => forms.map((end) => `${name}.${end}`)),
    ...['morning', 'midday', 'evening'].map((name) => `day-1-${name}-reply.txt`),
  ];

  expect(artifacts.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(artifacts.every(({ size }) => size > 0)).toBe(true);
});

test('what happened is told in order, with who read a reply and how much it changed', async () => {
  const { telemetry, executionTimeMs } = (await dryRun(admin)).body;
  const told = telemetry.map(({ event, day, stage, outcome, edits }) =>
    [event, day, stage, outcome, edits].filter((part) => part !== undefined).join(' '),
  );

  expect(told).toEqual([
    'seed',
    'prompt 1 MORNING sent',
    'reply 1 MORNING taken 4',
    'prompt 1 MIDDAY sent',
    'reply 1 MIDDAY taken 3',
    'prompt 1 EVENING sent',
    'reply 1 EVENING taken 2',
    'prompt 2 MORNING sent',
    'carry-over 2 MORNING verified',
    'erase',
    'mime parity verified',
  ]);
  const readers = telemetry.flatMap(({ engine = [] }) => engine);
  expect(readers.map((engine) => engine.split('/')[0])).toEqual(['reader', 'reader', 'reader']);
  const ats = telemetry.map(({ at }) => at);
  expect(ats).toEqual(ats.toSorted((one, other) => one - other));
  expect(ats.at(-1)).toBeLessThanOrEqual(executionTimeMs);
});

test('without the morning after, nothing says that it was verified', async () => {
  const { status, body } = await dryRun(admin, { carryOver: false });

  expect(status).toBe(200);
  expect(body.summary).toEqual({
    totalStages: 3,
    mimeParity: true,
    carryOverVerified: false,
    carryOver: 'not included',
  });
  expect(body.telemetry.map(({ event }) => event)).not.toContain('carry-over');
  expect(await everything()).toEqual(before);
});

test('a report and the session stay where that was asked for, and nobody of whom they tell', async () => {
  const { body } = await dryRun(admin, { persist: true });
  const { rows, objects, ...rest } = await everything();
  const added = [...objects].filter(([key]) => !before.objects.has(key));
  const files = (await admin.get('/api/downloads')).body as unknown as {
    filename: string;
    mimeType: string;
    tags: readonly string[];
    size: number;
  }[];

  expect(files).toMatchObject([
    { mimeType: 'text/html; charset=utf-8', tags: ['dry-run', 'pass', 'report'] },
    { mimeType: 'application/json', tags: ['dry-run', 'pass', 'session'] },
  ]);
  expect(new Set(files.map(({ size }) => size))).toEqual(
    new Set(added.map(([, content]) => Buffer.byteLength(content))),
  );
  expect(body.artifacts.slice(-2).map(({ name }) => name)).toEqual(
    files.map(({ filename }) => filename),
  );
  const known = new Set(before.rows.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`));
  const kept = rows.filter(({ pk, sk }) => !known.has(`${String(pk)} ${String(sk)}`));
  expect(kept.every(({ expiresAt }) => typeof expiresAt === 'number')).toBe(true);
  expect(kept.filter(({ pk }) => /^(USER|PERSON|POST)#/.test(String(pk)))).toEqual([]);
  expect(rest).toEqual({ sent: before.sent, schedules: before.schedules });
});

test('the report tells the whole day, in a page that runs and fetches nothing', async () => {
  const { body } = await dryRun(admin, { persist: true });
  const report = await admin.http(body.reportUrl ?? '');

  expect(body.reportUrl).toMatch(/^\/api\/downloads\/[0-9a-f-]{36}\/report$/);
  expect(report.status).toBe(200);
  expect(report.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  });
  expect(report.text).toContain(body.sessionId);
  expect(report.text).toContain('Book the dentist for Tuesday');
  expect(report.text.match(/<iframe sandbox /g)).toHaveLength(7);
  expect(report.text).not.toMatch(/<script|<img|<link/i);
});

test('the session that is kept is the one that the answer sums up', async () => {
  const { body } = await dryRun(admin, { persist: true });
  const objects = [...(await everyObjectIn(world)).values()];
  const json = objects.find((one) => one.startsWith('{') && one.includes(body.sessionId));
  const session = JSON.parse(json ?? '{}') as DrySession;

  expect(session).toMatchObject({
    sessionId: body.sessionId,
    asked: { ...dryDay, persist: true },
    mimeParity: true,
    carryOver: { verified: true },
  });
  expect(session.stages.map(({ day, stage, reply }) => [day, stage, reply?.text])).toEqual([
    [1, 'MORNING_INTENTION', dryDay.morningIntentions],
    [1, 'MIDDAY_CHECKIN', dryDay.middayReply],
    [1, 'EVENING_REFLECTION', dryDay.eveningReflection],
    [2, 'MORNING_INTENTION', undefined],
  ]);
  expect(session.carryOver?.rows.map(({ text, comes }) => [text, comes])).toEqual([
    ['Finish the Q3 deck', false],
    ['Book the dentist for Tuesday', true],
    ['30-minute walk', true],
    ['Reply to Sam', false],
    ['Water the plants', true],
  ]);
});

test('the run can be come back to: its numbers stay for a day, and no words', async () => {
  const { body } = await dryRun(admin, { persist: true });
  const { runs } = (await admin.get('/admin/api/runs')).body as { runs: readonly object[] };

  expect(runs).toMatchObject([
    {
      kind: 'dry-run',
      id: body.sessionId,
      state: 'done',
      downloadId: body.reportUrl?.split('/')[3],
      result: {
        success: true,
        totalStages: 4,
        mimeParity: true,
        carryOverVerified: true,
        artifacts: body.artifacts.length,
        telemetry: body.telemetry.length,
        reportUrl: body.reportUrl,
      },
    },
  ]);
  expect(JSON.stringify(await runRow())).not.toMatch(/dentist|walk|Sam|plants/i);
});

test('no word of the day is logged', async () => {
  await dryRun(admin);
  const lines = (await logOf(world)).join('\n');

  expect(lines).toContain('dry run: reply');
  expect(lines).not.toMatch(/dentist|30-minute|Sam\b|plants|@tester\.invalid/i);
});

for (const [what, change, code, detail] of [
  [
    'leaves at midday',
    { middayReply: 'unsubscribe' },
    'NO_LETTER_NOW',
    'Evening reflection of day 1: unsubscribed.',
  ],
  [
    'pauses in the morning',
    { morningIntentions: 'pause for a week' },
    'NO_LETTER_NOW',
    'Midday check-in of day 1: paused.',
  ],
] as const) {
  test(`a day on which somebody ${what} fails by saying so, and leaves nothing`, async () => {
    const { status, body } = await dryRun(admin, { ...change, persist: true });

    expect({ status, body }).toMatchObject({
      status: 409,
      body: { ok: false, success: false, code, detail, message: expect.stringMatching(/\.$/) },
    });
    expect(await everything()).toEqual(before);
    expect(await runRow()).toMatchObject({ state: 'failed', error: body.message });
  });
}

for (const [what, change] of [
  ['no intentions', { morningIntentions: undefined }],
  ['blank intentions', { morningIntentions: ' \n ' }],
  ['an empty reply', { middayReply: '' }],
  ['a reflection of another type', { eveningReflection: 5 }],
  ['a reply that is too long', { middayReply: 'x'.repeat(maxReplyChars + 1) }],
  ['a carry-over that is no yes or no', { carryOver: 'true' }],
  ['nothing said of keeping', { persist: undefined }],
] as const) {
  test(`${what}: the day is not begun`, async () => {
    const { status, body } = await admin.post('/admin/dry-run', { ...dryDay, ...change });

    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: expect.any(String) },
    });
    expect(await everything()).toEqual(before);
    expect(await runRow()).toBeUndefined();
  });
}

test('reading the address is no page of the site, but a no in JSON', async () => {
  const { status, headers, json } = await admin.http('/admin/dry-run');

  // An HTTP API knows no 405: a path without this method is not found.
  expect({ status, body: json() }).toEqual({ status: 404, body: { message: 'Not Found' } });
  expect(headers['content-type']).toMatch(/^application\/json/);
});

/** A run that gave its last sign of life so long ago. */
const running = (ageMs: number) => {
  const at = new Date(world.clock.now() - ageMs).toISOString();
  const run = { kind: 'dry-run', id: 'another', state: 'running', step: 3, doing: 'Reading' };
  const expiresAt = Math.floor(world.clock.now() / 1000) + 3600;
  const key = keys.run(admin.id, 'dry-run');
  return putRow(world, { ...key, ...run, startedAt: at, updatedAt: at, expiresAt });
};

test('a second day waits until the first has ended, or has died', async () => {
  await running(30_000);
  const { status, body } = await dryRun(admin);

  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'RUN_IN_PROGRESS' } });
  expect(await everything()).toEqual(before);
  await running(61_000);
  expect((await dryRun(admin)).status).toBe(200);
});
