/** One person as the service knows them: rhythm, today's list, letters, replies, and the mail. */
import { Link, useNavigate } from 'react-router-dom';
import type { AnswerOf } from '#web/kit/call.ts';
import { StatusBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { NotOk, useRead, useReadPages } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { CopyId } from './copy-id.tsx';
import { useUserActs } from './use-user-acts.tsx';
import { UserActButtons } from './user-act-buttons.tsx';
import { UserHistory } from './user-history.tsx';
import { Consents, OtherMails, Profile, UserToday } from './user-profile.tsx';
import './user-view.css';

export type Shown = AnswerOf<'users.show'>;

interface UserViewProps {
  readonly userId: string;
  /** The address of the list that the person was found in. */
  readonly list: string;
  /** The id of the reply to show at once. */
  readonly reply?: string | undefined;
}

export function UserView({ userId, list, reply }: UserViewProps) {
  const asked = { params: { user_id: userId }, query: {} };
  const history = useReadPages('users.show', asked, ({ next }) => next ?? undefined, {
    as: 'before',
  });
  const { pages, error, loading, busy, refresh } = history;
  // Don't show an erased person from the cache.
  const isGone = error instanceof NotOk && error.status === 404;
  const shown = isGone ? undefined : pages[0];

  return (
    <>
      <p className="back">
        <Link to={list}>All users</Link>
      </p>
      {!shown && !isGone && <h1 className="vh">One user</h1>}
      {isGone && (
        <>
          <h1>There is no user with that id.</h1>
          <p className="sub">They may have been purged. Look for them by address in the table.</p>
        </>
      )}
      {error && !isGone && (
        <Failure words="This user could not be read." retry={refresh} busy={busy} />
      )}
      {loading && <Skeleton lines={8} />}
      {shown && (
        <>
          <Heading shown={shown} list={list} busy={busy} refresh={refresh} />
          <div className="major-minor">
            <div className="stack">
              <UserToday today={shown.today} />
              <UserHistory userId={userId} history={history} reply={reply} />
            </div>
            <div className="stack">
              <Profile shown={shown} />
              <Consents consents={shown.consents} />
              <OtherMails userId={userId} mails={pages.flatMap(({ mails }) => mails)} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

interface HeadingProps extends Pick<UserViewProps, 'list'> {
  readonly shown: Shown;
  readonly busy: boolean;
  readonly refresh: () => void;
}

function Heading({ shown: { user }, list, busy, refresh }: HeadingProps) {
  const navigate = useNavigate();
  const permissions = useRead('users.permissions');
  const { acts, dialog } = useUserActs(() => void navigate(list));
  return (
    <div className="heading person">
      <h1>
        <Address email={user.email} />
      </h1>
      {user.status && <StatusBadge status={user.status} />}
      <CopyId id={user.user_id} />
      <span className="fill" />
      <UserActButtons user={user} permissions={permissions} acts={acts} />
      <Button kind="ghost" onClick={refresh} busy={busy} busyWords="Refreshing...">
        Refresh
      </Button>
      {dialog}
    </div>
  );
}
