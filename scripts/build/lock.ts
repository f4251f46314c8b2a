/** Lets one build run at a time: a second waits for the first and finds most of its work done. */
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from './root.ts';

const path = fromRoot('dist/build.lock');

export async function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await mkdir(fromRoot('dist'), { recursive: true });
  while (!(await taken())) await wait(100);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function taken(): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Whoever holds it may have been ended in the middle of a build.
    if (!isRunning(holder())) await rm(path, { force: true });
    return false;
  }
}

function holder(): number {
  try {
    // Just made and still empty is not dead: 0 asks about ourselves, who run.
    return Number(readFileSync(path, 'utf8'));
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
