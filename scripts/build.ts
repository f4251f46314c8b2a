/** Builds what is missing or older than its sources: functions, sites, `dist/cloud.json`. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { lanes, type Step, steps } from './build/parts.ts';
import { fromRoot, root } from './build/root.ts';
import { areFresh, makeIfStale } from './build/stale.ts';

/**
 * Brings `dist` up to date and reports each part that had to be made, in one line.
 * The work is a process of its own: the builders do not run inside Jest, and leave much behind.
 */
export async function buildIfStale(report: (line: string) => void): Promise<void> {
  if (areFresh(steps)) return;
  const build = spawn(process.execPath, [fromRoot('scripts/build.ts')], {
    cwd: root,
    // Whoever asks, the same is built: Jest would have the sites made for tests.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = text(build.stderr);
  createInterface(build.stdout).on('line', report);
  const code = await new Promise((done, fail) => build.on('error', fail).on('close', done));
  if (code !== 0) throw new Error(`The build failed.\n${await complaint}`);
}

const lockPath = fromRoot('dist/build.lock');

/** One build runs at a time: a second waits for the first and finds most of its work done. */
async function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await mkdir(fromRoot('dist'), { recursive: true });
  while (!(await taken())) await wait(100);
  try {
    return await work();
  } finally {
    await rm(lockPath, { force: true });
  }
}

async function taken(): Promise<boolean> {
  try {
    await writeFile(lockPath, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Whoever holds it may have been ended in the middle of a build.
    if (!isRunning(holder())) await rm(lockPath, { force: true });
    return false;
  }
}

function holder(): number {
  try {
    // Just made and still empty is not dead: 0 asks about ourselves, who run.
    return Number(readFileSync(lockPath, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function build(): Promise<void> {
  await Promise.all(lanes.map(makeInTurn));
}

async function makeInTurn(lane: readonly Step[]): Promise<void> {
  for (const step of lane) {
    const started = performance.now();
    if (await makeIfStale(step, step.make)) {
      console.log(`built ${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  }
}

if (import.meta.main) {
  if (areFresh(steps)) console.log('dist is up to date');
  else await alone(build);
}
