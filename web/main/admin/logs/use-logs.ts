/** Reads the log part by part until there is no more, it is enough, or somebody says stop. */
import { useCallback, useEffect, useRef, useState } from 'react';
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

export function useLogs(): Logs {
  const [read, setRead] = useState<LogsRead>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async (from: LogsRead) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (part: LogsRead) => {
      if (running.current === mine) setRead(part);
    };
    show(from);
    const ended = await readOn(from, mine.signal, show);
    show(ended);
    return running.current === mine ? ended : undefined;
  }, []);

  const begin = useCallback(
    (asked: LogsAsked) => run({ asked, state: 'reading', ...nothing }),
    [run],
  );
  const goOn = () => {
    if (!read) return;
    const { failure: _, ...rest } = read;
    void run({ ...rest, state: 'reading' });
  };
  return { read, begin, goOn, cancel: () => running.current?.abort() };
}
