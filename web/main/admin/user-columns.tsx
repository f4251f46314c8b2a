/** The columns of the table of people, and what can be done to each row. */
import { Link } from 'react-router-dom';
import type { UserItem } from '#shared/contract/users.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { dateWords } from '#web/kit/dates.ts';
import { StageBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import type { Column } from '#web/kit/ui/table.tsx';
import { CopyId } from './copy-id.tsx';

export interface Acts {
  /** The id of the row that is being brought back. */
  readonly restoring: string | undefined;
  readonly remove: (user: UserItem) => void;
  readonly restore: (user: UserItem) => Promise<void>;
  readonly purge: (user: UserItem) => void;
}

type Permissions = AnswerOf<'users.permissions'> | undefined;

export const userColumns = (permissions: Permissions, acts: Acts): readonly Column<UserItem>[] => [
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
    cell: (user) => <Actions user={user} permissions={permissions} acts={acts} />,
  },
];

const Dated = ({ at }: { readonly at: string | undefined }) =>
  at ? <time dateTime={at}>{dateWords(new Date(at))}</time> : '—';

interface ActionsProps {
  readonly user: UserItem;
  readonly permissions: Permissions;
  readonly acts: Acts;
}

function Actions({ user, permissions, acts }: ActionsProps) {
  const { canDelete = false, canPurge = false } = permissions ?? {};
  const isDeleted = Boolean(user.deleted_at);
  if (!canDelete) return <span className="sub">{isDeleted ? 'Restore' : 'Delete'} disabled</span>;
  return (
    <>
      {isDeleted ? (
        <Button
          kind="ghost"
          onClick={() => void acts.restore(user)}
          disabled={acts.restoring !== undefined}
          busy={acts.restoring === user.user_id}
          busyWords="Restoring..."
        >
          Restore
        </Button>
      ) : (
        <Button kind="ghost" onClick={() => acts.remove(user)}>
          Delete
        </Button>
      )}
      {canPurge && (
        <Button kind="risky" onClick={() => acts.purge(user)}>
          Purge
        </Button>
      )}
    </>
  );
}
