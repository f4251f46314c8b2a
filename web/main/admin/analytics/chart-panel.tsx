/** A chart with what it counts, its sums, and its numbers as a table in its place. */
import { useState } from 'react';
import type { ActivityDay } from '#shared/contract/analytics.ts';
import { dayWords, monthWords } from '#web/kit/dates.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { Panel } from '../panel.tsx';
import { Chart, type Series, Swatch } from './chart.tsx';
import type { Activity, ActivityChart } from './charts.ts';

interface ChartPanelProps extends ActivityChart {
  readonly activity: Activity;
  /** The days in words: `these 90 days`. */
  readonly range: string;
}

export function ChartPanel(props: ChartPanelProps) {
  const { title, counts, empty, kind, rows, tick, whole, activity, range } = props;
  const [isTable, setIsTable] = useState(false);
  const { days, each } = activity;
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
              <dd>{sum(activity)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEmpty && <p className="empty">{`${empty} in ${range}.`}</p>}
      {!isEmpty && isTable && (
        <Table
          caption={title[each]}
          columns={columnsOf(series, activity)}
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
          tick={tick}
          whole={whole}
        />
      )}
      <p className="definition">{counts[each]}</p>
    </Panel>
  );
}

const nameOf = (date: string, each: Activity['each']): string =>
  each === 'week' ? `Week of ${dayWords(date)}` : dayWords(date);

const shortOf = (date: string): string => `${Number(date.slice(8, 10))} ${monthWords(date)}`;

function columnsOf(
  series: readonly Series[],
  { days, each }: Activity,
): readonly Column<ActivityDay>[] {
  const last = days.length - 1;
  return [
    { title: each === 'week' ? 'Week of' : 'Date', cell: ({ date }) => dayWords(date) },
    ...series.map(({ name, words }) => ({
      title: name,
      kind: 'number' as const,
      // The newest stands first.
      cell: (_: ActivityDay, at: number) => words(last - at),
    })),
  ];
}
