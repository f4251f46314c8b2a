/** The folder in which everything is kept between runs, held by one run at a time. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from './json-file.ts';
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

export interface DataFolder {
  readonly path: string;
  /** Signs links and reply addresses; made at the first start and kept. */
  readonly tokenSecret: string;
  announce(running: Running): void;
  /** Takes `run.json` away and lets another run have the folder. */
  release(): void;
}

const Lock = z.object({ pid: z.number(), startedAt: z.string() });
const Secrets = z.object({ tokenSecret: z.string().check(z.minLength(32)) });

/** Makes the folder when there is none; a Problem names what is in the way. */
export function openDataFolder(path: string): DataFolder {
  makeFolder(path);
  takeLock(path);
  const runFile = join(path, 'run.json');
  try {
    rmSync(runFile, { force: true });
    return {
      path,
      tokenSecret: tokenSecret(join(path, 'secrets.json')),
      announce: (running) => writeJson(runFile, running),
      release() {
        rmSync(runFile, { force: true });
        rmSync(join(path, 'lock'), { force: true });
      },
    };
  } catch (error) {
    rmSync(join(path, 'lock'), { force: true });
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

function takeLock(folder: string): void {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });
  try {
    writeFileSync(path, mine, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw new Problem(`Nothing can be written in ${folder} (DATA_DIR): ${sentenceOf(error)}.`);
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new Problem(
        `The data folder ${folder} is in use by another run (process ${holder.pid}). ` +
          'Stop that one, or set DATA_DIR to another folder.',
      );
    }
    // Whoever held it is gone without letting go.
    writeFileSync(path, mine);
  }
}

function readHolder(path: string): z.output<typeof Lock> | undefined {
  try {
    return readJson(path, Lock);
  } catch {
    // A lock that cannot be read was cut off while being written: its writer is gone.
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
  const kept = readJson(path, Secrets);
  if (kept) return kept.tokenSecret;
  const made = { tokenSecret: randomBytes(32).toString('base64url') };
  writeJson(path, made);
  return made.tokenSecret;
}
