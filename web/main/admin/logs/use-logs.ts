/** Reads the log part by part, until it is whole, capped or cancelled. */
import { useSyncExternalStore } from 'react';
import { askLogs, type LogPart, LogsFailure, type LogsQuery } from './ask-logs.ts';
import { entryText, type LogEntry } from './log-entry.ts';

/** How much a browser holds: lines, and characters. */
export const mostLines = 20_000;
export const mostChars = 8_000_000;

export interface LogsRead {
  readonly asked: LogsQuery;
  readonly state: 'reading' | 'whole' | 'capped' | 'cancelled' | 'failed';
  /** In the order of time. */
  readonly entries: readonly LogEntry[];
  readonly count: number;
  /** Answers so far. */
  readonly pages: number;
  readonly chars: number;
  readonly cursor: string | undefined;
  readonly failure?: LogsFailure;
}

export interface Logs {
  /** Undefined before the first reading. */
  readonly read: LogsRead | undefined;
  /** Resolves to the ended reading; undefined if another one replaced it. */
  readonly begin: (asked: LogsQuery) => Promise<LogsRead | undefined>;
  /** Continues where it stopped, beyond the cap. */
  readonly goOn: () => void;
  readonly cancel: () => void;
}

const nothing = { entries: [], count: 0, pages: 0, chars: 0, cursor: undefined } as const;

/** The newest lines come first, so a later part goes before the earlier ones. */
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

/** Kept outside the page: a reading goes on while its page is left. */
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

const begin = (asked: LogsQuery) => run({ asked, state: 'reading', ...nothing });

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
