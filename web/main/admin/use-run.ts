/** Follows the administrator's latest long operation of a kind, wherever it was begun. */
import { useEffect, useRef } from 'react';
import type { Run, RunKind } from '#shared/contract/runs.ts';
import { useReadEvery } from '#web/kit/use-read.ts';

const everyMs = 1_000;

export interface Follow {
  /** The latest run, with its result once it has ended. */
  readonly run: Run | undefined;
  /** Polls at once, for a run that was just started. */
  readonly look: () => void;
}

/**
 * Asks once a second while the run is under way, or while the page waits for one that it asked for
 * (`waiting`); else not at all.
 */
export function useRun(kind: RunKind, waiting = false): Follow {
  const latest = (runs: readonly Run[] | undefined) => runs?.find((run) => run.kind === kind);
  const { data, refresh } = useReadEvery('runs.list', (last) =>
    waiting || latest(last?.runs)?.state === 'running' ? everyMs : undefined,
  );
  // The last poll may have been a moment before the end.
  const waited = useRef(waiting);
  useEffect(() => {
    if (waited.current && !waiting) refresh();
    waited.current = waiting;
  }, [waiting, refresh]);
  return { run: latest(data?.runs), look: refresh };
}
