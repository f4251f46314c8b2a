/** How far the file is, and where it lies once it is made. */
import { Link } from 'react-router-dom';
import { Failure } from '#web/kit/ui/notice.tsx';
import { RunProgress } from '../run-progress.tsx';
import type { LogExport } from './use-log-export.ts';

export function LogFile({ file: { run, failure } }: { readonly file: LogExport }) {
  const filename = run?.result?.['filename'];
  return (
    <div className={run || failure ? 'log-file' : undefined}>
      {failure && <Failure words={failure} />}
      {!failure && <RunProgress run={run} />}
      {!failure && run?.state === 'done' && (
        <p role="status">
          {String(filename ?? 'The file')} is among the <Link to="/downloads">downloads</Link>.
        </p>
      )}
    </div>
  );
}
