/** `npm start` serves until stopped, or says in one line what stands in its way. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanEnvironment, type Product, spawnStart, startProduct } from '#test/kit/product.ts';

jest.setTimeout(150_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anchor-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  /** The signal's name when a signal ended it. */
  readonly code: number | string | null;
  readonly lines: readonly string[];
}

/** Runs it to its end; what the build reports of itself is left out. */
async function ended(env: Record<string, string>, args: readonly string[] = []): Promise<Ended> {
  const child = spawnStart(cleanEnvironment({ DATA_DIR: join(folder, 'data'), ...env }), args);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const code = await new Promise<Ended['code']>((done) =>
    child.once('close', (exit, signal) => done(exit ?? signal)),
  );
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !/^built |^These handlers/.test(line));
  return { code, lines };
}

test.each([
  [{ PORT: 'three' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ SMTP_PORT: '-1' }, 'SMTP_PORT'],
  [{ AWS_PORT: '45 66' }, 'AWS_PORT'],
  [{ OPENAI_BASE_URL: 'my model' }, 'OPENAI_BASE_URL'],
  [{ SMTP_RELAY_URL: 'http://mail.example.com' }, 'SMTP_RELAY_URL'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
  [{ USE_REAL_EMAIL: 'maybe' }, 'USE_REAL_EMAIL'],
])('a setting like %j ends it with one line that names it', async (env, name) => {
  const { code, lines } = await ended(env as unknown as Record<string, string>);
  expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
  expect(lines[0]).toMatch(new RegExp(`^${name} is `));
  expect(lines[0]).not.toContain('short');
});

test('an unknown argument ends it with one line', async () => {
  const { code, lines } = await ended({}, ['--port=80']);
  expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
  expect(lines[0]).toContain('"--port=80"');
});

test('a file in the place of the data folder is named', async () => {
  const path = join(folder, 'a-file');
  writeFileSync(path, '');
  const { code, lines } = await ended({ DATA_DIR: path });
  expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
  expect(lines[0]).toContain(path);
});

test.each(['secrets.json', 'clock.json'])(
  'a broken %s is named and left as it is',
  async (name) => {
    const data = join(folder, name);
    mkdirSync(data);
    writeFileSync(join(data, name), '{"half":');
    const { code, lines } = await ended({ DATA_DIR: data });
    expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
    expect(lines[0]).toContain(join(data, name));
  },
);

test.each(['PORT', 'SMTP_PORT', 'AWS_PORT'])(
  'a port in use is told with its setting, %s',
  async (name) => {
    const taken = await listening();
    const { port } = taken.address() as { port: number };
    const { code, lines } = await ended({ [name]: String(port) });
    taken.close();
    expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
    expect(lines[0]).toContain(`Port ${port} is in use`);
    expect(lines[0]).toContain(`set ${name} to`);
  },
);

const listening = (): Promise<Server> =>
  new Promise((ready) => {
    const server = createServer().listen(0, '127.0.0.1', () => ready(server));
  });

test('it serves, holds its data alone, keeps it over a crash, and stops cleanly', async () => {
  const product: Product = await startProduct();
  try {
    expect((await product.get('/api/health')).body).toMatchObject({ ok: true });
    expect(product.printed()).toContain(product.url());
    const { now } = await product.moveClock({ advance: 'P3D' });

    const second = await ended({ DATA_DIR: product.dataDir });
    expect({ code: second.code, lines: second.lines.length }).toEqual({ code: 1, lines: 1 });
    expect(second.lines[0]).toContain(`process ${product.running().pid}`);
    expect((await product.get('/api/health')).status).toBe(200);

    await product.stop('SIGKILL');
    await product.start();
    expect((await product.clock()).now >= now).toBe(true);

    expect(await product.stop('SIGTERM')).toBe(0);
    expect(() => product.running()).toThrow('ENOENT');
  } finally {
    await product.remove();
  }
});
