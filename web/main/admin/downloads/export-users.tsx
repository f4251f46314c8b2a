/** The export of all users, which becomes a file among the downloads. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useFocusThrough } from '../../use-focus-back.ts';
import { RunProgress } from '../run-progress.tsx';
import { type Follow, useRun } from '../use-run.ts';
import './downloads.css';

const failedWords = 'The export could not be started. Please try again.';

export interface UserExport extends Follow {
  readonly busy: boolean;
  readonly start: (showDeleted: boolean) => void;
  /** Why it was not started. */
  readonly refused: string | undefined;
}

export function useUserExport(): UserExport {
  const { busy, run: ask } = useCall('users.export');
  const follow = useRun('user-export', busy);
  const [refused, setRefused] = useState<string>();

  async function start(showDeleted: boolean): Promise<void> {
    setRefused(undefined);
    try {
      await ask({ body: { showDeleted } });
    } catch (problem) {
      setRefused(messageOf(problem, failedWords));
    }
    follow.look();
  }

  return { ...follow, busy, refused, start: (showDeleted) => void start(showDeleted) };
}

interface ExportProps {
  readonly users: UserExport;
  readonly showDeleted: boolean;
}

export function ExportButton({ users: { busy, run, start }, showDeleted }: ExportProps) {
  const isRunning = busy || run?.state === 'running';
  const hold = useFocusThrough(isRunning);
  return (
    <Button
      kind="ghost"
      busy={isRunning}
      busyWords="Exporting..."
      onClick={() => {
        hold();
        start(showDeleted);
      }}
    >
      {showDeleted ? 'Export everyone, also deleted' : 'Export everyone'}
    </Button>
  );
}

/** How far it is, and where its file is once it is there. */
export function ExportOutcome({ users: { run, refused } }: Pick<ExportProps, 'users'>) {
  const { filename } = run?.result ?? {};
  return (
    <div className="export">
      {refused && (
        <p className="bad" role="alert">
          {refused}
        </p>
      )}
      {run && <RunProgress run={run} />}
      {run?.state === 'done' && (
        <p className="sub" role="status">
          {filename} is in <Link to="/downloads">Downloads</Link>.
        </p>
      )}
    </div>
  );
}
