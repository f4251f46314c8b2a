/** Builds what is missing or older than its sources: functions, sites, `dist/cloud.json`. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { alone } from './build/lock.ts';
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
