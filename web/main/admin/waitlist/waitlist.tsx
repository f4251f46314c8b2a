/** The waitlist: how many wait and how they came, each of them, and an invitation for one. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingItem } from '#shared/contract/waitlist.ts';
import { type AnswerOf, call } from '#web/kit/call.ts';
import { dateWords, momentWords } from '#web/kit/dates.ts';
import { Badge, StatusBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { useReadPages } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { ChartPanel } from '../analytics/chart-panel.tsx';
import { joined } from '../analytics/charts.ts';
import { FoundList } from '../found-list.tsx';
import { Panel } from '../panel.tsx';
import { SaveList } from '../save-list.tsx';
import { TabHeading } from '../tab-heading.tsx';
import { useFound, useLast, useRested } from '../use-found-pages.ts';
import { type Invites, outcomeWords, useInvites } from './use-invites.ts';
import './waitlist.css';

type Figures = NonNullable<AnswerOf<'waitlist.list'>['figures']>;

const failed = 'The waitlist could not be read.';

export function Waitlist() {
  const [filter, setFilter] = useState('');
  const { query, isFiltered, isTyping } = useRested({ q: filter });
  const list = useReadPages(
    'waitlist.list',
    { query },
    ({ nextCursor }) => nextCursor ?? undefined,
    {
      keep: true,
      fresh: isFiltered,
    },
  );
  const found = useFound(list, isTyping);
  const { rows, isKnown } = found;
  const figures = useLast(list.pages[0]?.figures);
  const invites = useInvites();

  return (
    <>
      <TabHeading title="Waitlist" reads={[list]} />
      {figures ? <Summary figures={figures} /> : list.loading && <SummaryToCome />}
      {!figures && list.error ? (
        <Failure words={failed} retry={list.refresh} busy={list.busy} />
      ) : (
        <>
          <div className="find-waiting">
            <label className="vh" htmlFor="waiting-filter">
              Search by email
            </label>
            <input
              id="waiting-filter"
              className="inp"
              type="search"
              placeholder="Search by email"
              autoComplete="off"
              spellCheck={false}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
            <span className="sub" role="status">
              {isKnown && figures && countWords(rows.length, figures.total)}
            </span>
            <span className="fill" />
            <SaveList
              read={(page) => call('waitlist.list', { query: { ...query, ...page, file: 'true' } })}
              file="waitlist"
              columns={columns}
            />
          </div>
          <FoundList list={list} found={found} failure={failed}>
            <Table
              caption="People who wait"
              columns={waitingColumns(invites)}
              rows={rows}
              keyOf={({ email }) => email}
              empty={
                isFiltered ? 'Nobody on the waitlist matches your search.' : 'Nobody waits yet.'
              }
            />
          </FoundList>
          <span className="vh" role="status">
            {invites.said}
          </span>
        </>
      )}
    </>
  );
}

const counted = (count: number): string => count.toLocaleString('en-US');

const countWords = (shown: number, total: number): string =>
  `${counted(shown)} of ${counted(total)}`;

function Summary({ figures: { total, sources, days } }: { readonly figures: Figures }) {
  return (
    <div className="major-minor">
      <ChartPanel {...joined} span={{ days, each: 'day' }} range={`these ${days.length} days`} />
      <Panel title="On the waitlist">
        <p className="waiting-total">{counted(total)}</p>
        <dl className="pairs">
          {Object.entries(sources).map(([source, count]) => (
            <div key={source}>
              <dt>{source.replaceAll('_', ' ')}</dt>
              <dd className="digits">{counted(count)}</dd>
            </div>
          ))}
        </dl>
        <p className="definition">
          Each address once, invited or not. Erased people leave the total and the sources; the days
          keep what happened.
        </p>
      </Panel>
    </div>
  );
}

const SummaryToCome = () => (
  <div className="major-minor">
    <Panel title="Joined per day" className="chart">
      <Skeleton lines={10} />
    </Panel>
    <Panel title="On the waitlist">
      <Skeleton lines={6} />
    </Panel>
  </div>
);

const columns: readonly (readonly [string, (row: WaitingItem) => string | undefined])[] = [
  ['Email', ({ email }) => email],
  ['Joined', ({ joined_at }) => joined_at],
  ['Time zone', ({ zone }) => zone],
  ['Source', ({ source }) => source],
  ['Status', ({ status }) => status ?? 'waiting'],
];

const waitingColumns = (invites: Invites): readonly Column<WaitingItem>[] => [
  {
    title: 'Email',
    kind: 'wide',
    cell: ({ email, user_id }) =>
      user_id ? (
        <Link to={`#users/${user_id}`}>
          <Address email={email} />
        </Link>
      ) : (
        <span>
          <Address email={email} />
        </span>
      ),
  },
  {
    title: 'Joined',
    cell: ({ joined_at }) => (
      <time dateTime={joined_at} title={momentWords(new Date(joined_at))}>
        {dateWords(new Date(joined_at))}
      </time>
    ),
  },
  { title: 'Time zone', cell: ({ zone }) => zone?.replaceAll('_', ' ') ?? '—' },
  { title: 'Source', cell: ({ source }) => source.replaceAll('_', ' ') },
  {
    title: 'Status',
    cell: ({ email, status }) => {
      const known = invites.results.get(email)?.status ?? status;
      return known ? <StatusBadge status={known} /> : <Badge>Waiting</Badge>;
    },
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (person) => <InviteCell person={person} invites={invites} />,
  },
];

function InviteCell({ person, invites }: { person: WaitingItem; invites: Invites }) {
  const result = invites.results.get(person.email);
  if (result?.outcome) return <span className="sub">{outcomeWords[result.outcome]}</span>;
  // Nobody is invited twice.
  if (!person.can_invite) return null;
  return (
    <>
      {result?.failure && <span className="bad invite-failure">{result.failure}</span>}
      <Button
        kind="ghost"
        busy={invites.asking === person.email}
        busyWords="Inviting..."
        disabled={invites.asking !== undefined}
        onClick={() => invites.ask(person.email)}
      >
        Invite
        <span className="vh"> {person.email}</span>
      </Button>
    </>
  );
}
