/** The last minutes of the log, and the way to the log viewer, which has a page of its own. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { TabHeading } from '../tab-heading.tsx';
import { LogPanel } from './log-panel.tsx';
import { firstMinutes, lastMinutes } from './log-times.ts';
import { useLogExport } from './use-log-export.ts';
import { useLogs } from './use-logs.ts';

export function Logs() {
  const logs = useLogs();
  const file = useLogExport();
  const { begin } = logs;
  const readLast = () => void begin({ ...lastMinutes(firstMinutes, Date.now()), filters: {} });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  useEffect(readLast, []);
  const busy = logs.read?.state === 'reading';

  return (
    <>
      <TabHeading title="Logs" reads={[{ busy, refresh: readLast }]} />
      <div className="stack">
        <p className="sub">
          What every function wrote down in the last {firstMinutes} minutes.{' '}
          <Link to="/admin/logs">View Logs</Link> of any time, level, function or trace.
        </p>
        <LogPanel logs={logs} clock="local" file={file} problem={undefined} />
      </div>
    </>
  );
}
