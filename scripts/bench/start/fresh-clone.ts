/** What somebody waits who has just cloned the repository: the install, then the first start. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneStart, type Started } from './one-start.ts';

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
