/** What can be done to a person, as far as the administrator may. */
import type { UserItem } from '#shared/contract/users.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { Button } from '#web/kit/ui/button.tsx';
import type { Read } from '#web/kit/use-read.ts';

export interface Acts {
  /** The id of the user who is being restored. */
  readonly restoring: string | undefined;
  readonly remove: (user: UserItem) => void;
  readonly restore: (user: UserItem) => Promise<void>;
  readonly purge: (user: UserItem) => void;
}

/** Without data, because it isn't known yet or can't be known, nothing is allowed. */
export type Permissions = Pick<Read<AnswerOf<'users.permissions'>>, 'data' | 'loading'>;

interface UserActButtonsProps {
  readonly user: UserItem;
  readonly permissions: Permissions;
  readonly acts: Acts;
}

export function UserActButtons({ user, permissions, acts }: UserActButtonsProps) {
  if (permissions.loading) return <span className="waiting">…</span>;
  const { canDelete = false, canPurge = false } = permissions.data ?? {};
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
