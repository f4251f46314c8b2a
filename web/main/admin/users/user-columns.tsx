/** The columns of the table of people. */
import { Link } from 'react-router-dom';
import type { UserItem } from '#shared/contract/users.ts';
import { dateWords } from '#web/kit/dates.ts';
import { StageBadge } from '#web/kit/ui/badge.tsx';
import type { Column } from '#web/kit/ui/table.tsx';
import { CopyId } from './copy-id.tsx';
import { type Acts, type Permissions, UserActButtons } from './user-act-buttons.tsx';

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
    cell: (user) => <UserActButtons user={user} permissions={permissions} acts={acts} />,
  },
];

const Dated = ({ at }: { readonly at: string | undefined }) =>
  at ? <time dateTime={at}>{dateWords(new Date(at))}</time> : '—';
