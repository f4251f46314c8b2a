/** One entry of a transcript: a letter, a reply, a new day, or what went wrong. */
import { memo } from 'react';
import { Sign } from '#web/kit/glyphs.tsx';
import { TraceLink } from '../trace-link.tsx';
import { clockIn } from './clock-in.ts';
import { LetterPaper } from './letter-paper.tsx';
import { readableJson } from './render-content.ts';
import { splitLabel } from './stage-names.ts';
import { type Entry, isError } from './transcript.ts';

interface EntryViewProps {
  readonly entry: Entry;
  readonly zone: string | undefined;
  readonly hasTraces: boolean;
}

/** Refreshes leave entries as they are, so nothing of them is drawn again. */
export const EntryView = memo(function EntryView(props: EntryViewProps) {
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

interface TimeProps {
  readonly at: string | undefined;
  readonly zone: string | undefined;
}

function Time({ at, zone }: TimeProps) {
  return at === undefined ? null : <time dateTime={at}>{clockIn(zone, at)}</time>;
}

function ErrorEntry({ entry }: { readonly entry: Entry }) {
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
