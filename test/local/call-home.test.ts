/** A function's calls to the local AWS cross as messages, and look to it as if by a socket. */
import { afterEach, expect, test } from '@jest/globals';
import type { AskFromThread, Sent } from '#scripts/local/aws/threads.ts';
import { openClock } from '#scripts/local/clock.ts';
import { type Runtime, startRuntime } from '#scripts/local/lambda-runtime.ts';
import { smallCloud } from '#test/kit/small-cloud.ts';

let closing: (() => Promise<void>)[] = [];

/** Asks as an SDK does; what it is told, or the error's code. */
const source = `
  import http from 'node:http';
  const asked = (event) => new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: event.port ?? 4566, method: 'POST', path: '/a?b=c',
      headers: { 'X-Case': 'kept', 'content-length': '4' } };
    const request = http.request(options, (answer) => {
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers,
        pieces: pieces.length, text: Buffer.concat(pieces).toString().slice(0, 20) }));
    });
    request.on('error', ({ code }) => resolve({ code }));
    if (event.patienceMs) setTimeout(() => request.destroy(
      Object.assign(new Error('late'), { code: 'LATE' })), event.patienceMs);
    if (event.pieces) for (const piece of event.pieces) request.write(Buffer.from(piece));
    request.end(event.pieces ? undefined : 'word');
  });
  export const handler = async (event) => asked(event);`;

function lab(ask: AskFromThread): Runtime {
  const { cloud, root, remove } = smallCloud({ 'health.check': { source } });
  const runtime = startRuntime({
    cloud,
    root,
    clock: openClock(undefined),
    dataDir: undefined,
    environment: () => ({ AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' }),
    writeLog: () => {},
    deadLetter: () => {},
    ask,
  });
  closing.push(async () => {
    await runtime.close();
    remove();
  });
  return runtime;
}

afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

test('what is asked arrives whole, and what is told comes back', async () => {
  const sent: Sent[] = [];
  const runtime = lab(async (asked) => {
    sent.push(asked);
    return { status: 201, headers: { 'x-id': '7' }, body: 'told' };
  });

  const outcome = await runtime.invoke('health.check', {});
  await runtime.invoke('health.check', { pieces: ['wo', 'rd'] });

  expect(outcome).toMatchObject({
    value: { status: 201, headers: { 'x-id': '7' }, text: 'told' },
  });
  expect(sent[0]).toEqual({
    method: 'POST',
    url: '/a?b=c',
    headers: { 'x-case': 'kept', 'content-length': '4' },
    body: 'word',
  });
  expect(Buffer.from(sent[1]?.body ?? '').toString()).toBe('word');
});

test('an answer without a body ends, and a large one comes in pieces', async () => {
  const bodies = ['', new Blob(Array.from({ length: 5 }, () => 'x'.repeat(60_000)))];
  const runtime = lab(async () => ({ status: 200, headers: {}, body: bodies.shift() ?? '' }));

  const empty = await runtime.invoke('health.check', {});
  const large = await runtime.invoke('health.check', {});

  expect(empty).toMatchObject({ value: { pieces: 0, text: '' } });
  expect(large).toMatchObject({ value: { text: 'x'.repeat(20) } });
  expect((large as { value: { pieces: number } }).value.pieces).toBeGreaterThan(1);
});

test('a connection that ends is an error of its own, and one in which nothing comes waits', async () => {
  const answers = ['cut', 'never'] as const;
  let asked = 0;
  const runtime = lab(async () => answers[asked++] ?? 'never');

  const cut = await runtime.invoke('health.check', {});
  const never = await runtime.invoke('health.check', { patienceMs: 50 });

  expect(cut).toMatchObject({ value: { code: 'ECONNRESET' } });
  expect(never).toMatchObject({ value: { code: 'LATE' } });
});

test('another address is asked by a socket', async () => {
  let asked = 0;
  const runtime = lab(async () => {
    asked += 1;
    return 'never';
  });

  const elsewhere = await runtime.invoke('health.check', { port: 1 });

  expect(elsewhere).toMatchObject({ value: { code: 'ECONNREFUSED' } });
  expect(asked).toBe(0);
});
