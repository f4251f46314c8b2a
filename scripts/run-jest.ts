/** Runs tests in a process of their own, for scripts that look at what tests do. */
import { spawn } from 'node:child_process';
import { fromRoot, root } from './build/root.ts';

/** Answers the exit code. Where `quiet`, what Jest prints goes to standard error. */
export function runJest(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  quiet = true,
): Promise<number> {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = spawn(
    process.execPath,
    [...flags, fromRoot('node_modules/jest/bin/jest.js'), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 2, 2] : 'inherit',
    },
  );
  return new Promise((done, failed) => {
    jest.on('error', failed).on('close', (code) => done(code ?? 1));
  });
}
