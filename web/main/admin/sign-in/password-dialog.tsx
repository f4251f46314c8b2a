/** Asks for the password before a change to the sign-in. */
import { useState } from 'react';
import type { SignInChange } from '#shared/contract/sign-in.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { InputField } from '../input-field.tsx';
import { useChange } from './use-change.ts';

export interface PasswordQuestion {
  readonly do: Extract<SignInChange['do'], 'set-up-factor' | 'new-codes' | 'turn-off-factor'>;
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly busyWords: string;
  readonly kind: 'primary' | 'danger';
}

interface PasswordDialogProps extends PasswordQuestion {
  readonly onDone: (answer: AnswerOf<'signIn.change'>) => void;
  readonly onClose: () => void;
}

export function PasswordDialog({ do: what, words, onDone, ...dialog }: PasswordDialogProps) {
  const { busy, problem, change } = useChange();
  const [password, setPassword] = useState('');
  const isWrong = problem?.code === 'WRONG_PASSWORD';

  async function confirm() {
    const answer = await change({ do: what, password });
    if (answer) onDone(answer);
  }

  return (
    <Dialog {...dialog} busy={busy} onConfirm={() => void confirm()}>
      <p>{words}</p>
      <InputField
        id="asked-password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        readOnly={busy}
        onChange={({ target }) => setPassword(target.value)}
        error={isWrong ? problem.words : undefined}
      />
      {problem && !isWrong && <Failure words={problem.words} />}
    </Dialog>
  );
}
