/** What was read: how much, from when to when, how far it is, and the lines. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorGroups } from '#shared/domain/error-groups.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure, Notice } from '#web/kit/ui/notice.tsx';
import { useCopied } from '#web/kit/use-copied.ts';
import { InputField } from '../input-field.tsx';
import { RunProgress } from '../run-progress.tsx';
import { TraceLink } from '../trace-link.tsx';
import { entriesSaying, entryText, type LogEntry } from './log-entry.ts';
import { LogLines } from './log-lines.tsx';
import { type Clock, rangeWords, secondClock } from './log-times.ts';
import type { LogExport } from './use-log-export.ts';
import { type Logs, type LogsRead, type Tail, useTail } from './use-logs.ts';
import './logs.css';

interface LogPanelProps {
  readonly logs: Logs;
  readonly clock: Clock;
  readonly file: LogExport;
  /** Why nothing was read. */
  readonly problem: string | undefined;
}

export function LogPanel({ logs, clock, file, problem }: LogPanelProps) {
  const { read } = logs;
  const [notCopied, setNotCopied] = useState<LogsRead['asked']>();
  const [find, setFind] = useState('');
  const tail = useTail();
  const shown = useMemo(() => entriesSaying(read?.entries ?? [], find), [read?.entries, find]);
  useEndInView(tail.isOn, shown.length);
  const hasLines = read !== undefined && !problem && read.entries.length > 0;
  return (
    <section className="panel logs">
      {read && !problem && !isNothing(read) && (
        <Head
          read={read}
          clock={clock}
          file={file}
          shown={shown}
          tail={tail}
          copied={(done) => setNotCopied(done ? undefined : read.asked)}
        />
      )}
      {problem && <Failure words={problem} />}
      {/* What was read since then may well be copied. */}
      {read && notCopied === read.asked && !problem && (
        <Failure words="Failed to copy to clipboard" />
      )}
      <LogFile file={file} />
      {read && !problem && <Going logs={logs} read={read} clock={clock} />}
      {!read && !problem && <p className="empty">Choose a time, then View Logs.</p>}
      {tail.failure && <Failure words={tail.failure} />}
      {hasLines && (
        <>
          <Errors entries={read.entries} clock={clock} choose={setFind} />
          <div className="log-find">
            <InputField
              id="log-find"
              label="Find in these lines"
              type="search"
              autoComplete="off"
              spellCheck={false}
              value={find}
              onChange={(event) => setFind(event.target.value)}
            />
            <span className="sub" role="status">
              {find.trim() !== '' &&
                `${shown.length.toLocaleString('en-US')} of ${entryWords(read.entries.length)}`}
            </span>
          </div>
          <LogLines entries={shown} clock={clock} />
        </>
      )}
    </section>
  );
}

/** So many pixels from the end, somebody reads along. */
const nearEnd = 80;

/** A tail begins at the end of the page, and stays there for who doesn't scroll away. */
function useEndInView(isOn: boolean, count: number): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    height.current = 0;
  }, [isOn]);
  useLayoutEffect(() => {
    const { scrollHeight } = document.documentElement;
    if (isOn && height.current - innerHeight - scrollY < nearEnd) scrollTo({ top: scrollHeight });
    height.current = scrollHeight;
  }, [isOn, count]);
}

/** True if it failed before the first line. */
const isNothing = ({ state, entries }: LogsRead): boolean =>
  state === 'failed' && entries.length === 0;

const entryWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;

interface ErrorsProps {
  readonly entries: readonly LogEntry[];
  readonly clock: Clock;
  /** Shows the lines of one of them. */
  readonly choose: (words: string) => void;
}

/** What failed, once for each place and message. */
function Errors({ entries, clock, choose }: ErrorsProps) {
  const groups = useMemo(() => errorGroups(entries.flatMap(({ line }) => line ?? [])), [entries]);
  if (groups.length === 0) return null;
  return (
    <section className="log-errors" aria-label="Errors">
      <h3>Errors</h3>
      <ul>
        {groups.map(({ function: name, message, count, lastAt }) => (
          <li key={`${name} ${message}`}>
            <span className="digits count">{count}×</span>
            <button type="button" className="again" onClick={() => choose(message)}>
              {message || 'no message'}
            </button>
            <span className="sub">
              <span className="mono">{name}</span>, last {secondClock(lastAt, clock)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HeadProps {
  readonly read: LogsRead;
  readonly clock: Clock;
  readonly file: LogExport;
  /** The lines in view: those that are copied. */
  readonly shown: readonly LogEntry[];
  readonly tail: Tail;
  readonly copied: (done: boolean) => void;
}

function Head({ read, clock, file, shown, tail, copied: tell }: HeadProps) {
  const { count, asked, state } = read;
  const { copied, copy } = useCopied();

  async function copyAll() {
    tell(await copy(shown.map(entryText).join('\n')));
  }

  return (
    <header>
      <h2>{entryWords(count)}</h2>
      <span className="sub">{rangeWords(asked, clock)}</span>
      <span className="acts">
        <Button
          kind="ghost"
          title="Adds new lines every 5 seconds"
          disabled={state === 'reading'}
          onClick={() => tail.turn(!tail.isOn)}
        >
          {tail.isOn ? 'Stop live tail' : 'Live tail'}
        </Button>
        <Button kind="ghost" disabled={shown.length === 0} onClick={() => void copyAll()}>
          {copied ? 'Copied!' : 'Copy All'}
        </Button>
        <Button
          kind="ghost"
          title="All of this time and these filters as a file"
          busy={file.busy}
          busyWords="Writing..."
          onClick={() => void file.begin(asked)}
        >
          Download
        </Button>
      </span>
    </header>
  );
}

interface GoingProps {
  readonly logs: Logs;
  readonly read: LogsRead;
  readonly clock: Clock;
}

/** `12 pages, 3,400 lines, back to 14:02:11` */
function progressWords({ pages, entries }: LogsRead, clock: Clock): string {
  const first = entries[0]?.line?.at;
  const counts = `${pages} ${pages === 1 ? 'page' : 'pages'}, ${entries.length.toLocaleString('en-US')} ${entries.length === 1 ? 'line' : 'lines'}`;
  return first === undefined ? counts : `${counts}, back to ${secondClock(first, clock)}`;
}

function Going({ logs, read, clock }: GoingProps) {
  return (
    <div aria-live="polite" className="going">
      {read.state === 'reading' && (
        <div className="progress-line">
          <span className="sub">Loading... {read.pages > 0 && progressWords(read, clock)}</span>
          <Button kind="ghost" onClick={logs.cancel}>
            Cancel
          </Button>
        </div>
      )}
      <Ended logs={logs} read={read} clock={clock} />
    </div>
  );
}

function Ended({ logs, read, clock }: GoingProps) {
  const { state, failure, cursor } = read;
  const goOn = (
    <Button kind="ghost" onClick={logs.goOn}>
      Go on
    </Button>
  );
  if (state === 'failed') {
    return (
      <div className="stopped">
        <Failure words={failure?.message ?? ''} />
        {failure?.traceId && <TraceLink id={failure.traceId} />}
        {cursor !== undefined && goOn}
      </div>
    );
  }
  if (state === 'cancelled') {
    return (
      <div className="stopped">
        <Notice tone="gray">Cancelled after {progressWords(read, clock)}.</Notice>
        {goOn}
      </div>
    );
  }
  if (state === 'capped') {
    return (
      <div className="stopped">
        <Notice tone="orange" title={`Only the newest: ${progressWords(read, clock)}.`}>
          {' '}
          Go on for earlier lines, choose a shorter time or a filter, or download them all.
        </Notice>
        {goOn}
      </div>
    );
  }
  return state === 'whole' && read.entries.length === 0 ? (
    <p className="empty">
      Nothing was written then. The newest lines can take some seconds to be there.
    </p>
  ) : null;
}

/** How far the file is, and where it lies once it is made. */
function LogFile({ file: { run, failure } }: { file: LogExport }) {
  const filename = run?.result?.['filename'];
  return (
    <div className={run || failure ? 'log-file' : undefined}>
      {failure && <Failure words={failure} />}
      {!failure && <RunProgress run={run} />}
      {!failure && run?.state === 'done' && (
        <p role="status">
          {String(filename ?? 'The file')} is among the <Link to="/downloads">downloads</Link>.
        </p>
      )}
    </div>
  );
}
