/** Saves a whole list as a file for spreadsheets: read page by page, as it was searched. */
import { useEffect, useRef, useState } from 'react';
import { byteOrderMark, type Cell, csvLine } from '#shared/domain/csv.ts';
import { fileRowsMax } from '#shared/domain/limits.ts';
import { messageOf } from '#web/kit/declined.ts';
import { serviceNow } from '#web/kit/service-clock.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { saveBlob } from './downloads/fetch-file.ts';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

interface SaveListProps<Row> {
  /** Reads the page after a cursor, as large as a page may be. */
  readonly read: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>;
  /** The file's name starts so: `waitlist-2026-11-29.csv`. */
  readonly file: string;
  /** Each column's title, and what stands in it. */
  readonly columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[];
}

export function SaveList<Row>(props: SaveListProps<Row>) {
  const [count, setCount] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function save() {
    setFailure(undefined);
    setCount(0);
    try {
      const file = await fileOf(props, (rows) => {
        setCount(rows);
        return left.current;
      });
      if (!file) return;
      const date = new Date(serviceNow()).toISOString().slice(0, 10);
      saveBlob(file, `${props.file}-${date}.csv`);
    } catch (problem) {
      setFailure(messageOf(problem, 'The file could not be made. Please try again.'));
    }
    setCount(undefined);
  }

  return (
    <>
      <Button
        kind="ghost"
        busy={count !== undefined}
        busyWords={`Reading${count ? ` ${count.toLocaleString('en-US')}` : ''}...`}
        onClick={() => void save()}
      >
        Download CSV
      </Button>
      {failure && (
        <span className="bad" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}

/** `heard` is told how many rows there are so far, and answers whether to stop. */
async function fileOf<Row>(
  { read, columns }: SaveListProps<Row>,
  heard: (rows: number) => boolean,
): Promise<Blob | undefined> {
  const parts = [byteOrderMark, csvLine(columns.map(([title]) => title))];
  let cursor: string | null = null;
  let count = 0;
  do {
    const page: Page<Row> = await read({ limit: fileRowsMax, ...(cursor && { cursor }) });
    parts.push(...page.items.map((row) => csvLine(columns.map(([, cell]) => cell(row)))));
    count += page.items.length;
    cursor = page.nextCursor;
    if (heard(count)) return undefined;
  } while (cursor);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
