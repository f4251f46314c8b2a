/** `npm start` as somebody types it, in a folder of its own, up to the first accepted sign-up. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Running } from '#scripts/local/data-folder.ts';

export interface Started {
  /** From asking for `npm start` to the answer that took the sign-up. */
  readonly ms: number;
  /** What npm and the product have worked in that time; undefined where it cannot be seen. */
  readonly cpuMs: number | undefined;
}

/** Nothing of this machine's settings reaches it; every port is a free one. */
const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PORT: '0',
  SMTP_PORT: '0',
  AWS_PORT: '0',
  DATA_DIR: dataDir,
});

export async function oneStart(root: string): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anchor-start-'));
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environment(dataDir),
    // A group of its own: npm's children end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    const { port } = await running(child, dataDir, said);
    await signUp(port);
    return { ms: performance.now() - began, cpuMs: cpuMsOf(child.pid) };
  } finally {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The file is put in its place whole, once every door is open. */
async function running(child: ChildProcess, dataDir: string, said: readonly string[]) {
  const file = join(dataDir, 'run.json');
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${said.join('')}`);
    await new Promise((again) => setTimeout(again, 2));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Running;
}

async function signUp(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v2/onboarding/create-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.com',
      timezone: 'America/Chicago',
      timezone_source: 'user',
      startToday: true,
    }),
  });
  const { userId } = (await answer.json()) as { userId?: string };
  if (!answer.ok || !userId) throw new Error(`The sign-up was answered by ${answer.status}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => void child.once('exit', done));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/** A tick of the kernel's clock, the same on every Linux that Node runs on. */
const tickMs = 10;

function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It has ended since it was listed.
    return [];
  }
}

/** Milliseconds of a process group, of its dead too; undefined where there is no /proc. */
function cpuMsOf(group: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((fields) => fields[2] === String(group))
    .flatMap((fields) => fields.slice(11, 15).map(Number))
    .reduce((sum, ticks) => sum + ticks * tickMs, 0);
}

export interface Fresh {
  readonly installMs: number;
  /** It builds everything on the way. */
  readonly start: Started;
}

/** Clones the last commit of `root`, with what npm has in its cache. */
export async function freshClone(root: string): Promise<Fresh> {
  const folder = mkdtempSync(join(tmpdir(), 'anchor-fresh-'));
  try {
    await run('git', ['clone', '--quiet', root, '.'], folder);
    const began = performance.now();
    await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
    const installMs = performance.now() - began;
    return { installMs, start: await oneStart(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const run = (command: string, args: readonly string[], cwd: string): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}.`));
    });
  });
