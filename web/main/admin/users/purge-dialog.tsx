/** Asks for the word PURGE, the exact address and a tick before a person is erased for good. */
import { useState } from 'react';
import type { UserItem } from '#shared/contract/users.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Notice } from '#web/kit/ui/notice.tsx';
import { TypedWord } from '#web/kit/ui/typed-word.tsx';
import { purgeUser } from './user-actions.ts';

interface PurgeDialogProps {
  readonly user: UserItem;
  readonly onClose: () => void;
  /** Before the dialog closes, when the person is gone. */
  readonly onPurged?: () => void;
}

interface Asked {
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

/** The first of the three that is not there yet. */
function unmetOf({ word, email, understood }: Asked, user: UserItem): Unmet | undefined {
  if (word !== 'PURGE') return 'word';
  if (email !== user.email) return 'email';
  return understood ? undefined : 'understood';
}

export function PurgeDialog({ user, onClose, onPurged }: PurgeDialogProps) {
  const { asked, change, unmet, busy, confirm } = usePurge(user, () => {
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
        value={asked.word}
        onChange={(word) => change({ word })}
        error={errorOf('word')}
        disabled={busy}
      />
      <TypedWord
        id="purge-email"
        word={user.email}
        value={asked.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
        disabled={busy}
      />
      <Understood
        checked={asked.understood}
        onChange={(understood) => change({ understood })}
        error={errorOf('understood')}
        disabled={busy}
      />
    </Dialog>
  );
}

function usePurge(user: UserItem, onPurged: () => void) {
  const [asked, setAsked] = useState<Asked>({ word: '', email: '', understood: false });
  const [unmet, setUnmet] = useState<Unmet>();
  const [busy, setBusy] = useState(false);

  function change(part: Partial<Asked>) {
    setAsked((before) => ({ ...before, ...part }));
    setUnmet(undefined);
  }

  async function confirm() {
    const missing = unmetOf(asked, user);
    setUnmet(missing);
    if (missing) return alert(unmetWords[missing]);
    setBusy(true);
    const isDone = await purgeUser(user.user_id, asked.email);
    setBusy(false);
    if (isDone) onPurged();
  }

  return { asked, change, unmet, busy, confirm };
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
