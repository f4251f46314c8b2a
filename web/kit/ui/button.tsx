/** A button that says what it does, and while it runs says so. */
import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `risky` opens a dialog that destroys; `danger`, inside it, does. */
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'risky' | 'danger';
  readonly busy?: boolean;
  /** Shown while busy, after a small ring: "Starting...". */
  readonly busyWords?: string;
}

/** A busy button is disabled, unless `disabled` says otherwise so that it keeps the focus. */
export function Button({
  kind = 'primary',
  busy = false,
  busyWords,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" disabled={busy} {...rest} className={`btn ${kind}${busy ? ' busy' : ''}`}>
      {busy ? (busyWords ?? children) : children}
    </button>
  );
}
