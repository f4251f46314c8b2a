/** Imports a bundle in a process of its own, as a cold start does, and says how long that took. */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

type Environment = Readonly<Record<string, string>>;

const script = `
const started = performance.now();
await import(process.argv[1]);
process.stdout.write(String(performance.now() - started));
process.exit(0);
`;

/** Milliseconds from asking for the file to having its handler; rejects when the import throws. */
export async function importMs(file: string, env: Environment): Promise<number> {
  const flags = ['--input-type=module', '--eval', script, pathToFileURL(file).href];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { env });
  return Number(stdout);
}

/** The variables without which the import throws: each is taken away once. */
export async function neededToImport(file: string, env: Environment): Promise<readonly string[]> {
  if (await imports(file, {})) return [];
  const needed: string[] = [];
  for (const name of Object.keys(env)) {
    const { [name]: _, ...others } = env;
    if (!(await imports(file, others))) needed.push(name);
  }
  return needed;
}

const imports = (file: string, env: Environment): Promise<boolean> =>
  importMs(file, env).then(
    () => true,
    () => false,
  );
