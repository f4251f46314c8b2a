/** Who may be mailed: how many, one person at a time, who left, what bounced or was put aside. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Departure, Trouble } from '#shared/contract/compliance.ts';
import { countedStatuses, statusWords } from '#shared/domain/subscription-status.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { momentWords } from '#web/kit/dates.ts';
import { Badge, type BadgeTone, StatusBadge } from '#web/kit/ui/badge.tsx';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { type Read, useRead } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { Figure, Panel } from '../panel.tsx';
import { TabHeading } from '../tab-heading.tsx';
import { FindPerson } from './find-person.tsx';
import { Quarantine, useQuarantine } from './quarantine.tsx';
import './compliance.css';

type Stats = AnswerOf<'compliance.stats'>;
const statsFailed = 'Failed to load email compliance statistics';

export function Compliance() {
  const stats = useRead('compliance.stats');
  const troubles = useRead('compliance.troubles');
  const quarantined = useQuarantine();
  useAlert(stats.error && statsFailed);

  return (
    <>
      <TabHeading title="Compliance" reads={[stats, troubles, quarantined]} />
      <div className="stack">
        <section className="panel">
          <Loaded read={stats} failure={statsFailed} lines={5}>
            {(answer) => <Counts stats={answer} />}
          </Loaded>
        </section>
        <FindPerson />
        {/* One place says that it failed. */}
        {(stats.data || !stats.error) && <Departures stats={stats} />}
        <Troubles troubles={troubles} />
        <Quarantine quarantined={quarantined} />
      </div>
    </>
  );
}

/** Alerts once each time the words appear. */
function useAlert(words: string | undefined) {
  useEffect(() => {
    if (words) alert(words);
  }, [words]);
}

function Counts({ stats }: { stats: Stats }) {
  const { total, deleted } = stats;
  const counted = countedStatuses.filter((status) => stats[status] !== undefined);
  return (
    <>
      <dl className="strip">
        {counted.map((status) => (
          <Figure key={status} name={statusWords[status]}>
            {stats[status].toLocaleString('en-US')}
          </Figure>
        ))}
      </dl>
      {total !== undefined && <p className="definition">{totalWords(total, deleted)}</p>}
    </>
  );
}

const totalWords = (total: number, deleted: number): string =>
  `Everyone in the users table, once each: together ${total.toLocaleString('en-US')}. Paused ` +
  'includes planned pauses, and lasts until the first letter after it. ' +
  `${deleted.toLocaleString('en-US')} deleted ${deleted === 1 ? 'user isn’t' : 'users aren’t'} ` +
  'counted here.';

function Departures({ stats }: { stats: Read<Stats> }) {
  return (
    <Panel title="Recent Unsubscribe Events">
      <Loaded read={stats} failure={statsFailed}>
        {({ lastUnsubs }) => (
          <Table
            caption="Recent Unsubscribe Events"
            columns={departureColumns}
            rows={lastUnsubs ?? []}
            keyOf={({ email, unsubscribedAt }) => `${email} ${unsubscribedAt}`}
            empty="No recent unsubscribe events"
          />
        )}
      </Loaded>
    </Panel>
  );
}

const departureColumns: readonly Column<Departure>[] = [
  {
    title: 'Email',
    kind: 'wide',
    cell: ({ email, status }) => (
      <>
        <Address email={email} />
        {status && status !== 'unsubscribed' && (
          <div className="sub">
            By now <StatusBadge status={status} />
          </div>
        )}
      </>
    ),
  },
  { title: 'User', kind: 'number', cell: ({ userNumber }) => userNumber },
  { title: 'Left', cell: ({ unsubscribedAt }) => <Moment at={unsubscribedAt} /> },
];

function Troubles({ troubles }: { troubles: Read<AnswerOf<'compliance.troubles'>> }) {
  return (
    <Panel
      title="Bounces and complaints"
      sub="The newest; a hard bounce or a complaint ends the letters"
    >
      <Loaded read={troubles}>
        {({ items }) => (
          <Table
            caption="Bounces and complaints"
            columns={troubleColumns}
            rows={items ?? []}
            keyOf={({ userId, at, kind }) => `${userId} ${at} ${kind}`}
            empty="No bounces and no complaints"
          />
        )}
      </Loaded>
    </Panel>
  );
}

const troubleWords: Readonly<Record<Trouble['kind'], readonly [BadgeTone, string]>> = {
  'soft-bounce': ['gray', 'Soft bounce'],
  'hard-bounce': ['orange', 'Hard bounce'],
  listed: ['orange', 'On the suppression list'],
  complaint: ['red', 'Complaint'],
};

const troubleColumns: readonly Column<Trouble>[] = [
  {
    title: 'Email',
    kind: 'wide',
    cell: ({ userId, email }) => (
      <Link to={`#users/${userId}`}>
        <Address email={email} />
      </Link>
    ),
  },
  { title: 'User', kind: 'number', cell: ({ userNumber }) => userNumber },
  {
    title: 'What',
    cell: ({ kind }) => {
      const [tone, words] = troubleWords[kind];
      return <Badge tone={tone}>{words}</Badge>;
    },
  },
  { title: 'When', cell: ({ at }) => <Moment at={at} /> },
  { title: 'By now', cell: ({ status }) => status && <StatusBadge status={status} /> },
];

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentWords(new Date(at))}</time>;
