/** A chart with what it counts, its sums, and its numbers as a table in its place. */
import { useState } from 'react';
import { dayWords, monthWords } from '#web/kit/dates.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { Panel } from '../panel.tsx';
import { Chart, type Series, Swatch } from './chart.tsx';
import type { DayChart, Span } from './charts.ts';
import './analytics.css';

interface ChartPanelProps<Day> extends DayChart<Day> {
  readonly span: Span<Day>;
  /** The days in words: `these 90 days`. */
  readonly range: string;
}

export function ChartPanel<Day extends { readonly date: string }>(props: ChartPanelProps<Day>) {
  const { title, counts, empty, kind, rows, span, range } = props;
  const [isTable, setIsTable] = useState(false);
  const { days, each } = span;
  const series: readonly Series[] = rows.map(({ name, tone, of, words }) => ({
    name,
    tone,
    values: days.map(of),
    words: (at) => {
      const day = days[at];
      return day ? words(day) : '';
    },
  }));
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  return (
    <Panel
      title={title[each]}
      className="chart"
      aside={
        !isEmpty && (
          <Button kind="ghost" onClick={() => setIsTable(!isTable)}>
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      {!isEmpty && (
        <dl className="legend">
          {rows.map(({ name, tone, sum }) => (
            <div key={name}>
              <dt>
                <Swatch tone={tone} />
                {name}
              </dt>
              <dd>{sum(span)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEmpty && <p className="empty">{`${empty} in ${range}.`}</p>}
      {!isEmpty && isTable && (
        <Table
          caption={title[each]}
          columns={columnsOf(series, span)}
          rows={days.toReversed()}
          keyOf={({ date }) => date}
          empty="No days."
        />
      )}
      {!isEmpty && !isTable && (
        <Chart
          title={title[each]}
          kind={kind}
          series={series}
          points={days.map(({ date }) => ({ name: nameOf(date, each), short: shortOf(date) }))}
        />
      )}
      <p className="definition">{counts[each]}</p>
    </Panel>
  );
}

const nameOf = (date: string, each: Span['each']): string =>
  each === 'week' ? `Week of ${dayWords(date)}` : dayWords(date);

const shortOf = (date: string): string => `${Number(date.slice(8, 10))} ${monthWords(date)}`;

function columnsOf<Day extends { readonly date: string }>(
  series: readonly Series[],
  { days, each }: Span<Day>,
): readonly Column<Day>[] {
  const last = days.length - 1;
  return [
    { title: each === 'week' ? 'Week of' : 'Date', cell: ({ date }) => dayWords(date) },
    ...series.map(({ name, words }) => ({
      title: name,
      kind: 'number' as const,
      // The newest stands first.
      cell: (_: Day, at: number) => words(last - at),
    })),
  ];
}
