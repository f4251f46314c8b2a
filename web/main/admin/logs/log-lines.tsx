/** The log lines, rendered only near the viewport so that thousands stay light. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { TraceLink } from '../trace-link.tsx';
import type { LogEntry } from './log-entry.ts';
import { type Clock, lineClock } from './log-times.ts';

/** Lines that are rendered and dropped together. */
const blockLines = 50;
/** The assumed height of a line, in pixels, until it is measured. */
const lineHeight = 20;
/** Drawn at once: most likely all there is. */
const firstBlocks = 4;
/** How far from being seen a block is drawn. */
const nearby = '900px 0px';

interface LogLinesProps {
  readonly entries: readonly LogEntry[];
  readonly clock: Clock;
}

export function LogLines({ entries, clock }: LogLinesProps) {
  const blocks = useMemo(() => blocksOf(entries), [entries]);
  return (
    <section className="log" aria-label="Log output">
      {blocks.map((block, at) => (
        <Block key={block.key} entries={block.entries} clock={clock} first={at < firstBlocks} />
      ))}
    </section>
  );
}

/** Cut from the end, so that earlier lines that come later move nothing. */
function blocksOf(entries: readonly LogEntry[]) {
  const count = Math.ceil(entries.length / blockLines);
  return Array.from({ length: count }, (_, at) => {
    const end = entries.length - (count - 1 - at) * blockLines;
    return { key: count - at, entries: entries.slice(Math.max(0, end - blockLines), end) };
  });
}

interface BlockProps extends LogLinesProps {
  readonly first: boolean;
}

const Block = memo(
  function Block({ entries, clock, first }: BlockProps) {
    const place = useRef<HTMLOListElement>(null);
    const [near, setNear] = useState(first);
    const height = useRef(entries.length * lineHeight);

    useEffect(() => {
      const list = place.current;
      if (!list) return undefined;
      const observer = new IntersectionObserver(
        ([seen]) => {
          if (seen && !seen.isIntersecting && list.childElementCount > 0) {
            height.current = list.offsetHeight;
          }
          setNear(seen?.isIntersecting === true);
        },
        { rootMargin: nearby },
      );
      observer.observe(list);
      return () => observer.disconnect();
    }, []);

    return (
      <ol ref={place} style={near ? undefined : { height: height.current }}>
        {near && entries.map((entry, at) => <Line key={at} entry={entry} clock={clock} />)}
      </ol>
    );
  },
  // Each part cuts the blocks anew, and nearly all hold the same lines.
  (one, other) =>
    one.clock === other.clock &&
    one.entries.length === other.entries.length &&
    one.entries[0] === other.entries[0],
);

const tones: Readonly<Record<string, string>> = { WARN: 'warn', ERROR: 'error' };

function Line({ entry, clock }: { entry: LogEntry; clock: Clock }) {
  const { line, words, more } = entry;
  if (!line) return <li className="bare">{[words, ...more].join('\n')}</li>;
  const at = new Date(line.at).toISOString();
  return (
    <li className={tones[line.level]}>
      <time dateTime={at} title={at}>
        {lineClock(line.at, clock)}
      </time>{' '}
      <span className="lv">{line.level}</span> <span className="fn">{line.function}</span>{' '}
      <span className="words">
        {words}
        {line.traceId && (
          <>
            {' '}
            <TraceLink id={line.traceId} at={at} />
          </>
        )}
        {more.map((one, index) => (
          <span className="below" key={index}>
            {one}
          </span>
        ))}
      </span>
    </li>
  );
}
