/** Reads the log part by part until there is no more, it is enough, or somebody says stop. */
import { useSyncExternalStore } from 'react';
import { askLogs, type LogPart, type LogsAsked, LogsFailure } from './ask-logs.ts';
import { entryText, type LogEntry } from './log-entry.ts';

/** What a browser is given to hold: lines, and characters of them. */
export const mostLines = 20_000;
export const mostChars = 8_000_000;

export interface LogsRead {
  readonly asked: LogsAsked;
  readonly state: 'reading' | 'whole' | 'capped' | 'cancelled' | 'failed';
  /** In the order of time. */
  readonly entries: readonly LogEntry[];
  readonly count: number;
  /** Answers that came so far. */
  readonly pages: number;
  readonly chars: number;
  /** Where it goes on. */
  readonly cursor: string | undefined;
  readonly failure?: LogsFailure;
}

export interface Logs {
  /** Undefined before the first reading. */
  readonly read: LogsRead | undefined;
  /** Resolves to what came of it; undefined where another reading has taken its place. */
  readonly begin: (asked: LogsAsked) => Promise<LogsRead | undefined>;
  /** From where it stopped, beyond what was enough. */
  readonly goOn: () => void;
  readonly cancel: () => void;
}

const nothing = { entries: [], count: 0, pages: 0, chars: 0, cursor: undefined } as const;

/** The newest lines come first: what comes later stands before what is there. */
function withPart(read: LogsRead, { entries, count, cursor }: LogPart): LogsRead {
  const chars = entries.reduce((sum, entry) => sum + entryText(entry).length + 1, read.chars);
  return {
    ...read,
    entries: [...entries, ...read.entries],
    count: read.count + count,
    pages: read.pages + 1,
    chars,
    cursor,
  };
}

const isFull = (read: LogsRead, before: LogsRead): boolean =>
  read.entries.length - before.entries.length >= mostLines || read.chars - before.chars > mostChars;

/** `show` is told of each part; resolves to how it ended. */
async function readOn(
  from: LogsRead,
  signal: AbortSignal,
  show: (read: LogsRead) => void,
): Promise<LogsRead> {
  let read = from;
  try {
    do {
      read = withPart(read, await askLogs(read.asked, read.cursor, signal));
      show(read);
    } while (read.cursor !== undefined && !isFull(read, from));
    return { ...read, state: read.cursor === undefined ? 'whole' : 'capped' };
  } catch (problem) {
    if (signal.aborted) return { ...read, state: 'cancelled' };
    const failure =
      problem instanceof LogsFailure ? problem : new LogsFailure('Unknown logs error');
    return { ...read, state: 'failed', failure };
  }
}

/** Beside the page, not in it: whoever leaves and comes back finds the reading, and it goes on. */
let kept: LogsRead | undefined;
let running: AbortController | undefined;
const watchers = new Set<() => void>();

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

function show(read: LogsRead): void {
  kept = read;
  for (const tell of watchers) tell();
}

async function run(from: LogsRead): Promise<LogsRead | undefined> {
  running?.abort();
  const mine = new AbortController();
  running = mine;
  const showMine = (part: LogsRead) => {
    if (running === mine) show(part);
  };
  showMine(from);
  const ended = await readOn(from, mine.signal, showMine);
  showMine(ended);
  return running === mine ? ended : undefined;
}

const begin = (asked: LogsAsked) => run({ asked, state: 'reading', ...nothing });

function goOn(): void {
  if (!kept) return;
  const { failure: _, ...rest } = kept;
  void run({ ...rest, state: 'reading' });
}

const cancel = (): void => running?.abort();
const soFar = (): LogsRead | undefined => kept;

export function useLogs(): Logs {
  const read = useSyncExternalStore(watch, soFar, () => undefined);
  return { read, begin, goOn, cancel };
}
