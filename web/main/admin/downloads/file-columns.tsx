/** The columns of the table of files. */
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { isReport } from '#shared/domain/saved-file.ts';
import { momentWords } from '#web/kit/dates.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import type { Column } from '#web/kit/ui/table.tsx';
import { reportAddress } from './fetch-file.ts';
import { sizeWords } from './size-words.ts';
import type { Downloading } from './use-downloading.ts';

interface Acts extends Downloading {
  readonly remove: (file: DownloadFile) => void;
}

export const fileColumns = (acts: Acts): readonly Column<DownloadFile>[] => [
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

const Tags = ({ tags }: { readonly tags: readonly string[] }) => (
  <span className="tags">
    {tags.map((tag) => (
      <Badge key={tag}>{tag}</Badge>
    ))}
  </span>
);

interface FileActsProps {
  readonly file: DownloadFile;
  readonly acts: Acts;
}

function FileActs({ file, acts }: FileActsProps) {
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

/** Which file a button is about, for who does not see its row. */
const Of = ({ file }: { readonly file: DownloadFile }) => (
  <span className="vh"> {file.filename}</span>
);

/** How much of it has come; before the first byte, that it is on its way. */
const partWords = (bytes: number, size: number): string =>
  bytes === 0 || size === 0
    ? 'Downloading...'
    : `${Math.min(100, Math.floor((bytes / size) * 100))}%`;
