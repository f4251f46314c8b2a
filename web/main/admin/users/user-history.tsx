/** What was sent to a person and what they answered, newest first, each to be opened. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dayWords, momentWords } from '#web/kit/dates.ts';
import { Badge, type BadgeTone, StageBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Notice } from '#web/kit/ui/notice.tsx';
import type { ReadPages } from '#web/kit/use-read.ts';
import { Panel } from '../panel.tsx';
import { TraceLink } from '../trace-link.tsx';
import { ReplyEntry } from './reply-entry.tsx';
import { letterAddress } from './user-addresses.ts';
import type { Shown } from './user-view.tsx';

type ShownLetter = Shown['letters'][number];
type ShownReply = Shown['replies'][number];

interface UserHistoryProps {
  readonly userId: string;
  readonly history: ReadPages<Shown>;
  /** The reply that the address names. */
  readonly reply: string | undefined;
}

export function UserHistory({ userId, history, reply: named }: UserHistoryProps) {
  const { pages, more, busy, error } = history;
  const entries = entriesOf(pages);
  // It may stand on an earlier page.
  const isMissing = named !== undefined && !entries.some(({ key }) => key === named);
  const looksOn = isMissing && more !== undefined && !error;
  useEffect(() => {
    if (looksOn && !busy) more();
  }, [looksOn, busy, more]);
  return (
    <Panel title="Letters and replies" sub="Newest first">
      {entries.length === 0 && <p className="empty">Nothing has been sent yet.</p>}
      {isMissing && !more && (
        <Notice tone="gray">The reply that you asked for is no longer kept.</Notice>
      )}
      <ol className="history">
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.letter ? (
              <LetterEntry userId={userId} letter={entry.letter} />
            ) : (
              <Opened summary={<ReplySummary reply={entry.reply} />} isNamed={entry.key === named}>
                <ReplyEntry userId={userId} reply={entry.reply} />
              </Opened>
            )}
          </li>
        ))}
      </ol>
      {more && (
        <div className="acts">
          <Button kind="ghost" onClick={more} busy={busy} busyWords="Loading...">
            Earlier
          </Button>
        </div>
      )}
    </Panel>
  );
}

type Entry = { readonly key: string; readonly at: string } & (
  | { readonly letter: ShownLetter; readonly reply?: never }
  | { readonly reply: ShownReply; readonly letter?: never }
);

/** Entries without an instant come last. */
export function entriesOf(pages: readonly Shown[]): readonly Entry[] {
  const entries = pages.flatMap(({ letters, replies }): Entry[] => [
    ...letters.map((letter) => ({
      key: letter.letter_id,
      at: letter.at ?? letter.planned_at ?? letter.date ?? '',
      letter,
    })),
    ...replies.map((reply) => ({ key: reply.reply_id, at: reply.at, reply })),
  ]);
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}

interface OpenedProps {
  readonly summary: ReactNode;
  /** Opened and brought into sight. */
  readonly isNamed?: boolean;
  /** Drawn when it is first opened. */
  readonly children: ReactNode;
}

function Opened({ summary, isNamed = false, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  const handle = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    handle.current?.focus({ preventScroll: true });
    handle.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={handle}>{summary}</summary>
      {open && <div className="opened">{children}</div>}
    </details>
  );
}

function LetterEntry({
  userId,
  letter,
}: {
  readonly userId: string;
  readonly letter: ShownLetter;
}) {
  return (
    <Opened summary={<LetterSummary letter={letter} />}>
      {letter.because && (
        <p>
          Not sent, because: <b>{letter.because}</b>
        </p>
      )}
      {letter.drawn ? (
        <iframe
          title={`Letter: ${stageLabel(letter.what)}`}
          sandbox=""
          src={letterAddress(userId, letter.letter_id)}
          loading="lazy"
        />
      ) : (
        <p className="sub">There is nothing to draw of it.</p>
      )}
      <DeliveryEvents letter={letter} />
    </Opened>
  );
}

function DeliveryEvents({ letter }: { letter: ShownLetter }) {
  const { facts, trace_id, at, planned_at } = letter;
  const told = Object.entries(facts).toSorted(([, one], [, other]) => one.localeCompare(other));
  if (told.length === 0 && !trace_id) return null;
  return (
    <p className="sub">
      {told.map(([kind, at]) => `${kind} ${momentWords(new Date(at))}`).join(' · ')}{' '}
      {trace_id && <TraceLink id={trace_id} at={at ?? planned_at} />}
    </p>
  );
}

const statusTones: Readonly<Record<string, BadgeTone>> = {
  delivered: 'green',
  sent: 'gray',
  'not sent': 'gray',
  bounced: 'red',
  complained: 'red',
};

function LetterSummary({ letter }: { letter: ShownLetter }) {
  const { what, state, status, at, planned_at, date } = letter;
  const when = at ?? planned_at;
  const words = status ?? state;
  return (
    <>
      <span className="what">
        {stageLabel(what) === what ? <Badge>{what}</Badge> : <StageBadge stage={what} />}
      </span>
      <span className="gist">{state === 'not sent' ? 'Letter, not sent' : 'Letter'}</span>
      <Badge tone={statusTones[words] ?? 'gray'}>{words}</Badge>
      <time dateTime={when ?? date}>
        {when ? momentWords(new Date(when)) : date ? dayWords(date) : ''}
      </time>
    </>
  );
}

function ReplySummary({ reply }: { reply: ShownReply }) {
  return (
    <>
      <span className="what">
        <StageBadge stage={reply.stage} />
      </span>
      <span className="gist quoted">{reply.text}</span>
      <Badge tone="yellow">{reply.intent ?? 'reply'}</Badge>
      <time dateTime={reply.at}>{momentWords(new Date(reply.at))}</time>
    </>
  );
}

const labels: Readonly<Record<string, string>> = {
  DAY0_ACK: 'First letter',
  MORNING_INTENTION: 'Morning intentions',
  MIDDAY_CHECKIN: 'Midday check-in',
  EVENING_REFLECTION: 'Evening reflection',
};

/** A letter's stage in words, or its own name. */
const stageLabel = (what: string): string => labels[what] ?? what;
