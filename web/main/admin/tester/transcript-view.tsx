/** The session from its beginning: letters on white sheets, replies on yellow notes. */
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Glyph, Sign } from '#web/kit/glyphs.tsx';
import { Checklist, type Line } from '#web/kit/ui/checklist.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { TraceLink } from '../trace-link.tsx';
import { clockIn } from './clock-in.ts';
import { type LetterPart, letterText } from './letter-text.ts';
import { readableJson } from './render-content.ts';
import type { Session } from './session.ts';
import { momentOf, splitLabel } from './stage-names.ts';
import { type Entry, isError } from './transcript.ts';
import type { Tester } from './use-tester.ts';

interface TranscriptProps {
  readonly tester: Tester;
  /** Whether letters tell their contract and their trace. */
  readonly hasTraces: boolean;
}

export function TranscriptView({ tester, hasTraces }: TranscriptProps) {
  const { session, finding, turn } = tester;
  const { transcript, zone } = session;
  const box = useNewestInView(transcript.length, turn);
  const isEmpty = transcript.length === 0;
  return (
    <div
      className="scroll"
      ref={box}
      role="log"
      aria-label="Transcript"
      aria-busy={finding === 'looking'}
      tabIndex={0}
    >
      {isEmpty && finding === 'looking' && <Skeleton lines={4} />}
      {isEmpty && finding !== 'looking' && (
        <div className="empty">
          <Glyph name="mark" />
          <p>{notFound[finding] ?? emptyWords(session)}</p>
        </div>
      )}
      {!isEmpty && (
        <ol className="lines">
          {transcript.map((entry) => (
            <EntryView key={entry.key} entry={entry} zone={zone} hasTraces={hasTraces} />
          ))}
        </ol>
      )}
    </div>
  );
}

const notFound: Readonly<Partial<Record<Tester['finding'], string>>> = {
  gone: 'That test session is no longer kept. Seed a test user to begin another.',
  unread: 'This test session could not be read. It is asked for again every 3 seconds.',
};

const emptyWords = ({ userId, day, stage }: Session): string =>
  userId === undefined
    ? 'Seed a test user to begin.'
    : `Day ${day}, ${momentOf(stage)}. Nothing has been sent yet.`;

/** Within so many pixels of the end somebody reads along. */
const nearEnd = 48;

/**
 * What one does oneself is brought into view; what comes by itself only for who was at the end, so
 * that nobody is taken away from what they read.
 */
function useNewestInView(count: number, turn: number) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    if (count > 0 && isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);

  useLayoutEffect(() => {
    // A long answer is read from its first letter.
    const newest = box.current?.querySelector('.lines > :last-child');
    if (turn > 0) newest?.scrollIntoView({ block: 'nearest' });
  }, [turn]);

  return box;
}

interface EntryViewProps {
  readonly entry: Entry;
  readonly zone: string | undefined;
  readonly hasTraces: boolean;
}

/** Memoized: a refresh leaves entries as they are. */
const EntryView = memo(function EntryView(props: EntryViewProps) {
  const { entry } = props;
  if (entry.type === 'divider') return <li className="divider">{entry.text}</li>;
  if (entry.type === 'user') return <ReplyEntry {...props} />;
  return isError(entry) ? <ErrorEntry entry={entry} /> : <LetterEntry {...props} />;
});

function ReplyEntry({ entry, zone }: EntryViewProps) {
  return (
    <li className="told theirs">
      <p className="about">
        <span className="vh">Reply</span>
        <Time at={entry.ts} zone={zone} />
      </p>
      <div className="paper">{entry.text}</div>
    </li>
  );
}

function LetterEntry({ entry, zone, hasTraces }: EntryViewProps) {
  const { stageLabel, type, ts, contract, traceId } = entry;
  const { label, kind } = splitLabel(stageLabel ?? '');
  return (
    <li className="told ours">
      <p className="about">
        {label && <b>{label}</b>}
        <span>{kind ?? (type === 'ack' ? 'Acknowledgement' : 'Prompt')}</span>
        <Time at={ts} zone={zone} />
        {hasTraces && contract && <span className="mono">{contract}</span>}
        {hasTraces && traceId && <TraceLink id={traceId} />}
      </p>
      <div className="paper">
        <LetterPaper entry={entry} />
      </div>
    </li>
  );
}

function Time({ at, zone }: { at: string | undefined; zone: string | undefined }) {
  return at === undefined ? null : <time dateTime={at}>{clockIn(zone, at)}</time>;
}

function ErrorEntry({ entry }: { entry: Entry }) {
  const { text, detail, traceId, raw } = entry;
  return (
    <li className="told wrong">
      <div className="paper">
        <p className="what">
          <Sign name="alert" />
          <b>{text}</b>
        </p>
        {detail && <p>{detail}</p>}
        {traceId && (
          <p className="sub">
            Trace <TraceLink id={traceId} />
          </p>
        )}
        {raw && (
          <details>
            <summary>Raw response</summary>
            <pre className="mono" tabIndex={0}>
              {readableJson(raw)}
            </pre>
          </details>
        )}
      </div>
    </li>
  );
}

/** A letter's plain text, set as the letter it was printed from. */
function LetterPaper({ entry }: { entry: Entry }) {
  const { parts, footer } = letterText(entry.text);
  const hasList = parts.some(({ kind }) => kind === 'list');
  const lines = linesOf(entry);
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
      {!hasList && lines.length > 0 && <Checklist lines={lines} />}
      {footer && (
        <details className="foot">
          <summary>Footer</summary>
          <p>{footer}</p>
        </details>
      )}
    </>
  );
}

function Part({ part }: { part: LetterPart }) {
  if (part.kind === 'list') return <Checklist lines={part.lines} />;
  if (part.kind !== 'head') return <p className={part.kind}>{part.text}</p>;
  return (
    <p className="head">
      <span>{part.text}</span>
      <span>{part.date}</span>
    </p>
  );
}

const states = { done: 'done', carryover: 'carried', open: 'open' } as const;

/** The list beside an entry, for a text that holds none. */
export const linesOf = ({ intentions = [] }: Pick<Entry, 'intentions'>): readonly Line[] =>
  intentions.map(({ text, status }) => ({
    text,
    state: states[status],
    ...(status === 'carryover' && { tag: 'carried over' }),
  }));
