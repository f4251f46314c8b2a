/** Asks for the word DELETE before a person is put away. */
import { useState } from 'react';
import type { UserItem } from '#shared/contract/users.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { TypedWord } from '#web/kit/ui/typed-word.tsx';
import { deleteUser } from './user-actions.ts';

interface UserDialogProps {
  readonly user: UserItem;
  readonly onClose: () => void;
}

const unmet = 'Please type "DELETE" to confirm';

export function DeleteDialog({ user, onClose }: UserDialogProps) {
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (word !== 'DELETE') {
      setError(unmet);
      return alert(unmet);
    }
    setBusy(true);
    const isDone = await deleteUser(user.user_id);
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      title="Delete this user?"
      action="Delete user"
      busyWords="Deleting..."
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <b>{user.email}</b>
      </p>
      <p className="sub">This is a soft delete. You can restore later.</p>
      <TypedWord
        id="delete-word"
        word="DELETE"
        value={word}
        onChange={(value) => {
          setWord(value);
          setError(undefined);
        }}
        error={error}
        disabled={busy}
      />
    </Dialog>
  );
}
