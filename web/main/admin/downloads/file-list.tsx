/** The table of files: each downloaded, opened or removed. */
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { Table } from '#web/kit/ui/table.tsx';
import { useReadEvery } from '#web/kit/use-read.ts';
import { TabHeading } from '../tab-heading.tsx';
import { fileColumns } from './file-columns.tsx';
import { RunsUnderWay } from './runs-under-way.tsx';
import { useDownloading } from './use-downloading.ts';
import './downloads.css';

const never = () => undefined;

const notRemoved = 'The file could not be removed. Please try again.';

async function remove({ id, filename }: DownloadFile, reload: () => void): Promise<void> {
  if (!confirm(`Remove ${filename}? It cannot be brought back.`)) return;
  try {
    await call('downloads.remove', { params: { id } });
  } catch (problem) {
    const isGone = problem instanceof Declined && problem.status === 404;
    if (!isGone) alert((problem instanceof Declined && problem.message) || notRemoved);
  }
  reload();
}

export function FileList() {
  // What was read on an earlier visit is old: a file may have been made since.
  const read = useReadEvery('downloads.list', never);
  const { refresh: reload } = read;
  const downloading = useDownloading(reload);
  const acts = { ...downloading, remove: (file: DownloadFile) => void remove(file, reload) };
  return (
    <>
      <TabHeading title="Downloads" reads={[read]} />
      <RunsUnderWay onDone={reload} />
      <Loaded read={read} failure="Failed to load files. Please try again.">
        {(files) => (
          <div className="files">
            <Table
              caption="Downloads"
              columns={fileColumns(acts)}
              rows={files.filter(({ isActive }) => isActive)}
              keyOf={({ id }) => id}
              empty="No files available"
            />
          </div>
        )}
      </Loaded>
    </>
  );
}
