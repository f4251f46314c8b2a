/** All people, newest first: found by address or id, deleted, restored and purged. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { UserItem } from '#shared/contract/users.ts';
import { call } from '#web/kit/call.ts';
import { dateWords } from '#web/kit/dates.ts';
import { StageBadge } from '#web/kit/ui/badge.tsx';
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

export function UsersLedger() {
  const permissions = useRead('users.permissions').data;
  const [showDeleted, setShowDeleted] = useState(false);
  const [filter, setFilter] = useState('');
  const { rows, total, list } = useUsers(filter, showDeleted);
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
          {list.pages.length > 0 && `${rows.length.toLocaleString('en-US')} of ${total}`}
        </span>
      </div>
      <Listed list={list}>
        <Table
          caption="Users"
          columns={userColumns(permissions, acts)}
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

/** The loaded rows that match, and any others that the server finds. */
function useUsers(filter: string, showDeleted: boolean) {
  const list = useReadPages(
    'users.list',
    { query: { showDeleted: showDeleted ? 'true' : 'false' } },
    ({ nextCursor }) => nextCursor ?? undefined,
  );
  const found = useFoundUsers(filter, showDeleted, list.asOf);
  const loaded = list.pages.flatMap(({ items }) => items ?? []);
  const total = list.pages[0]?.total ?? loaded.length;
  return {
    list,
    rows: filtered([...loaded, ...found], filter),
    total: list.pages.length > 0 ? total.toLocaleString('en-US') : '…',
  };
}

interface ListedProps {
  readonly list: ReturnType<typeof useUsers>['list'];
  readonly children: ReactNode;
}

function Listed({ list: { pages, error, loading, busy, refresh, more }, children }: ListedProps) {
  const words = 'Failed to fetch users. Please try again.';
  return (
    <>
      {error && <Failure words={words} retry={refresh} busy={busy} />}
      {loading && <Skeleton lines={8} />}
      {pages.length > 0 && children}
      {more && (
        <p className="more">
          <Button kind="ghost" onClick={more} busy={busy} busyWords="Loading...">
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

/** Until it is known, nothing can be deleted. */
function Deletes({ permissions }: { permissions: Permissions }) {
  const can = permissions?.canDelete === true;
  return (
    <Notice
      tone={can ? 'ok' : 'gray'}
      title={can ? 'Admin deletes are enabled' : 'Admin deletes are disabled'}
    >
      {permissions?.reason}
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
const userColumns = (permissions: Permissions, acts: Acts): readonly Column<UserItem>[] => [
  { title: '#', kind: 'number', cell: ({ row_number }) => row_number },
  {
    title: 'Email',
    cell: ({ user_id, email }) => (
      <Link className="struck" to={`#users/${user_id}`}>
        {email}
      </Link>
    ),
  },
  { title: 'UUID', cell: ({ user_id }) => <CopyId id={user_id} /> },
  { title: 'Created', cell: ({ created_at }) => <Dated at={created_at} /> },
  { title: 'Last Message', cell: ({ last_message_at }) => <Dated at={last_message_at} /> },
  { title: 'Stage', cell: ({ last_stage }) => <StageBadge stage={last_stage} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (user) => <UserActButtons user={user} permissions={permissions} acts={acts} />,
  },
];

const Dated = ({ at }: { at: string | undefined }) =>
  at ? <time dateTime={at}>{dateWords(new Date(at))}</time> : '—';

/** Waits until typing rests before it asks the server. */
const restMs = 250;

/** Asks again when the list was refreshed (`asOf`): somebody may be gone. */
function useFoundUsers(filter: string, showDeleted: boolean, asOf: number): readonly UserItem[] {
  const [found, setFound] = useState<readonly UserItem[]>([]);
  const q = askable(filter);

  useEffect(() => setFound([]), [q, showDeleted]);
  useEffect(() => {
    if (q === undefined) return;
    let isStale = false;
    const query = { q, showDeleted: showDeleted ? 'true' : 'false' } as const;
    const timer = setTimeout(async () => {
      // A failed search finds nobody; the loaded rows stand.
      const answer = await call('users.list', { query }).catch(() => undefined);
      if (!isStale) setFound(answer?.items ?? []);
    }, restMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, showDeleted, asOf]);

  return found;
}

/** Part of an address or of an id, whatever its case; each person once, newest first. */
function filtered(rows: readonly UserItem[], filter: string): readonly UserItem[] {
  const part = filter.trim().toLowerCase();
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return [...byId.values()]
    .filter(({ email, user_id }) => [email, user_id].some((text) => hasPart(text, part)))
    .toSorted((a, b) => b.row_number - a.row_number);
}

const hasPart = (text: string, part: string): boolean => text.toLowerCase().includes(part);

const wholeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idStart = /^[0-9a-f]{8}$/i;

/** What to ask the server for; undefined for a part of a name. */
function askable(filter: string): string | undefined {
  const asked = filter.trim();
  return [wholeAddress, wholeId, idStart].some((whole) => whole.test(asked)) ? asked : undefined;
}
