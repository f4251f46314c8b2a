/** What is done to a person, and the dialog that asks before it. */
import { useState } from 'react';
import type { UserItem } from '#shared/contract/users.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import type { Acts } from './user-act-buttons.tsx';
import { restoreUser } from './user-actions.ts';

export function useUserActs(onPurged?: () => void) {
  const [asking, setAsking] = useState<{ readonly what: 'delete' | 'purge'; user: UserItem }>();
  const [restoring, setRestoring] = useState<string>();
  const close = () => setAsking(undefined);
  const acts: Acts = {
    restoring,
    remove: (user) => setAsking({ what: 'delete', user }),
    purge: (user) => setAsking({ what: 'purge', user }),
    async restore({ user_id }) {
      setRestoring(user_id);
      await restoreUser(user_id);
      setRestoring(undefined);
    },
  };
  const dialogs = {
    delete: (user: UserItem) => <DeleteDialog user={user} onClose={close} />,
    purge: (user: UserItem) => (
      <PurgeDialog user={user} onClose={close} {...(onPurged && { onPurged })} />
    ),
  };
  return { acts, dialog: asking && dialogs[asking.what](asking.user) };
}
