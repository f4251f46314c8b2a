/** Reads the log part by part, until it is whole, capped or cancelled. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { logWindowMaxMs } from '#shared/domain/limits.ts';
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

/** How often a tail asks, and how far back: CloudWatch lists some lines late. */
const tailEveryMs = 5_000;
const tailOverlapMs = 30_000;
/** Each asking counts as the administrator's activity, so a forgotten tail must end. */
const tailMaxMs = 15 * 60_000;

/** Asks for what was written since the last line, and adds what is new. */
async function readSince(signal: AbortSignal): Promise<void> {
  if (!kept || kept.state === 'reading' || document.hidden) return;
  const from = kept;
  const endMs = Date.now();
  const startMs = Math.max(from.asked.endMs - tailOverlapMs, endMs - logWindowMaxMs);
  let fresh: readonly LogEntry[] = [];
  let cursor: string | undefined;
  do {
    const part = await askLogs({ ...from.asked, startMs, endMs }, cursor, signal);
    fresh = [...part.entries, ...fresh];
    cursor = part.cursor;
  } while (cursor !== undefined && fresh.length < mostLines);
  // Another reading may have begun meanwhile.
  if (kept === from && !signal.aborted) show(withTail(from, fresh, endMs));
}

/** The newest `mostLines` stay. */
function withTail(read: LogsRead, fresh: readonly LogEntry[], endMs: number): LogsRead {
  const known = new Set(read.entries.map(entryText));
  const added = fresh.filter((entry) => !known.has(entryText(entry)));
  const at = ({ line }: LogEntry): number => line?.at ?? endMs;
  const entries = [...read.entries, ...added].toSorted((a, b) => at(a) - at(b)).slice(-mostLines);
  const startMs = Math.max(read.asked.startMs, endMs - logWindowMaxMs);
  return {
    ...read,
    asked: { ...read.asked, startMs, endMs },
    entries: added.length === 0 ? read.entries : entries,
    count: read.count + added.length,
  };
}

export interface Tail {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  /** Why the last asking failed; it is asked again all the same. */
  readonly failure: string | undefined;
}

/** While it is on, and its page is there and seen, new lines are added every five seconds. */
export function useTail(): Tail {
  const [isOn, turn] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isOn) return;
    const life = new AbortController();
    const over = Date.now() + tailMaxMs;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      if (Date.now() > over) return turn(false);
      try {
        await readSince(life.signal);
        setFailure(undefined);
      } catch (problem) {
        if (life.signal.aborted) return;
        setFailure(problem instanceof LogsFailure ? problem.message : 'Unknown logs error');
      }
      if (!life.signal.aborted) timer = setTimeout(() => void ask(), tailEveryMs);
    }
    void ask();
    return () => {
      life.abort();
      clearTimeout(timer);
      setFailure(undefined);
    };
  }, [isOn]);

  return { isOn, turn, failure };
}

export function useLogs(): Logs {
  const read = useSyncExternalStore(watch, soFar, () => undefined);
  return { read, begin, goOn, cancel };
}
