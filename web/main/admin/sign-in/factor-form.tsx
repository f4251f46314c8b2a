/** A new second factor: the key as a picture and as text, and the first code of it. */

import { generate } from 'lean-qr';
import { type FormEvent, useMemo, useState } from 'react';
import type { FactorSetup } from '#shared/contract/sign-in.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { useCopied } from '#web/kit/use-copied.ts';
import { InputField } from '../input-field.tsx';
import { useChange } from './use-change.ts';

interface FactorFormProps {
  readonly setup: FactorSetup;
  readonly onDone: (answer: AnswerOf<'signIn.change'>) => void;
  readonly onCancel: () => void;
}

export function FactorForm({ setup, onDone, onCancel }: FactorFormProps) {
  const { busy, problem, change, forget } = useChange();
  const { copied, copy } = useCopied();
  const [code, setCode] = useState('');
  const { key, uri, sealed } = setup;
  const isWrong = problem?.code === 'WRONG_CODE';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const answer = await change({ do: 'turn-on-factor', sealed, code });
    if (answer) onDone(answer);
  }

  async function copyKey() {
    if (!(await copy(key))) alert('Failed to copy to clipboard');
  }

  return (
    <form className="body setup" onSubmit={(event) => void submit(event)} onChange={forget}>
      <QrCode text={uri} />
      <div className="stack">
        <p>
          Scan this with an authenticator app, or <a href={uri}>open it in one</a> on this device.
        </p>
        <div>
          <p className="sub" id="key-label">
            Or type this key
          </p>
          <p className="key">
            <code className="mono" aria-labelledby="key-label">
              {key.match(/.{1,4}/g)?.join(' ')}
            </code>
            <Button kind="ghost" onClick={() => void copyKey()}>
              {copied ? 'Copied' : 'Copy key'}
            </Button>
          </p>
        </div>
        <InputField
          id="first-code"
          label="Code"
          hint="The six digits that the app shows now."
          className="inp mono"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          readOnly={busy}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={isWrong ? problem.words : undefined}
        />
        {problem && !isWrong && <Failure words={problem.words} />}
        <div className="acts">
          <Button type="submit" busy={busy} disabled={false} busyWords="Turning on...">
            Turn on
          </Button>
          <Button kind="ghost" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Light squares around it, which scanners need. */
const margin = 3;

function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const whole = size + 2 * margin;
  return (
    <svg
      className="qr"
      role="img"
      aria-label="The key as a QR code"
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
    >
      <path d={path} />
    </svg>
  );
}

/** A square of one by one for each dark module. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, at) => at);
  const squares = places.flatMap((y) =>
    places.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: code.size, path: squares.join('') };
}
