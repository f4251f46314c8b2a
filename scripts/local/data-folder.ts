/** The folder in which everything is kept between runs, held by one run at a time. */
import { randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, readLasting, writeJson, writeLasting } from './json-file.ts';
import { codeOf, Problem, sentenceOf } from './problem.ts';

/** What stands in `run.json` while the product answers. */
export interface Running {
  readonly port: number;
  readonly smtpPort: number;
  readonly awsPort: number;
  readonly pid: number;
  readonly mainUrl: string;
  readonly waitlistUrl: string;
  readonly mailboxUrl: string;
  readonly adminUrl: string;
}

export type DataFolder = ReturnType<typeof openDataFolder>;

const Lock = z.object({ pid: z.number(), startedAt: z.string() });
const Secrets = z.object({ tokenSecret: z.string().check(z.minLength(32)) });

/** Makes the folder when there is none; a Problem names what is in the way. */
export function openDataFolder(path: string) {
  makeFolder(path);
  const unlock = takeLock(path);
  const runFile = join(path, 'run.json');
  try {
    rmSync(runFile, { force: true });
    return {
      path,
      /** Signs links and reply addresses; made at the first start and kept. */
      tokenSecret: tokenSecret(join(path, 'secrets.json')),
      announce: (running: Running): void => writeJson(runFile, running),
      /** Takes `run.json` away and lets another run have the folder. */
      release(): void {
        rmSync(runFile, { force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    const why = codeOf(error) === 'EEXIST' ? 'a file is in its place' : sentenceOf(error);
    throw new Problem(`The data folder ${path} (DATA_DIR) cannot be used: ${why}.`);
  }
}

/**
 * The lock is the file `lock`, or the one with the highest number after it. A stale one is never
 * overwritten: whoever takes over adds the next, which only one of several can, and its content is
 * there with its name. Answers what lets go of it.
 */
function takeLock(folder: string): () => void {
  const draft = join(folder, `lock.new.${process.pid}`);
  try {
    writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }));
  } catch (error) {
    throw new Problem(`Nothing can be written in ${folder} (DATA_DIR): ${sentenceOf(error)}.`);
  }
  try {
    return lockAs(draft, folder);
  } finally {
    rmSync(draft, { force: true });
  }
}

function lockAs(draft: string, folder: string): () => void {
  const before = locksIn(folder);
  refuseIfHeld(before, folder);
  const number = (before.at(-1)?.number ?? -1) + 1;
  const mine = join(folder, number === 0 ? 'lock' : `lock.${number}`);
  try {
    linkSync(draft, mine);
  } catch (error) {
    // Another start was quicker, and may hold it or have stopped since.
    if (codeOf(error) === 'EEXIST') return lockAs(draft, folder);
    throw error;
  }
  try {
    // Locks may have come and gone since they were looked at; our own does not count.
    refuseIfHeld(locksIn(folder), folder);
  } catch (problem) {
    rmSync(mine, { force: true });
    throw problem;
  }
  for (const { path } of before) rmSync(path, { force: true });
  return () => rmSync(mine, { force: true });
}

/** The one that counts is the last. */
const locksIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => {
      const [whole, number = '0'] = /^lock(?:\.(\d+))?$/.exec(name) ?? [];
      return whole === undefined ? [] : [{ path: join(folder, name), number: Number(number) }];
    })
    .toSorted((one, other) => one.number - other.number);

function refuseIfHeld(locks: ReturnType<typeof locksIn>, folder: string): void {
  const holder = locks.map(({ path }) => readHolder(path)).find((one) => one && isAlive(one));
  if (!holder) return;
  throw new Problem(
    `The data folder ${folder} is in use by another run (process ${holder.pid}). ` +
      'Stop that one, or set DATA_DIR to another folder.',
  );
}

function readHolder(path: string): z.output<typeof Lock> | undefined {
  try {
    return readJson(path, Lock);
  } catch {
    // Damaged: a run that goes on has a whole one.
    return undefined;
  }
}

/** A process number is used again after a restart of the machine; its starting time is not. */
function isAlive({ pid, startedAt }: z.output<typeof Lock>): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return startOf(pid) === startedAt;
}

/** The kernel's starting time of a process; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

function tokenSecret(path: string): string {
  const kept = readLasting(path, Secrets);
  if (kept) return kept.tokenSecret;
  const made = { tokenSecret: randomBytes(32).toString('base64url') };
  writeLasting(path, made);
  return made.tokenSecret;
}
