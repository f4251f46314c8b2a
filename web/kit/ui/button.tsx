/** A button that says what happens, and while it happens says so. */
import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `risky` opens a dialog that destroys; `danger`, inside it, does. */
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'risky' | 'danger';
  readonly busy?: boolean;
  /** Shown while busy, after a small ring: "Starting...". */
  readonly busyWords?: string;
}

export function Button({
  kind = 'primary',
  busy = false,
  busyWords,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} className={`btn ${kind}${busy ? ' busy' : ''}`}>
      {busy ? (busyWords ?? children) : children}
    </button>
  );
}
