/** A sentence that stands in the page: how things are, or what went wrong and what to do. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface NoticeProps {
  readonly tone: 'ok' | 'gray' | 'orange' | 'danger';
  readonly title?: string;
  readonly children?: ReactNode;
}

export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`}>
      {title && <b>{title}</b>}
      {children && <span>{children}</span>}
    </div>
  );
}

interface FailureProps {
  readonly words: string;
  readonly retry?: () => void;
  readonly busy?: boolean;
}

/** Says at once, to everyone, that something failed. */
export function Failure({ words, retry, busy = false }: FailureProps) {
  return (
    <div className="notice notice-danger failure" role="alert">
      <b>{words}</b>
      {retry && (
        <Button kind="ghost" onClick={retry} busy={busy} disabled={false} busyWords="Trying...">
          Try again
        </Button>
      )}
    </div>
  );
}
