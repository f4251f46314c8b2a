/** The table of files: each downloaded, opened or removed. */
import { useEffect, useRef } from 'react';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import type { RunKind } from '#shared/contract/runs.ts';
import { isReport } from '#shared/domain/saved-file.ts';
import { call } from '#web/kit/call.ts';
import { momentWords } from '#web/kit/dates.ts';
import { Declined, messageOf } from '#web/kit/declined.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { NotOk, type Read, useReadEvery } from '#web/kit/use-read.ts';
import { RunProgress } from '../run-progress.tsx';
import { TabHeading } from '../tab-heading.tsx';
import { useRun } from '../use-run.ts';
import { reportAddress } from './fetch-file.ts';
import { sizeWords } from './size-words.ts';
import { type Downloading, useDownloading } from './use-downloading.ts';
import './downloads.css';

const never = () => undefined;

const notLoaded = 'Failed to load files. Please try again.';
const notRemoved = 'The file could not be removed. Please try again.';

/** Treats an answer that is no list as a failure, not as an empty list. */
const listed = (read: Read<DownloadFile[]>): Read<DownloadFile[]> =>
  read.data === undefined || Array.isArray(read.data)
    ? read
    : { ...read, data: undefined, error: new NotOk() };

/** False if it wasn't confirmed. */
async function remove({ id, filename }: DownloadFile, reload: () => void): Promise<boolean> {
  if (!confirm(`Remove ${filename}? It cannot be brought back.`)) return false;
  try {
    await call('downloads.remove', { params: { id } });
  } catch (problem) {
    const isGone = problem instanceof Declined && problem.status === 404;
    if (!isGone) alert(messageOf(problem, notRemoved));
  }
  reload();
  return true;
}

export function FileList() {
  // Read anew on each visit: a file may have been made since.
  const read = listed(useReadEvery('downloads.list', never));
  const { refresh: reload } = read;
  const downloading = useDownloading(reload);
  const files = useRef<HTMLDivElement>(null);

  async function removeOne(file: DownloadFile) {
    const isAsked = await remove(file, reload);
    // The pressed button is gone with its row, so the list takes the focus.
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

interface Acts extends Downloading {
  readonly remove: (file: DownloadFile) => void;
}

/** The columns of the table of files. */
const fileColumns = (acts: Acts): readonly Column<DownloadFile>[] => [
  {
    title: 'File',
    kind: 'wide',
    cell: ({ filename, description }) => (
      <>
        <span className="name">{filename}</span>
        {description && <span className="sub about">{description}</span>}
      </>
    ),
  },
  { title: 'Type', cell: ({ mimeType }) => mimeType.split(';')[0] },
  { title: 'Size', kind: 'number', cell: ({ size }) => sizeWords(size) },
  {
    title: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentWords(new Date(createdAt))}</time>,
  },
  { title: 'Downloads', kind: 'number', cell: ({ downloadCount }) => downloadCount },
  { title: 'Tags', cell: ({ tags }) => <Tags tags={tags} /> },
  { title: 'Actions', kind: 'actions', cell: (file) => <FileActs file={file} acts={acts} /> },
];

const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className="tags">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );

function FileActs({ file, acts }: { file: DownloadFile; acts: Acts }) {
  const come = acts.underWay.get(file.id);
  return (
    <span className="row-acts">
      {isReport(file) && (
        <a className="btn ghost" href={reportAddress(file.id)} target="_blank" rel="noopener">
          Open report
          <Of file={file} />
        </a>
      )}
      <Button kind="ghost" disabled={come !== undefined} onClick={() => acts.start(file)}>
        {come === undefined ? 'Download' : partWords(come, file.size)}
        <Of file={file} />
      </Button>
      <Button kind="risky" onClick={() => acts.remove(file)}>
        Remove
        <Of file={file} />
      </Button>
    </span>
  );
}

/** Names the file to screen readers. */
const Of = ({ file }: { file: DownloadFile }) => <span className="vh"> {file.filename}</span>;

/** How much has been downloaded. */
const partWords = (bytes: number, size: number): string =>
  bytes === 0 || size === 0
    ? 'Downloading...'
    : `${Math.min(100, Math.floor((bytes / size) * 100))}%`;

const names = {
  'user-export': 'Users',
  'log-export': 'Log lines',
  'dry-run': 'Dry run',
  proofs: 'Proof suite',
} as const satisfies Record<RunKind, string>;

const kinds = Object.keys(names) as RunKind[];

interface UnderWayProps {
  /** Told when one is done. */
  readonly onDone: () => void;
}

/** Runs under way, wherever they were started; their files appear when done. */
const RunsUnderWay = ({ onDone }: UnderWayProps) => (
  <div className="runs">
    {kinds.map((kind) => (
      <UnderWay key={kind} kind={kind} onDone={onDone} />
    ))}
  </div>
);

function UnderWay({ kind, onDone }: UnderWayProps & { readonly kind: RunKind }) {
  const { run } = useRun(kind);
  const isRunning = run?.state === 'running';
  const isDone = run?.state === 'done';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && isDone) onDone();
    wasRunning.current = isRunning;
  }, [isRunning, isDone, onDone]);

  if (!run || isDone) return null;
  return (
    <section className="panel run-of" aria-label={names[kind]}>
      <h2>{names[kind]}</h2>
      <RunProgress run={run} />
    </section>
  );
}
