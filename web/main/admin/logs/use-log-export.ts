/** Starts an export of the log and follows it, also after a visit elsewhere. */
import { useState } from 'react';
import type { Run } from '#shared/contract/runs.ts';
import { call } from '#web/kit/call.ts';
import { messageOf } from '#web/kit/declined.ts';
import { serviceNow } from '#web/kit/service-clock.ts';
import { useFocusThrough } from '../../use-focus-back.ts';
import { useRun } from '../use-run.ts';
import type { LogsQuery } from './ask-logs.ts';

/** How long after its end a file is still announced. */
const newsMs = 3_600_000;

export interface LogExport {
  readonly begin: (asked: LogsQuery) => Promise<void>;
  readonly busy: boolean;
  /** Under way, failed, or done a short while ago. */
  readonly run: Run | undefined;
  /** Why none was begun. */
  readonly failure: string | undefined;
}

const isNews = ({ endedAt }: Run): boolean =>
  endedAt === undefined || serviceNow() - Date.parse(endedAt) < newsMs;

export function useLogExport(): LogExport {
  const { run, look } = useRun('log-export');
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = asking || run?.state === 'running';
  const hold = useFocusThrough(busy);

  async function begin(body: LogsQuery) {
    hold();
    setAsking(true);
    setFailure(undefined);
    try {
      await call('logs.export', { body });
    } catch (problem) {
      setFailure(messageOf(problem, 'The file could not be asked for. Please try again.'));
    } finally {
      setAsking(false);
      look();
    }
  }

  return {
    begin,
    busy,
    run: run && isNews(run) ? run : undefined,
    failure,
  };
}
