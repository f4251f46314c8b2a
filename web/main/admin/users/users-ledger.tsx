/** All people, newest first: found by address or id, deleted, restored and purged. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { UserItem } from '#shared/contract/users.ts';
import { dateWords, momentWords } from '#web/kit/dates.ts';
import { StageBadge, StatusBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure, Notice } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { useRead, useReadPages } from '#web/kit/use-read.ts';
import { ExportButton, ExportOutcome, useUserExport } from '../downloads/export-users.tsx';
import { CopyId } from './copy-id.tsx';
import { useUserActs } from './use-user-acts.tsx';
import { type Acts, type Permissions, UserActButtons } from './user-act-buttons.tsx';
import './users.css';

/** `query` of the address: what is searched for, and whether the deleted are shown. */
export function UsersLedger({ query }: { readonly query: string }) {
  const permissions = useRead('users.permissions');
  const { filter, setFilter, showDeleted, setShowDeleted, search } = useSearch(query);
  const found = useUsers(filter, showDeleted);
  const { list, rows, total, isKnown } = found;
  const { acts, dialog } = useUserActs();
  const users = useUserExport();

  return (
    <>
      <div className="heading">
        <h1>Currently {total} users in system</h1>
        <span className="fill" />
        <ExportButton users={users} showDeleted={showDeleted} />
        <Button kind="ghost" onClick={list.refresh} busy={list.busy}>
          Refresh
        </Button>
      </div>
      <ExportOutcome users={users} />
      <Deletes permissions={permissions} />
      <div className="find-users">
        <Filter filter={filter} setFilter={setFilter} />
        <label className="check">
          <input
            type="checkbox"
            checked={showDeleted}
            onChange={(event) => setShowDeleted(event.target.checked)}
          />
          Show deleted
        </label>
        <span className="sub count" role="status">
          {isKnown && `${rows.length.toLocaleString('en-US')} of ${total}`}
        </span>
      </div>
      <Listed found={found}>
        <Table
          caption="Users"
          columns={userColumns(permissions, acts, search)}
          rows={rows}
          keyOf={({ user_id }) => user_id}
          classOf={({ deleted_at }) => (deleted_at ? 'deleted' : undefined)}
          empty={filter.trim() ? 'No users found matching your search.' : 'No users found.'}
        />
      </Listed>
      {dialog}
    </>
  );
}

/** What is searched for stands in the address, too: it is there again after a user's page. */
function useSearch(query: string) {
  const [start] = useState(() => new URLSearchParams(query));
  const [filter, setFilter] = useState(start.get('q') ?? '');
  const [showDeleted, setShowDeleted] = useState(start.has('deleted'));
  const named = new URLSearchParams({
    ...(filter && { q: filter }),
    ...(showDeleted && { deleted: '' }),
  });
  const search = named.size > 0 ? `?${named}` : '';
  // Past the router, which would take the focus out of the field; and again after its own changes.
  const { key } = useLocation();
  useEffect(() => history.replaceState(history.state, '', `#users${search}`), [search, key]);
  return { filter, setFilter, showDeleted, setShowDeleted, search };
}

/** Waits until typing rests before it asks the server. */
const restMs = 250;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The last value that was known. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The users who match, and those of the search before until the server has answered. */
function useUsers(filter: string, showDeleted: boolean) {
  const asked = filter.trim();
  const q = useRested(asked);
  const list = useReadPages(
    'users.list',
    { query: { showDeleted: showDeleted ? 'true' : 'false', ...(q && { q }) } },
    ({ nextCursor }) => nextCursor ?? undefined,
    { keep: true, fresh: q !== '' },
  );
  const { pages, error, more, loading, busy, outdated } = list;
  const rows = pages.flatMap(({ items }) => items);
  const total = useLast(pages[0]?.total);
  const none = rows.length === 0;
  // A page without a match may come before one that has some.
  const goesOn = none && more !== undefined && !error;
  useEffect(() => {
    if (goesOn && !busy) more();
  }, [goesOn, busy, more]);
  const searching = q !== asked || outdated || goesOn;
  const waits = loading || (none && (searching || busy) && !error);
  return {
    list,
    rows,
    total: total?.toLocaleString('en-US') ?? '…',
    searching,
    waits,
    isKnown: pages.length > 0 && !waits && !(none && more),
  };
}

interface ListedProps {
  readonly found: ReturnType<typeof useUsers>;
  readonly children: ReactNode;
}

function Listed({ found: { list, searching, waits, isKnown }, children }: ListedProps) {
  const { error, busy, refresh, more } = list;
  const words = 'Failed to fetch users. Please try again.';
  return (
    <>
      {error && <Failure words={words} retry={refresh} busy={busy} />}
      {waits && <Skeleton lines={8} />}
      {isKnown && (
        <div className={searching ? 'searching' : undefined} aria-busy={searching}>
          {children}
        </div>
      )}
      {more && !waits && (
        <p className="more">
          <Button kind="ghost" onClick={more} busy={busy} busyWords="Loading...">
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

/** Until it is known, nothing can be deleted, and nothing is said to be off. */
function Deletes({ permissions: { data, loading } }: { permissions: Permissions }) {
  if (loading) return <Skeleton lines={1} />;
  const can = data?.canDelete === true;
  return (
    <Notice
      tone={can ? 'ok' : 'gray'}
      title={can ? 'Admin deletes are enabled' : 'Admin deletes are disabled'}
    >
      {data?.reason}
    </Notice>
  );
}

function Filter({ filter, setFilter }: { filter: string; setFilter: (filter: string) => void }) {
  const words = 'Search by email or UUID';
  return (
    <>
      <label className="vh" htmlFor="user-filter">
        {words}
      </label>
      <input
        id="user-filter"
        className="inp"
        type="search"
        placeholder={words}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
    </>
  );
}

/** The columns of the table of people. */
const userColumns = (
  permissions: Permissions,
  acts: Acts,
  search: string,
): readonly Column<UserItem>[] => [
  { title: '#', kind: 'number', cell: ({ row_number }) => row_number },
  {
    title: 'Email',
    kind: 'wide',
    cell: ({ user_id, email }) => (
      <Link className="struck" to={`#users/${user_id}${search}`}>
        {email}
      </Link>
    ),
  },
  { title: 'UUID', cell: ({ user_id }) => <CopyId id={user_id} /> },
  { title: 'Created', cell: ({ created_at }) => <Dated at={created_at} /> },
  { title: 'Last Message', cell: ({ last_message_at }) => <Dated at={last_message_at} /> },
  { title: 'Stage', cell: ({ last_stage }) => <StageBadge stage={last_stage} /> },
  { title: 'Status', cell: ({ status }) => status && <StatusBadge status={status} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (user) => <UserActButtons user={user} permissions={permissions} acts={acts} />,
  },
];

const Dated = ({ at }: { at: string | undefined }) =>
  at ? (
    <time dateTime={at} title={momentWords(new Date(at))}>
      {dateWords(new Date(at))}
    </time>
  ) : (
    '—'
  );
