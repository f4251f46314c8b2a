/** The table of files: each downloaded, opened or removed. */
import { useRef } from 'react';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { Table } from '#web/kit/ui/table.tsx';
import { NotOk, type Read, useReadEvery } from '#web/kit/use-read.ts';
import { TabHeading } from '../tab-heading.tsx';
import { fileColumns } from './file-columns.tsx';
import { RunsUnderWay } from './runs-under-way.tsx';
import { useDownloading } from './use-downloading.ts';
import './downloads.css';

const never = () => undefined;

const notLoaded = 'Failed to load files. Please try again.';
const notRemoved = 'The file could not be removed. Please try again.';

/** What is no list tells of no files, not even that there are none. */
const listed = (read: Read<DownloadFile[]>): Read<DownloadFile[]> =>
  read.data === undefined || Array.isArray(read.data)
    ? read
    : { ...read, data: undefined, error: new NotOk() };

/** False where one thought better of it. */
async function remove({ id, filename }: DownloadFile, reload: () => void): Promise<boolean> {
  if (!confirm(`Remove ${filename}? It cannot be brought back.`)) return false;
  try {
    await call('downloads.remove', { params: { id } });
  } catch (problem) {
    const isGone = problem instanceof Declined && problem.status === 404;
    if (!isGone) alert((problem instanceof Declined && problem.message) || notRemoved);
  }
  reload();
  return true;
}

export function FileList() {
  // What was read on an earlier visit is old: a file may have been made since.
  const read = listed(useReadEvery('downloads.list', never));
  const { refresh: reload } = read;
  const downloading = useDownloading(reload);
  const files = useRef<HTMLDivElement>(null);

  async function removeOne(file: DownloadFile) {
    const isAsked = await remove(file, reload);
    // The button goes with its row; the list it stood in is where one goes on from.
    if (isAsked) files.current?.querySelector<HTMLElement>('.table-frame')?.focus();
  }

  const acts = { ...downloading, remove: (file: DownloadFile) => void removeOne(file) };
  return (
    <>
      <TabHeading title="Downloads" reads={[read]} />
      <RunsUnderWay onDone={reload} />
      <Loaded read={read} failure={notLoaded}>
        {(all) => (
          <div className="files" ref={files}>
            <Table
              caption="Downloads"
              columns={fileColumns(acts)}
              rows={all.filter(({ isActive }) => isActive)}
              keyOf={({ id }) => id}
              empty="No files available"
            />
          </div>
        )}
      </Loaded>
    </>
  );
}
