/** The session from its beginning: letters on white sheets, replies on yellow notes. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Glyph } from '#web/kit/glyphs.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { EntryView } from './entry-view.tsx';
import type { Session } from './session.ts';
import { momentOf } from './stage-names.ts';
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

/** As near as this to its end, in CSS pixels, somebody reads along. */
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
    // The first letter of a long answer is where one reads on, not its last line.
    const newest = box.current?.querySelector('.lines > :last-child');
    if (turn > 0) newest?.scrollIntoView({ block: 'nearest' });
  }, [turn]);

  return box;
}
