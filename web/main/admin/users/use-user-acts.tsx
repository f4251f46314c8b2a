/** What is done to a person, and the dialog that asks before it. */
import { useState } from 'react';
import type { UserItem } from '#shared/contract/users.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Notice } from '#web/kit/ui/notice.tsx';
import { TypedWord } from '#web/kit/ui/typed-word.tsx';
import { readAgain } from '#web/kit/use-read.ts';
import type { Acts } from './user-act-buttons.tsx';

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

const unmet = 'Please type "DELETE" to confirm';

/** Asks for the word DELETE before a soft delete. */
function DeleteDialog({ user, onClose }: { user: UserItem; onClose: () => void }) {
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

interface PurgeDialogProps {
  readonly user: UserItem;
  readonly onClose: () => void;
  /** Before the dialog closes, when the person is gone. */
  readonly onPurged?: () => void;
}

interface Typed {
  readonly word: string;
  readonly email: string;
  readonly understood: boolean;
}

const unmetWords = {
  word: 'Please type "PURGE" to confirm',
  email: 'Please enter the exact email address to confirm',
  understood: 'Please check the confirmation box',
} as const;

type Unmet = keyof typeof unmetWords;

/** The first condition that is not met. */
function unmetOf({ word, email, understood }: Typed, user: UserItem): Unmet | undefined {
  if (word !== 'PURGE') return 'word';
  if (email !== user.email) return 'email';
  return understood ? undefined : 'understood';
}

/** Asks for the word PURGE, the exact address and a tick before a person is erased for good. */
function PurgeDialog({ user, onClose, onPurged }: PurgeDialogProps) {
  const { typed, change, unmet, busy, confirm } = usePurge(user, () => {
    onPurged?.();
    onClose();
  });
  const errorOf = (part: Unmet) => (unmet === part ? unmetWords[part] : undefined);

  return (
    <Dialog
      title="Permanently purge this user?"
      action="Purge user"
      busyWords="Purging..."
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Notice tone="danger" title="This cannot be undone.">
        Every letter, reply, list and schedule of this person is erased.
      </Notice>
      <TypedWord
        id="purge-word"
        word="PURGE"
        value={typed.word}
        onChange={(word) => change({ word })}
        error={errorOf('word')}
        disabled={busy}
      />
      <TypedWord
        id="purge-email"
        word={user.email}
        value={typed.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
        disabled={busy}
      />
      <Understood
        checked={typed.understood}
        onChange={(understood) => change({ understood })}
        error={errorOf('understood')}
        disabled={busy}
      />
    </Dialog>
  );
}

function usePurge(user: UserItem, onPurged: () => void) {
  const [typed, setTyped] = useState<Typed>({ word: '', email: '', understood: false });
  const [unmet, setUnmet] = useState<Unmet>();
  const [busy, setBusy] = useState(false);

  function change(part: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...part }));
    setUnmet(undefined);
  }

  async function confirm() {
    const missing = unmetOf(typed, user);
    setUnmet(missing);
    if (missing) return alert(unmetWords[missing]);
    setBusy(true);
    const isDone = await purgeUser(user.user_id, typed.email);
    setBusy(false);
    if (isDone) onPurged();
  }

  return { typed, change, unmet, busy, confirm };
}

interface UnderstoodProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

function Understood({ checked, onChange, error, disabled }: UnderstoodProps) {
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'understood-error' })}
        />
        I understand this permanently removes all data
      </label>
      {error && <FieldError id="understood-error">{error}</FieldError>}
    </div>
  );
}

/** Runs an act and alerts its outcome; true if it succeeded. */
async function done(verb: string, success: string, run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
  } catch (problem) {
    alert(failureWords(verb, problem));
    return false;
  }
  alert(success);
  void readAgain('users.list');
  return true;
}

/** The server's error, its status, or that no answer came. */
function failureWords(verb: string, problem: unknown): string {
  if (!(problem instanceof Declined)) return `Failed to ${verb} user. Please try again.`;
  return problem.message || `Failed to ${verb} user (${problem.status})`;
}

const deleteUser = (user_id: string): Promise<boolean> =>
  done('delete', 'User deleted successfully', () =>
    call('users.remove', { params: { user_id }, body: { confirm: 'DELETE' } }),
  );

const restoreUser = (user_id: string): Promise<boolean> =>
  done('restore', 'User restored successfully', () =>
    call('users.restore', { params: { user_id } }),
  );

const purgeUser = (user_id: string, emailEcho: string): Promise<boolean> =>
  done('purge', 'User permanently purged', () =>
    call('users.purge', { params: { user_id }, body: { confirm: 'PURGE', emailEcho } }),
  );
