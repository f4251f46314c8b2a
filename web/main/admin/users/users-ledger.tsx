/** All people, newest first: found by address or id, deleted, restored and purged. */
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { UserItem } from '#shared/contract/users.ts';
import { usersPerPage } from '#shared/domain/limits.ts';
import { type UserSort, userSorts } from '#shared/domain/user-list.ts';
import { dateWords, momentWords } from '#web/kit/dates.ts';
import { StageBadge, StatusBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Notice } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { useRead, useReadPages } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { ExportButton, ExportOutcome, useUserExport } from '../downloads/export-users.tsx';
import { FoundList } from '../found-list.tsx';
import { useFound, useLast, useRested } from '../use-found-pages.ts';
import { CopyId } from './copy-id.tsx';
import { FindUsers } from './find-users.tsx';
import { type Choice, isFiltered, useChoice } from './use-choice.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useUserActs } from './use-user-acts.tsx';
import { type Acts, type Permissions, UserActButtons } from './user-act-buttons.tsx';
import './users.css';

/** `query` of the address: whom to show, and in which order. */
export function UsersLedger({ query }: { readonly query: string }) {
  const permissions = useRead('users.permissions');
  const { choice, search, change } = useChoice(query);
  const found = useUsers(choice);
  const { list, rows, total } = found;
  const { acts, dialog } = useUserActs();
  const users = useUserExport();
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const keys = useRowKeys(field, frame);

  return (
    <>
      <div className="heading">
        <h1>Currently {total} users in system</h1>
        <span className="fill" />
        <ExportButton users={users} showDeleted={choice.showDeleted} />
        <Button kind="ghost" onClick={list.refresh} busy={list.busy} busyWords="Refreshing...">
          Refresh
        </Button>
      </div>
      <ExportOutcome users={users} />
      <Deletes permissions={permissions} />
      <FindUsers choice={choice} change={change} field={field} toRows={keys.toRows} />
      <div className="found sub">
        <KeyHint {...keys} />
        <span className="count" role="status">
          {countWords(found)}
        </span>
      </div>
      {found.sortedAmong !== undefined && (
        <p className="sub sorted">
          Sorted among the {found.sortedAmong.toLocaleString('en-US')} who signed up last
          {found.isSought && ' and match'}. Filter further to sort more than these.
        </p>
      )}
      <FoundList list={list} found={found} failure="Failed to fetch users. Please try again.">
        <div className="users">
          <Table
            caption="Users"
            columns={userColumns({ permissions, acts, search, choice, change })}
            rows={rows}
            keyOf={({ user_id }) => user_id}
            classOf={({ deleted_at }) => (deleted_at ? 'deleted' : undefined)}
            empty={found.isSought ? 'No users found matching your search.' : 'No users found.'}
            frame={frame}
          />
        </div>
      </FoundList>
      {dialog}
    </>
  );
}

type Found = ReturnType<typeof useUsers>;

/** What the rows are of; while more may match, how many were looked at so far. */
function countWords(found: Found): string {
  const { list, total, isSought, waits, hasMore, goesOn } = found;
  const [count, looked] = [found.all, found.looked].map((one) => one.toLocaleString('en-US'));
  if (goesOn && found.looked > 0) return `Looked at ${looked} of ${total} so far`;
  if (waits || list.pages.length === 0) return '';
  if (found.sortedAmong !== undefined) return `${count} so far, of ${total}`;
  if (!hasMore || !isSought) return `${count} of ${total}`;
  return found.looked > found.all
    ? `${count} found among the first ${looked} of ${total}`
    : `${count} so far, of ${total}`;
}

function KeyHint({ isOn, turn }: Pick<ReturnType<typeof useRowKeys>, 'isOn' | 'turn'>) {
  return (
    <p className="keys">
      {isOn ? (
        <>
          Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens.
        </>
      ) : (
        'The keys / j k are off.'
      )}{' '}
      <button type="button" className="again" onClick={turn}>
        Turn them {isOn ? 'off' : 'on'}
      </button>
    </p>
  );
}

/** Rows that are shown of an answer that brings more at once. */
const shownAtOnce = usersPerPage;

/** The users who match, and those of the search before until the server has answered. */
function useUsers(choice: Choice) {
  const { q: typed, showDeleted, sort, ...filters } = choice;
  const rested = useRested({ q: typed });
  const isSought = rested.isFiltered || isFiltered(choice);
  const query = {
    showDeleted: showDeleted ? ('true' as const) : ('false' as const),
    ...rested.query,
    ...(sort !== userSorts[0] && { sort }),
    ...filters,
  };
  const list = useReadPages('users.list', { query }, ({ nextCursor }) => nextCursor ?? undefined, {
    keep: true,
    fresh: isSought,
  });
  const { pages, outdated } = list;
  const { rows: all, ...found } = useFound(list, rested.isTyping, 1);
  const name = JSON.stringify(query);
  const [shown, setShown] = useState({ name, rows: shownAtOnce });
  const most = shown.name === name ? shown.rows : shownAtOnce;
  // A page that was asked for is shown as it is.
  const rows = pages.length > 1 ? all : all.slice(0, most);
  const showMore = () => setShown({ name, rows: most + shownAtOnce });
  const total = useLast(pages[0]?.total);
  return {
    ...found,
    list,
    rows,
    all: all.length,
    total: total?.toLocaleString('en-US') ?? '…',
    looked: pages.reduce((sum, { looked = 0 }) => sum + looked, 0),
    sortedAmong: outdated ? undefined : pages[0]?.sortedAmong,
    hasMore: list.more !== undefined,
    more: rows.length < all.length ? showMore : found.more,
    isSought,
  };
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

interface ColumnsOf extends Pick<ReturnType<typeof useChoice>, 'choice' | 'search' | 'change'> {
  readonly permissions: Permissions;
  readonly acts: Acts;
}

/** A title that sorts: the one order at first, and then turned. */
function sortBy(one: UserSort, { choice: { sort }, change }: Pick<ColumnsOf, 'choice' | 'change'>) {
  const other = userSorts.find((it) => it !== one && it.replace('-', '') === one.replace('-', ''));
  const isBy = sort === one || sort === other;
  const order = sort.startsWith('-') ? ('descending' as const) : ('ascending' as const);
  return {
    order: isBy ? order : ('none' as const),
    turn: () => change({ sort: sort === one && other ? other : one }),
  };
}

/** The columns of the table of people. */
const userColumns = ({
  permissions,
  acts,
  search,
  choice,
  change,
}: ColumnsOf): readonly Column<UserItem>[] => [
  { title: '#', kind: 'number', cell: ({ row_number }) => row_number },
  {
    title: 'Email',
    kind: 'wide',
    cell: ({ user_id, email }) => (
      <Link className="struck" to={`#users/${user_id}${search}`}>
        <Address email={email} />
      </Link>
    ),
  },
  { title: 'UUID', cell: ({ user_id }) => <CopyId id={user_id} /> },
  {
    title: 'Created',
    sort: sortBy('-created', { choice, change }),
    cell: ({ created_at }) => <Dated at={created_at} />,
  },
  {
    title: 'Last Message',
    sort: sortBy('-last_message', { choice, change }),
    cell: ({ last_message_at }) => <Dated at={last_message_at} />,
  },
  {
    title: 'Stage',
    sort: sortBy('stage', { choice, change }),
    cell: ({ last_stage }) => <StageBadge stage={last_stage} />,
  },
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
