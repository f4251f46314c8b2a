/** A read in each state: loading, failed, loaded, or loaded with a failed refresh. */
import type { ReactNode } from 'react';
import type { Read } from '../use-read.ts';
import { Failure } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<Answer> {
  readonly read: Read<Answer>;
  /** Shown instead of the read's own error. */
  readonly failure?: string;
  /** How many skeleton lines to show. */
  readonly lines?: number;
  readonly children: (data: Answer) => ReactNode;
}

export function Loaded<Answer>({ read, failure, lines, children }: LoadedProps<Answer>) {
  const { data, error, busy, refresh } = read;
  const failed = error && <Failure words={failure ?? error.message} retry={refresh} busy={busy} />;
  if (data === undefined) return failed ?? <Skeleton {...(lines && { lines })} />;
  return (
    <>
      {failed}
      {children(data)}
    </>
  );
}
