/** A new password, for who knows the old one. */
import { type FormEvent, useState } from 'react';
import { passwordMinChars } from '#shared/domain/password.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure, Notice } from '#web/kit/ui/notice.tsx';
import { InputField } from '../input-field.tsx';
import { Panel } from '../panel.tsx';
import { useChange } from './use-change.ts';

/** Says which field a refusal is about. */
const fields = { old: ['WRONG_PASSWORD'], next: ['WEAK_PASSWORD'] } as const;
const ofField: readonly string[] = Object.values(fields).flat();

export function PasswordPanel({ email }: { readonly email: string }) {
  const { busy, problem, change, forget } = useChange();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [seen, setSeen] = useState(false);
  const [done, setDone] = useState(false);
  const type = seen ? 'text' : 'password';
  const about = (codes: readonly string[]) =>
    problem && codes.includes(problem.code ?? '') ? problem.words : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setDone(false);
    if (!(await change({ do: 'change-password', password: old, next }))) return;
    setOld('');
    setNext('');
    setSeen(false);
    setDone(true);
  }

  return (
    <Panel title="Password">
      <form className="body" onSubmit={(event) => void submit(event)} onChange={forget}>
        {/* For password managers, which keep a password by its address. */}
        <input hidden type="email" autoComplete="username" value={email} readOnly />
        <InputField
          id="old-password"
          label="Current password"
          type={type}
          autoComplete="current-password"
          required
          readOnly={busy}
          value={old}
          onChange={({ target }) => setOld(target.value)}
          error={about(fields.old)}
        />
        <InputField
          id="new-password"
          label="New password"
          hint={`At least ${passwordMinChars} characters. Four or five words do well.`}
          type={type}
          autoComplete="new-password"
          required
          readOnly={busy}
          value={next}
          onChange={({ target }) => setNext(target.value)}
          error={about(fields.next)}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={seen}
            onChange={({ target }) => setSeen(target.checked)}
          />
          Show what I type
        </label>
        {problem && !ofField.includes(problem.code ?? '') && <Failure words={problem.words} />}
        <p className="sub">A new password signs you out everywhere else.</p>
        <div className="acts">
          <Button type="submit" kind="ghost" busy={busy} disabled={false} busyWords="Changing...">
            Change password
          </Button>
        </div>
        <div role="status">
          {done && (
            <Notice tone="ok" title="Your password is changed.">
              You’re signed out everywhere else.
            </Notice>
          )}
        </div>
      </form>
    </Panel>
  );
}
