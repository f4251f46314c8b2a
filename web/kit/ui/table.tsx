/** A ledger: rows of the same things, which a narrow screen shows as cards. */
import type { ReactNode, Ref } from 'react';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row, at: number) => ReactNode;
  /**
   * Numbers and actions stand at the right; what is `wide` may break and takes what is left, what
   * is `long` may break, too.
   */
  readonly kind?: 'number' | 'actions' | 'wide' | 'long';
  /** Its title is a button that sorts by it, or turns the order. */
  readonly sort?: { readonly order: Order; readonly turn: () => void };
}

type Order = 'ascending' | 'descending' | 'none';

interface TableProps<Row> {
  /** Names the table for who cannot see what stands above it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The sentence in place of the rows. */
  readonly empty: string;
  readonly classOf?: (row: Row) => string | undefined;
  readonly frame?: Ref<HTMLElement>;
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, empty, classOf, frame } = props;
  return (
    // What scrolls must be reached without a mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is a region that scrolls
    <section className="table-frame" aria-label={caption} tabIndex={0} ref={frame}>
      <table className="ledger">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, kind, sort }) => (
              <th key={title} scope="col" className={kind} aria-sort={sort?.order}>
                {sort ? (
                  <button type="button" onClick={sort.turn}>
                    {title}
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr className="none">
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map((row, at) => (
            <tr key={keyOf(row)} className={classOf?.(row)}>
              {columns.map(({ title, cell, kind }) => (
                <td key={title} className={kind} data-title={title}>
                  {cell(row, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
