/** Rows of bars over the same days, with their sums, and all of their numbers as a table. */
import { memo, type PointerEvent } from 'react';
import type { ActivityDay } from '#shared/contract/analytics.ts';
import { dayWords } from '#web/kit/dates.ts';
import { Glyph, type GlyphName } from '#web/kit/glyphs.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { counted, monthStarts, peakOf, rateOf, sumOf } from './day-numbers.ts';

interface DayPanelProps extends ActivityPanel {
  /** The oldest first. */
  readonly days: readonly ActivityDay[];
  /** The day under the pointer. */
  readonly at: number | undefined;
  readonly lookAt: (at: number | undefined) => void;
}

export function DayPanel({ title, empty, rows, shares, days, at, lookAt }: DayPanelProps) {
  const all = rows.map((row) => days.map(row.of));
  const last = days.at(-1);
  const looked = at === undefined ? undefined : days[at];
  const isEmpty = all.every((values) => sumOf(values) === 0);

  return (
    <section className="panel days">
      <header>
        <h2>{title}</h2>
        <span className="sub">
          {looked && !isEmpty
            ? dayWords(looked.date)
            : last && `${days.length} days to ${dayWords(last.date)}, in UTC`}
        </span>
      </header>
      {isEmpty ? (
        <p className="empty">{empty}</p>
      ) : (
        <>
          <div className={`day-rows${rows.length === 1 ? ' tall' : ''}`}>
            {rows.map((row, index) => (
              <DayRow
                key={row.name}
                row={row}
                days={days}
                values={all[index] ?? []}
                whole={shares && index > 0 ? all[0] : undefined}
                at={at}
                lookAt={lookAt}
              />
            ))}
            <Axis days={days} />
          </div>
          <Numbers title={title} rows={rows} days={days} />
        </>
      )}
    </section>
  );
}

interface DayRowProps {
  readonly row: DaySeries;
  readonly days: readonly ActivityDay[];
  readonly values: readonly number[];
  /** The counts that these are parts of. */
  readonly whole: readonly number[] | undefined;
  readonly at: number | undefined;
  readonly lookAt: (at: number | undefined) => void;
}

function DayRow({ row, days, values, whole, at, lookAt }: DayRowProps) {
  const { name, tone, glyph } = row;
  const sum = sumOf(values);
  const value = at === undefined ? sum : (values[at] ?? 0);
  const of = whole && (at === undefined ? sumOf(whole) : (whole[at] ?? 0));
  const peak = peakOf(values);
  const peakDay = peak === undefined ? undefined : days[peak];
  const peakWords = peakDay && `most ${counted(values[peak ?? 0] ?? 0)}`;
  const summary = `${name}: ${counted(sum)} in all${
    peakDay ? `, ${peakWords} on ${dayWords(peakDay.date)}` : ''
  }`;

  return (
    <div className={`day-row ${tone}`}>
      <span className="name">
        {glyph && <Glyph name={glyph} />}
        {name}
      </span>
      <Plot values={values} label={summary} at={at} lookAt={lookAt} />
      <span className="sum">
        <span>
          {of !== undefined && <i>{rateOf(value, of)}</i>} <b>{counted(value)}</b>
        </span>
        <span>{peakWords}</span>
      </span>
    </div>
  );
}

interface PlotProps {
  readonly values: readonly number[];
  readonly label: string;
  readonly at: number | undefined;
  readonly lookAt: (at: number | undefined) => void;
}

function Plot({ values, label, at, lookAt }: PlotProps) {
  /** A lifted finger keeps its day. */
  function lookAway({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') lookAt(undefined);
  }

  function look({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * values.length);
    lookAt(Math.min(Math.max(day, 0), values.length - 1));
  }

  return (
    <svg
      className="plot"
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={lookAway}
    >
      {at !== undefined && <rect className="looked" x={at} y={0} width={1} height={100} />}
      <Bars values={values} />
    </svg>
  );
}

/** Drawn once: pointing at a day moves only what is behind the bars. */
const Bars = memo(function Bars({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(...values);
  return values.map((value, at) => {
    if (value <= 0) return undefined;
    // A small value stays visible.
    const height = Math.max((value / most) * 100, 4);
    // The days never move within a chart: the place is the key.
    return <rect key={`day ${at}`} x={at + 0.14} y={100 - height} width={0.72} height={height} />;
  });
});

function Axis({ days }: { readonly days: readonly ActivityDay[] }) {
  return (
    <div className="axis" aria-hidden="true">
      {monthStarts(days.map(({ date }) => date)).map(([at, month]) => (
        <span key={month} style={{ left: `${(at / days.length) * 100}%` }}>
          {month}
        </span>
      ))}
    </div>
  );
}

type NumbersProps = Pick<DayPanelProps, 'title' | 'rows' | 'days'>;

function Numbers({ title, rows, days }: NumbersProps) {
  const columns: readonly Column<ActivityDay>[] = [
    { title: 'Date', cell: ({ date }) => dayWords(date) },
    ...rows.map(({ name, of }) => ({
      title: name,
      kind: 'number' as const,
      cell: (day: ActivityDay) => counted(of(day)),
    })),
  ];
  return (
    <details className="numbers">
      <summary>Numbers</summary>
      <Table
        caption={title}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ date }) => date}
        empty="No days."
      />
    </details>
  );
}

interface DaySeries {
  readonly name: string;
  readonly tone: 'accent' | 'blue' | 'green' | 'yellow' | 'purple' | 'gray' | 'red';
  readonly glyph?: GlyphName;
  readonly of: (day: ActivityDay) => number;
}

interface ActivityPanel {
  readonly title: string;
  /** What nothing at all is called: "No replies in these 90 days." */
  readonly empty: string;
  readonly rows: readonly DaySeries[];
  /** The first row is what the others are parts of. */
  readonly shares?: boolean;
}

/** What is counted by the day: the panels and their rows. */
export const activityPanels: readonly ActivityPanel[] = [
  {
    title: 'Signups per day',
    empty: 'No signups in these 90 days.',
    rows: [{ name: 'Signups', tone: 'accent', of: ({ signups }) => signups }],
  },
  {
    title: 'Replies per stage and day',
    empty: 'No replies in these 90 days.',
    rows: [
      { name: 'Day 0', tone: 'blue', glyph: 'dot', of: ({ replies }) => replies.day0 },
      { name: 'Morning', tone: 'green', glyph: 'ring', of: ({ replies }) => replies.morning },
      { name: 'Midday', tone: 'yellow', glyph: 'bar', of: ({ replies }) => replies.midday },
      { name: 'Evening', tone: 'purple', glyph: 'arc', of: ({ replies }) => replies.evening },
    ],
  },
  {
    title: 'Letters per day',
    empty: 'No letters in these 90 days.',
    shares: true,
    rows: [
      { name: 'Sent', tone: 'accent', of: ({ letters }) => letters.sent },
      { name: 'Delivered', tone: 'green', of: ({ letters }) => letters.delivered },
      { name: 'Bounced', tone: 'red', of: ({ letters }) => letters.bounced },
    ],
  },
];
