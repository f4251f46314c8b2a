/** All people, newest first: found by address or id, deleted, restored and purged. */
import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#web/kit/call.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure, Notice } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Table } from '#web/kit/ui/table.tsx';
import { useRead, useReadPages } from '#web/kit/use-read.ts';
import { ExportButton, ExportOutcome, useUserExport } from '../downloads/export-users.tsx';
import { useFoundUsers } from './use-found-users.ts';
import { useUserActs } from './use-user-acts.tsx';
import { userColumns } from './user-columns.tsx';
import { filtered } from './user-filter.ts';
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
        <Button kind="ghost" onClick={list.refresh} busy={list.busy} disabled={list.busy}>
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

/** The rows that are loaded and match, with whoever the server finds beyond them. */
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
          <Button kind="ghost" onClick={more} busy={busy} busyWords="Loading..." disabled={busy}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

type Permissions = AnswerOf<'users.permissions'>;

/** Until it is known, and when it cannot be known, nothing can be deleted. */
function Deletes({ permissions }: { readonly permissions: Permissions | undefined }) {
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

interface FilterProps {
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
}

function Filter({ filter, setFilter }: FilterProps) {
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
