/**
 * Goal: the whole of a range becomes a file, by its filters, and nobody else's business.
 * Method: lines written to the local group, asked for as a file, and the file fetched.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { lookedAtPerPage } from '#scripts/local/aws/logs.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import type { Run } from '#shared/contract/runs.ts';
import { logWindowMaxMs } from '#shared/domain/limits.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const path = '/api/v2/admin/logs/export';
const world = suiteWorld();
const hourMs = 3_600_000;
const nameOf = (name: string) => builtCloud().functions.find((fn) => fn.name === name)?.awsName;

let hour = 2;
let start = 0;
let admin: SignedIn;
beforeEach(async () => {
  hour += 1;
  start = Date.now() - hour * 24 * hourMs;
  admin = await signedIn(world);
});

function write(count: number, more: Record<string, unknown> = {}) {
  const awsName = nameOf('stages.touchpoint');
  world.endpoint.writeLog(
    `2026/11/20/${awsName}[$LATEST]0123`,
    Array.from({ length: count }, (_, at) => ({
      at: start + at,
      message: JSON.stringify({ level: 'INFO', message: `${at}`, function: awsName, ...more }),
    })),
  );
}

const hourOf = () => ({ startMs: start, endMs: start + hourMs });

async function runOf(): Promise<Run | undefined> {
  await world.runtime.atRest();
  const { body } = await admin.get('/admin/api/runs');
  return (body['runs'] as readonly Run[]).find(({ kind }) => kind === 'log-export');
}

const files = async () =>
  (await admin.get('/api/downloads')).body as unknown as readonly DownloadFile[];

async function textOf(id: string): Promise<string> {
  const { status, headers, text } = await admin.http(`/api/downloads/${id}/download`);
  if (status !== 303) return text;
  return (await fetch(String(headers.location))).text();
}

/** Asks, waits, and answers the file with its lines. */
async function exported(filters?: object) {
  const { status, body } = await admin.post(path, { ...hourOf(), ...(filters && { filters }) });
  expect({ status, ok: body['ok'] }).toEqual({ status: 200, ok: true });
  const run = await runOf();
  expect(run).toMatchObject({ state: 'done', id: body['runId'] });
  const file = (await files()).find(({ id }) => id === run?.downloadId);
  const text = await textOf(file!.id);
  const lines = text.split('\n').filter((line) => line !== '');
  return { file, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('every line of the range is in the file, the oldest first, however many there are', async () => {
  const count = 2 * lookedAtPerPage + 5;
  write(count, { traceId: 't-1', stage: 'DAY0_ACK' });

  const { file, lines } = await exported();

  expect(lines.map(({ message }) => Number(message))).toEqual(
    Array.from({ length: count }, (_, at) => at),
  );
  expect(lines[1]).toEqual({
    time: new Date(start + 1).toISOString(),
    level: 'INFO',
    function: 'stages.touchpoint',
    message: '1',
    fields: { stage: 'DAY0_ACK' },
    traceId: 't-1',
  });
  expect(file).toMatchObject({ mimeType: 'application/x-ndjson', tags: ['logs', 'export'] });
  expect(file!.filename).toMatch(/^logs-\d{4}-\d\d-\d\d-\d{4}-to-\d{4}-\d\d-\d\d-\d{4}\.jsonl$/);
});

test('the filters hold for the file, too, and it says so', async () => {
  write(3);
  write(2, { level: 'ERROR', message: 'bad' });

  const { file, lines } = await exported({ level: 'ERROR', function: 'stages.touchpoint' });

  expect(lines.map(({ message }) => message)).toEqual(['bad', 'bad']);
  expect(file!.description).toMatch(/, from ERROR on, of stages\.touchpoint$/);
});

test('a range without a line is an empty file', async () => {
  expect((await exported()).lines).toEqual([]);
});

test('throttling is waited out: a file may take its time', async () => {
  write(lookedAtPerPage + 5);
  let seen = 0;
  world.endpoint.calls.fault({
    kind: 'throttle',
    hits: ({ service }) => service === 'logs' && (seen += 1) === 2,
  });
  const { lines } = await exported().finally(() => world.endpoint.calls.fault(undefined));

  expect(lines).toHaveLength(lookedAtPerPage + 5);
});

test('what cannot be read leaves no file, and the run says that it failed', async () => {
  write(3);
  const before = await files();
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'logs' });
  await admin.post(path, hourOf());
  const run = await runOf();
  world.endpoint.calls.fault(undefined);

  expect(run).toMatchObject({ state: 'failed', error: expect.any(String) });
  expect(await files()).toEqual(before);
});

test.each([
  ['an end before the start', () => ({ startMs: start, endMs: start - 1 }), 'INVALID_RANGE'],
  ['parts of a millisecond', () => ({ startMs: 1.5, endMs: 2.5 }), 'INVALID_RANGE'],
  [
    'more than a day',
    () => ({ startMs: start, endMs: start + logWindowMaxMs + 1 }),
    'RANGE_TOO_LARGE',
  ],
  ['no times', () => ({}), 'BAD_REQUEST'],
  ['a level that is none', () => ({ ...hourOf(), filters: { level: 'LOUD' } }), 'BAD_REQUEST'],
])('%s is refused, and nothing begins', async (_, body, error) => {
  const { status, body: said } = await admin.post(path, body());

  expect({ status, error: said['error'] }).toEqual({ status: 400, error });
  expect(await runOf()).toBeUndefined();
});

test('who asked for the file is noted', async () => {
  const { file } = await exported();

  const noted = (await rowsIn(world)).filter((row) => row['file'] === file!.id && row['admin']);
  expect(noted).toContainEqual(
    expect.objectContaining({ what: 'export the log', admin: admin.id }),
  );
});

test('where no worker can be asked, the run says at once that it failed', async () => {
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'lambda' });
  const { status } = await admin.post(path, hourOf());
  world.endpoint.calls.fault(undefined);

  expect(status).toBe(500);
  expect(await runOf()).toMatchObject({ state: 'failed' });
});

test('of a large file whose last parts cannot be kept nothing stays behind', async () => {
  write(3_000, { traceId: 'x'.repeat(3_000) });
  let parts = 0;
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ operation }) => operation === 'UploadPart' && (parts += 1) > 1,
  });
  const before = await files();
  await admin.post(path, hourOf());
  const run = await runOf();
  world.endpoint.calls.fault(undefined);

  expect(parts).toBeGreaterThan(1);
  expect(run).toMatchObject({ state: 'failed' });
  expect(await files()).toEqual(before);
  expect(world.endpoint.calls.seen().map(({ operation }) => operation)).toContain(
    'AbortMultipartUpload',
  );
});
