/** The product as a person starts it: `npm start` as a child, on free ports, with its own data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '#scripts/local/console/messages.ts';
import type { Running } from '#scripts/local/data-folder.ts';
import type { Fired } from '#scripts/local/timekeeper.ts';
import {
  askOver,
  type HttpInit,
  type HttpReply,
  type JsonReply,
  jsonFace,
  secret,
} from './world.ts';

export type { Message };

export interface ReplyAsked {
  /** The id of the message that is answered. */
  readonly inReplyTo: string;
  readonly text: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly verdicts?: Readonly<Record<string, string>>;
}

export interface MovedClock {
  readonly now: string;
  readonly fired: readonly Fired[];
  readonly pending: readonly { readonly function: string; readonly dueAt: string }[];
}

export interface Product {
  /** Signs its links. */
  readonly secret: string;
  readonly dataDir: string;
  running(): Running;
  /** `http://localhost:PORT`, for browsers; Node asks 127.0.0.1. */
  url(): string;
  smtpPort(): number;
  http(path: string, init?: HttpInit): Promise<HttpReply>;
  get(path: string): Promise<JsonReply>;
  post(path: string, body: unknown): Promise<JsonReply>;
  messages(to?: string): Promise<readonly Message[]>;
  /** Through the SMTP door; answers when the reply has been worked on. */
  reply(asked: ReplyAsked): Promise<JsonReply>;
  clock(): Promise<{ readonly now: string }>;
  moveClock(by: { readonly to: string } | { readonly advance: string }): Promise<MovedClock>;
  /** What it has printed so far, both streams. */
  printed(): string;
  /** Waits until it ends by itself; answers its exit code. */
  ended(): Promise<number | null>;
  /** Ends it with a signal and answers its exit code; SIGKILL answers null. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  start(): Promise<void>;
  restart(): Promise<void>;
  /** Stops it and throws its data away. */
  remove(): Promise<void>;
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What the shell says before it, as in `ulimit -n 64`. */
  readonly limit?: string;
}

/** Whom the product is started with, where a test does not say otherwise. */
export const productAdmin = {
  email: 'boss@example.com',
  password: 'a password for tests alone',
} as const;

const root = join(import.meta.dirname, '../..');
const startLimitMs = 100_000;
/** The end of the table that a start prints. */
const lastWords = 'Ctrl+C stops it.';

/** The environment of a run that nothing on the developer's machine reaches into. */
export const cleanEnvironment = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  PORT: '0',
  SMTP_PORT: '0',
  AWS_PORT: '0',
  ADMIN_EMAIL: productAdmin.email,
  ADMIN_PASSWORD: productAdmin.password,
  ...env,
});

/** Runs `scripts/start.ts` with the very Node that runs the tests. */
export function spawnStart(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  limit = ':',
): ChildProcess {
  const command = [process.execPath, 'scripts/start.ts', ...args];
  return spawn('sh', ['-c', `${limit}; exec "$0" "$@"`, ...command], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function startProduct({ env = {}, limit }: ProductOptions = {}): Promise<Product> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'anchor-product-'));
  const life = lifeOf(
    dataDir,
    cleanEnvironment({ TOKEN_SECRET: secret, ...env, DATA_DIR: dataDir }),
    limit,
  );
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', () => {
    life.kill();
    if (env['DATA_DIR'] === undefined) forget();
  });
  const running = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as Running;
  const http = (path: string, init?: HttpInit) => askOver(running().port, path, init);

  await life.start();
  return {
    ...life,
    ...jsonFace(http),
    ...localFace(http),
    secret,
    dataDir,
    running,
    url: () => running().mainUrl,
    smtpPort: () => running().smtpPort,
    http,
    async restart() {
      await life.stop();
      await life.start();
    },
    async remove() {
      await life.stop();
      forget();
    },
  };
}

/**
 * The calls of the local page. Whatever they decline is a mistake of the test, save for a reply.
 */
function localFace(http: Product['http']) {
  const { get, post } = jsonFace(http);
  const sure = async <Body>(asked: Promise<JsonReply>): Promise<Body> => {
    const { status, body } = await asked;
    if (status !== 200) throw new Error(`The local page declined: ${String(body['message'])}`);
    return body as Body;
  };
  return {
    async messages(to?: string) {
      const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
      const box = await sure<{ messages: Message[] }>(get(`/_local/api/messages${query}`));
      return box.messages;
    },
    reply: (asked: ReplyAsked) => post('/_local/api/replies', asked),
    clock: () => sure<{ now: string }>(get('/_local/api/clock')),
    moveClock: (by: object) => sure<MovedClock>(post('/_local/api/clock', by)),
  };
}

const isGoing = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

async function endOf(child: ChildProcess | undefined): Promise<number | null> {
  if (!child || !isGoing(child)) return child?.exitCode ?? null;
  return await new Promise((done) => void child.once('close', done));
}

/** Starts and ends the child, as often as asked. */
function lifeOf(dataDir: string, environment: NodeJS.ProcessEnv, limit: string | undefined) {
  let child: ChildProcess | undefined;
  let output = '';
  return {
    async start() {
      output = '';
      const started = spawnStart(environment, [], limit);
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      await answering(dataDir, started, () => output);
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      if (child && isGoing(child)) child.kill(signal);
      return await endOf(child);
    },
    ended: () => endOf(child),
    kill: () => child?.kill('SIGKILL'),
    printed: () => output,
  };
}

/**
 * Waits for `run.json`, which is written when the product answers, and for what it prints then:
 * the words come by a pipe, after the file.
 */
async function answering(dataDir: string, child: ChildProcess, printed: () => string) {
  const file = join(dataDir, 'run.json');
  const limit = Date.now() + startLimitMs;
  const written = () =>
    existsSync(file) && readFileSync(file, 'utf8').includes(`"pid": ${child.pid},`);
  while (!written() || !printed().includes(lastWords)) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`The product did not start:\n${printed()}`);
    }
    await new Promise((again) => setTimeout(again, 50));
  }
}
