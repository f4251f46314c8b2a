/** What is read, in each of its states: on its way, failed, there, there but not fetched again. */
import type { ReactNode } from 'react';
import type { Read } from '../use-read.ts';
import { Failure } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<Answer> {
  readonly read: Read<Answer>;
  /** In place of what the read itself says went wrong. */
  readonly failure?: string;
  /** How many lines are to be expected. */
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
