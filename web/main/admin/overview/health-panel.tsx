/** How the service does, measured: read by hand and each minute, each part standing by itself. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/contract/paths.ts';
import { healthDays } from '#shared/domain/limits.ts';
import { sesLimits, standingOf } from '#shared/domain/ses-limits.ts';
import { type Stage, stageWords } from '#shared/domain/stage.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { agoWords, clockWords, dayWords, momentWords } from '#web/kit/dates.ts';
import { Glyph, type GlyphName } from '#web/kit/glyphs.tsx';
import { serviceNow } from '#web/kit/service-clock.ts';
import { Badge, type BadgeTone, StageBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { useReadAt } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { counted, rateOf, sumOf } from '../analytics/day-numbers.ts';
import { Figure } from '../panel.tsx';
import { TraceLink } from '../trace-link.tsx';
import { HealthDays, ReadBy } from './health-counts.tsx';
import './health-panel.css';

export type Health = AnswerOf<'monitor.health'>;
type Counted = NonNullable<Health['counted']>;

const everyMs = 60_000;

/** The log's lines carry the wall clock, not the service's. */
const untilNow = () => ({ endMs: String(Date.now()) });

export function HealthPanel() {
  const { path } = paths['monitor.health'];
  const { data, error, busy, refresh } = useReadAt<Health>(path, () => everyMs, untilNow);
  const readAt = data?.at && clockWords(new Date(data.at));
  return (
    <section className="panel health">
      <header>
        <h2>Health</h2>
        <Badge tone="green">measured</Badge>
        {readAt && <span className="sub">at {readAt}, and again each minute</span>}
        <Button
          kind="ghost"
          aria-label="Refresh health"
          busy={busy}
          disabled={false}
          busyWords="Refreshing..."
          onClick={refresh}
        >
          Refresh
        </Button>
      </header>
      {error && (
        <Failure
          words={
            readAt
              ? `These figures are from ${readAt}. Newer ones couldn’t be read.`
              : 'The figures couldn’t be read.'
          }
          retry={refresh}
          busy={busy}
        />
      )}
      {data ? <Figures health={data} /> : !error && <Skeleton lines={12} />}
    </section>
  );
}

function Figures({ health }: { readonly health: Health }) {
  const { counted: counts, deadLetters, unread, errors } = health;
  return (
    <>
      <dl className="strip lasts">
        {shownStages.map(([stage, glyph]) => (
          <LastTouchpoint key={stage} stage={stage} glyph={glyph} counts={counts} />
        ))}
      </dl>
      <dl className="strip">
        <Overdue counts={counts} />
        <DeadLetters waiting={deadLetters} />
        <Rate name="Bounce rate" what="bounces" counts={counts} />
        <Rate name="Complaint rate" what="complaints" counts={counts} />
      </dl>
      <div className="two-panes">
        <Part title="Letters and replies a day" sub={`${healthDays} days, in UTC`} read={counts}>
          {({ days }) => <HealthDays days={days} />}
        </Part>
        <Part title="Replies read by" sub={`${healthDays} days, in UTC`} read={counts}>
          {({ readBy }) => <ReadBy counts={readBy} />}
        </Part>
      </div>
      <div className="two-panes">
        <Part
          title="Replies nobody could read"
          sub="Broken mails, faults of ours, and words about the plan that changed nothing"
          read={unread}
        >
          {(replies) => (
            <Table
              caption="Replies nobody could read"
              columns={unreadColumns}
              rows={replies}
              keyOf={({ userId, replyId }) => `${userId} ${replyId}`}
              empty="None so far."
            />
          )}
        </Part>
        <Part
          title="Errors by kind"
          sub={errors && <ErrorsSince {...errors} />}
          aside={<Link to="/admin/logs">View Logs</Link>}
          read={errors}
        >
          {({ groups }) => (
            <Table
              caption="Errors by kind"
              columns={errorColumns}
              rows={groups}
              keyOf={(group) => `${group.function} ${group.message}`}
              empty="No errors."
            />
          )}
        </Part>
      </div>
    </>
  );
}

interface PartProps<Read> {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly aside?: ReactNode;
  /** Undefined if it could not be read. */
  readonly read: Read | undefined;
  readonly children: (read: Read) => ReactNode;
}

function Part<Read>({ title, sub, aside, read, children }: PartProps<Read>) {
  return (
    <section>
      <header>
        <h3>{title}</h3>
        {aside}
        {sub && <p className="sub">{sub}</p>}
      </header>
      {read === undefined ? <p className="empty">{notRead}</p> : children(read)}
    </section>
  );
}

const notRead = 'This couldn’t be read.';

/** In place of a figure. */
const Unknown = ({ name }: { readonly name: ReactNode }) => (
  <Figure name={name} note={notRead}>
    –
  </Figure>
);

const ago = (at: string): string => agoWords(new Date(at), new Date(serviceNow()));

const Ago = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={momentWords(new Date(at))}>
    {ago(at)}
  </time>
);

/** In the order of a day; what comes once in a life is last. */
const shownStages: readonly (readonly [Stage, GlyphName])[] = [
  ['MORNING_INTENTION', 'ring'],
  ['MIDDAY_CHECKIN', 'bar'],
  ['EVENING_REFLECTION', 'arc'],
  ['DAY0_ACK', 'dot'],
];

interface LastTouchpointProps {
  readonly stage: Stage;
  readonly glyph: GlyphName;
  readonly counts: Counted | undefined;
}

function LastTouchpoint({ stage, glyph, counts }: LastTouchpointProps) {
  const { label, slug } = stageWords[stage];
  const name = (
    <span className={`stage ${slug}`}>
      <Glyph name={glyph} />
      {label}
    </span>
  );
  if (!counts) return <Unknown name={name} />;
  const { date, at } = counts.last[slug] ?? {};
  if (at) {
    return (
      <Figure name={name} note={`Last sent ${momentWords(new Date(at))}`}>
        <Ago at={at} />
      </Figure>
    );
  }
  return (
    <Figure name={name} note={date ? 'Last sent, in UTC' : `Sent in ${healthDays} days`}>
      {date ? dayWords(date) : 'None'}
    </Figure>
  );
}

const lines = (facts: ReactNode, definition: string) => (
  <>
    <span className="facts">{facts}</span>
    {definition}
  </>
);

function Overdue({ counts }: { readonly counts: Counted | undefined }) {
  const name = 'Overdue today';
  if (!counts) return <Unknown name={name} />;
  const { days } = counts;
  const today = days.at(-1);
  const all = sumOf(days.map(({ overdue }) => overdue));
  const late = sumOf(days.map((day) => day.late));
  const facts =
    all === 0
      ? `None in ${healthDays} days`
      : `${counted(all)} in ${healthDays} days, ${counted(late)} of them not sent`;
  return (
    <Figure
      name={name}
      className={today && today.late > 0 ? 'bad' : ''}
      note={lines(
        facts,
        'Touchpoints that went more than 30 minutes after their time, or after 3 hours not at all. One whose schedule never ran isn’t seen here.',
      )}
    >
      {counted(today?.overdue ?? 0)}
    </Figure>
  );
}

function DeadLetters({ waiting }: { readonly waiting: Health['deadLetters'] }) {
  const name = 'Dead letters';
  if (!waiting) return <Unknown name={name} />;
  const { count, oldestAt, isOldest } = waiting;
  const facts = oldestAt ? (
    <>
      The oldest came {!isOldest && 'at least '}
      <Ago at={oldestAt} />
    </>
  ) : (
    'None waiting'
  );
  return (
    <Figure
      name={name}
      className={count > 0 ? 'bad' : ''}
      note={lines(
        count > 0 && !oldestAt ? 'Somebody has them in hand' : facts,
        'Events that were given up after every attempt. They wait 14 days to be handed on again.',
      )}
    >
      {counted(count)}
    </Figure>
  );
}

const percent = (share: number): string => `${share * 100}%`;

interface RateProps {
  readonly name: string;
  readonly what: keyof typeof sesLimits;
  readonly counts: Counted | undefined;
}

function Rate({ name, what, counts }: RateProps) {
  if (!counts) return <Unknown name={name} />;
  const { all, [what]: some } = counts.mail;
  const limits = sesLimits[what];
  const [tone, words] = standings(limits)[standingOf(some, all, limits)];
  const facts = `${counted(some)} of ${counted(all)} mails in ${healthDays} days`;
  return (
    <Figure
      name={name}
      note={lines(
        all === 0 ? `No mails in ${healthDays} days` : facts,
        `${whatCounts[what]} SES reviews an account from ${percent(limits.review)} and may pause it from ${percent(limits.pause)}.`,
      )}
    >
      {rateOf(some, all)}
      {all > 0 && <Badge tone={tone}>{words}</Badge>}
    </Figure>
  );
}

const whatCounts = {
  bounces: 'Hard bounces alone.',
  complaints: 'Letters that people called spam.',
} as const;

const standings = ({ review, pause }: { readonly review: number; readonly pause: number }) =>
  ({
    within: ['green', 'within limits'],
    review: ['orange', `over ${percent(review)}`],
    pause: ['red', `over ${percent(pause)}`],
  }) as const satisfies Record<string, readonly [BadgeTone, string]>;

type Unread = NonNullable<Health['unread']>[number];

const unreadColumns: readonly Column<Unread>[] = [
  {
    title: 'Person',
    kind: 'wide',
    cell: ({ userId, email, replyId }) => (
      <Link to={`/admin#users/${userId}?${new URLSearchParams({ reply: replyId })}`}>
        <Address email={email} />
      </Link>
    ),
  },
  {
    title: 'Answered',
    cell: ({ stage }) => <StageBadge stage={stage} words={stageWords[stage].label} />,
  },
  { title: 'Came', cell: ({ at }) => <Ago at={at} /> },
  { title: 'Logs', cell: ({ traceId, at }) => traceId && <TraceLink id={traceId} at={at} /> },
];

type Errors = NonNullable<Health['errors']>;

function ErrorsSince({ sinceMs, kinds, groups }: Errors) {
  const since = `Since ${momentWords(new Date(sinceMs))}`;
  return kinds > groups.length ? `${since}, the ${groups.length} most frequent of ${kinds}` : since;
}

const errorColumns: readonly Column<Errors['groups'][number]>[] = [
  {
    title: 'Error',
    kind: 'wide',
    cell: ({ message, function: name }) => (
      <>
        {message || 'no message'}
        <div className="sub mono">{name}</div>
      </>
    ),
  },
  { title: 'Times', kind: 'number', cell: ({ count }) => counted(count) },
  {
    title: 'Last',
    // The log has the wall clock.
    cell: ({ lastAt }) => (
      <time dateTime={new Date(lastAt).toISOString()} title={momentWords(new Date(lastAt))}>
        {agoWords(new Date(lastAt), new Date())}
      </time>
    ),
  },
];
