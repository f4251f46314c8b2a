/** The states of a searched list: on its way, failed, here, and more of it. */
import type { ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import type { ReadPages } from '#web/kit/use-read.ts';
import type { useFound } from './use-found-pages.ts';
import './lists.css';

interface FoundListProps {
  readonly list: Pick<ReadPages<unknown>, 'error' | 'busy' | 'refresh'>;
  readonly found: Omit<ReturnType<typeof useFound>, 'rows' | 'goesOn'>;
  readonly failure: string;
  readonly children: ReactNode;
}

export function FoundList({ list, found, failure, children }: FoundListProps) {
  const { none, more, searching, waits, isKnown } = found;
  const { error, busy, refresh } = list;
  return (
    <>
      {error && <Failure words={failure} retry={refresh} busy={busy} />}
      {waits && <Skeleton lines={8} />}
      {isKnown && (
        <div className={searching ? 'searching' : undefined} aria-busy={searching}>
          {children}
        </div>
      )}
      {more && !waits && (
        <p className="more">
          <Button kind="ghost" onClick={more} busy={busy} busyWords="Loading...">
            {none ? 'Look further' : 'Show more'}
          </Button>
        </p>
      )}
    </>
  );
}
