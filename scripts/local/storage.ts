/**
 * What a run cannot go on without: room on the disk and file handles. The first write that fails
 * for want of them ends the run, and nothing is written after it: what stands behind a torn record
 * would be acknowledged and lost.
 */
import { open } from 'node:fs/promises';
import { codeOf, sentenceOf } from './problem.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'A file has reached the largest size that this system allows',
  EIO: 'The disk does not answer',
  EROFS: 'The disk cannot be written to',
  EMFILE: 'Anchor may open no more files',
  ENFILE: 'This machine can open no more files',
};

/** LevelDB and worker threads tell the code in words only. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [/no space left/i, 'ENOSPC'],
  [/disk quota exceeded/i, 'EDQUOT'],
  [/file too large/i, 'EFBIG'],
  [/input\/output error/i, 'EIO'],
  [/read-only file system/i, 'EROFS'],
  [/too many open files in system/i, 'ENFILE'],
  [/too many open files/i, 'EMFILE'],
];

const wayOut = (code: string): string =>
  code === 'EMFILE' || code === 'ENFILE'
    ? 'Allow more (ulimit -n)'
    : 'Make room in the data folder (DATA_DIR)';

function shortageIn(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code !== undefined && Object.hasOwn(reasons, code)) return code;
  const { cause } = (error ?? {}) as { cause?: unknown };
  const said = `${sentenceOf(error)} ${cause === undefined ? '' : sentenceOf(cause)}`;
  const [named] = /\bE(NOSPC|DQUOT|FBIG|IO|ROFS|MFILE|NFILE)\b/.exec(said) ?? [];
  return named ?? inWords.find(([words]) => words.test(said))?.[1];
}

/** What a shortage is and what to do about it; undefined for any other error. */
export function shortage(error: unknown): string | undefined {
  const code = shortageIn(error);
  return code && `${reasons[code]} (${code}). ${wayOut(code)} and start Anchor again.`;
}

let failure: unknown;
let unwrittenLines = 0;
const failed = Promise.withResolvers<void>();

/** Settles when the run has to end; `lastWords` then says why. */
export const whenShort: Promise<void> = failed.promise;

/** Ends the run if an error is a shortage; answers whether it ends. */
export function endsRun(error: unknown): boolean {
  if (failure === undefined && shortageIn(error) !== undefined) {
    failure = error;
    failed.resolve();
  }
  return failure !== undefined;
}

/** Log lines are not worth a failure of their own: they are counted, and told of at the end. */
export function loseLines(lines: number): void {
  unwrittenLines += lines;
}

export function lastWords(): string {
  const kept = 'Anchor has stopped; all that it had acknowledged is kept.';
  const lines = `${unwrittenLines} log ${unwrittenLines === 1 ? 'line' : 'lines'}`;
  const lost = unwrittenLines > 0 ? ` ${lines} could not be written.` : '';
  return `${kept} ${shortage(failure) ?? ''}${lost}`;
}

function refuseAfterFailure(): void {
  if (failure !== undefined) throw failure;
}

/** Does a write to the data folder, unless one has failed before. */
export function storeNow<Value>(write: () => Value): Value {
  refuseAfterFailure();
  try {
    return write();
  } catch (error) {
    endsRun(error);
    throw error;
  }
}

export async function store<Value>(write: () => Promise<Value>): Promise<Value> {
  refuseAfterFailure();
  try {
    return await write();
  } catch (error) {
    endsRun(error);
    throw error;
  }
}

/** Brings a file, or the names in a folder, onto the disk for good; what is gone needs none. */
export async function syncPath(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    await file.sync().finally(() => file.close());
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
