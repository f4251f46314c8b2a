/** A label, a hint, the box and what is wrong with it, tied together for every reader. */
import type { ReactNode } from 'react';
import { Sign } from '../glyphs.tsx';

interface BoxProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Where the hint stands; under the box when it is about what the box already holds. */
  readonly hintBelow?: boolean | undefined;
  readonly error?: string | undefined;
  /** Ids of further text about this box. */
  readonly describedBy?: string | undefined;
  readonly children: (box: BoxProps) => ReactNode;
}

export function Field({ id, label, hint, hintBelow, error, describedBy, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const about = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ');
  const hintText = hint && (
    <span className="hint" id={hintId}>
      {hint}
    </span>
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {!hintBelow && hintText}
      {children({
        id,
        ...(about && { 'aria-describedby': about }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hintBelow && hintText}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <span className="err" id={id} role="alert">
      <Sign name="alert" />
      <span>{children}</span>
    </span>
  );
}
