/** Recovery codes, which nobody can show again. */
import { useEffect, useRef } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { useCopied } from '#web/kit/use-copied.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { copied, copy } = useCopied();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  useEffect(() => box.current?.focus(), []);

  async function copyAll() {
    if (!(await copy(codes.join('\n')))) alert('Failed to copy to clipboard');
  }

  return (
    <div className="body" ref={box} tabIndex={-1} role="group" aria-labelledby="codes-title">
      <div>
        <h3 id="codes-title">Keep these recovery codes</h3>
        <p>
          If you lose your phone, one of them signs you in, each once. Keep them where your password
          isn’t. We can’t show them again.
        </p>
      </div>
      <ul className="codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="acts">
        <Button onClick={() => void copyAll()}>{copied ? 'Copied' : 'Copy all'}</Button>
        <Button kind="ghost" onClick={onKept}>
          I’ve kept them
        </Button>
      </div>
    </div>
  );
}
