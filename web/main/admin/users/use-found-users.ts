/** Whoever a whole address or id names, though their row is not loaded. */
import { useEffect, useState } from 'react';
import type { UserItem } from '#shared/contract/users.ts';
import { call } from '#web/kit/call.ts';
import { askable } from './user-filter.ts';

/** So that an address which is still being typed is not asked for letter by letter. */
const restMs = 250;

/** Asked anew when the list, as of whose answer they stand beside it, was: someone may be gone. */
export function useFoundUsers(
  filter: string,
  showDeleted: boolean,
  asOf: number,
): readonly UserItem[] {
  const [found, setFound] = useState<readonly UserItem[]>([]);
  const q = askable(filter);

  useEffect(() => setFound([]), [q, showDeleted]);
  useEffect(() => {
    if (q === undefined) return;
    let isStale = false;
    const query = { q, showDeleted: showDeleted ? 'true' : 'false' } as const;
    const timer = setTimeout(async () => {
      // What cannot be found is not there; the rows that are loaded stand in any case.
      const answer = await call('users.list', { query }).catch(() => undefined);
      if (!isStale) setFound(answer?.items ?? []);
    }, restMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, showDeleted, asOf]);

  return found;
}
