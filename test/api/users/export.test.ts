/**
 * Goal: all users arrive as one table, safe for a spreadsheet, once, or not at all.
 * Method: asked for as the tab does, made by the worker, read through the downloads.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { Run } from '#shared/contract/runs.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { purgeAs, removeAs } from '#test/kit/deleting.ts';
import { keepFile, objectOf } from '#test/kit/files.ts';
import { putRow, rowsIn, setUser } from '#test/kit/kept.ts';
import { begin, enter, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/v2/admin/users/export';
const world = suiteWorld({ at: [10] });
let admin: SignedIn;
beforeEach(async () => {
  admin = await signedIn(world);
});

const runNow = async (): Promise<Run | undefined> =>
  ((await admin.get('/admin/api/runs')).body['runs'] as readonly Run[]).find(
    ({ kind }) => kind === 'user-export',
  );

/** Asks for an export and waits until the worker has nothing more to do. */
async function exported(body: unknown = {}): Promise<Run | undefined> {
  const { status, body: answer } = await admin.post(path, body);
  expect({ status, ...answer }).toEqual({ status: 200, ok: true, runId: expect.any(String) });
  await world.runtime.atRest();
  return runNow();
}

const idsOfFiles = async () =>
  (await admin.http('/api/downloads')).json<{ id: string }[]>().map(({ id }) => id);

const textOf = async (run: Run | undefined) =>
  (await admin.http(`/api/downloads/${run?.downloadId}/download`)).text;

/** The cells of a file whose cells have no line break. */
async function tableOf(run: Run | undefined): Promise<readonly Record<string, string>[]> {
  const [head = '', ...lines] = (await textOf(run)).replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
  );
}

test('everybody stands in it, newest first, as in the table of people', async () => {
  const [first, second] = [await begin(world), await signUp(world)];

  const run = await exported();

  expect(run).toMatchObject({ state: 'done', result: { filename: /^users-.*\.csv$/ } });
  const rows = await tableOf(run);
  expect(rows.map(({ user_id }) => user_id)).toEqual([second.userId, first.userId]);
  const { body } = await admin.get('/api/v2/admin/users?limit=1');
  const [item] = body['items'] as Record<string, string | number>[];
  for (const [name, value] of Object.entries(item ?? {})) expect(rows[0]?.[name]).toBe(`${value}`);
  expect(rows[1]).toMatchObject({
    email: first.email,
    state: 'active',
    channel: 'email',
    zone: 'America/Chicago',
    morning: '06:00',
    midday: '12:30',
    evening: '18:00',
    last_stage: 'DAY0_ACK',
    source: 'landing_page',
  });
});

test('it begins with a byte order mark, and each line ends with a line break of two', async () => {
  const text = await textOf(await exported());

  expect(text.startsWith('\uFEFFrow_number,user_id,email,')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('the deleted are in it only when they are asked for', async () => {
  const person = await begin(world);
  await removeAs(admin, person);
  const has = async (body: unknown) =>
    (await tableOf(await exported(body))).some(({ user_id }) => user_id === person.userId);

  expect([await has({}), await has({ showDeleted: true })]).toEqual([false, true]);
});

test('what a person wrote of themselves is no formula in it', async () => {
  const { userId } = await begin(world);
  await setUser(world, userId, { source: '=HYPERLINK("https://evil.example","Click")' });

  const text = await textOf(await exported());

  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`);
});

test('more people than a page holds are all in it, each once', async () => {
  await Promise.all(Array.from({ length: 105 }, () => enter(world)));

  const run = await exported();

  const ids = (await tableOf(run)).map(({ user_id }) => user_id);
  const { body } = await admin.get('/api/v2/admin/users?limit=1');
  expect(ids).toHaveLength(Number(body['total']));
  expect(new Set(ids).size).toBe(ids.length);
  expect(run).toMatchObject({ state: 'done', steps: ids.length });
});

describe('asked for', () => {
  test('it is written down who did', async () => {
    const run = await exported();
    const audits = (await rowsIn(world)).filter(({ file }) => file === run?.id);

    expect(audits).toMatchObject([{ what: 'export users', admin: admin.id }]);
  });

  test('a second time while one is under way it is refused, and nothing is made', async () => {
    const at = new Date(world.clock.now()).toISOString();
    const run = { kind: 'user-export', id: 'one', state: 'running', step: 1, doing: 'Writing' };
    await putRow(world, {
      ...keys.run(admin.id, 'user-export'),
      ...run,
      startedAt: at,
      updatedAt: at,
      expiresAt: Math.floor(world.clock.now() / 1000) + 60,
    });
    const before = await idsOfFiles();

    expect(await admin.post(path, {})).toMatchObject({
      status: 409,
      body: { code: 'RUN_IN_PROGRESS' },
    });
    await world.runtime.atRest();
    expect(await idsOfFiles()).toEqual(before);
  });

  test('where the worker cannot be reached, the run says that it failed', async () => {
    world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'lambda' });
    const { status } = await admin.post(path, {});
    world.endpoint.calls.fault(undefined);

    expect([status, (await runNow())?.state]).toEqual([500, 'failed']);
    expect((await exported())?.state).toBe('done');
  });
});

describe('when somebody in it is erased', () => {
  test('every file about everyone goes, and other files stay', async () => {
    const person = await begin(world);
    const run = await exported();
    const theirs = await keepFile(world, { about: person.userId });
    const others = await keepFile(world, { about: '11111111-1111-4111-8111-111111111111' });

    expect((await purgeAs(admin, person)).status).toBe(200);

    const left = await idsOfFiles();
    expect(left).not.toContain(run?.downloadId);
    expect(left).not.toContain(theirs.id);
    expect(left).toContain(others.id);
    expect(await objectOf(world, String(run?.downloadId))).toBeUndefined();
    expect(await objectOf(world, theirs.id)).toBeUndefined();
    const rows = (await rowsIn(world)).filter(({ pk }) => !String(pk).startsWith('AUDIT#'));
    expect(JSON.stringify(rows)).not.toContain(theirs.id);
  });
});
