/** What the health panel counts by the day and by reader, drawn; the numbers stand beside it. */
import type { HealthDay } from '#shared/contract/monitor.ts';
import type { ReadBy as Reader } from '#shared/domain/replies/read-by.ts';
import { dayWords } from '#web/kit/dates.ts';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { counted, shareOf, sumOf } from '../analytics/day-numbers.ts';

const series = [
  { name: 'Letters', key: 'letters' },
  { name: 'Replies', key: 'replies' },
] as const;

/** Each in its own scale: there are far more letters than replies. */
export function HealthDays({ days }: { readonly days: readonly HealthDay[] }) {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return (
    <>
      <div className="day-bars">
        {series.map(({ name, key }) => (
          <Bars key={key} name={name} values={days.map((day) => day[key])} />
        ))}
        <p className="ends" aria-hidden="true">
          <span>{first && dayWords(first)}</span>
          <span>{last && dayWords(last)}</span>
        </p>
      </div>
      <details className="by-day">
        <summary>Numbers</summary>
        <Table
          caption="Letters and replies a day"
          columns={dayColumns}
          rows={days.toReversed()}
          keyOf={({ date }) => date}
          empty="No days."
        />
      </details>
    </>
  );
}

const dayColumns: readonly Column<HealthDay>[] = [
  { title: 'Date', cell: ({ date }) => dayWords(date) },
  ...series.map(({ name, key }) => ({
    title: name,
    kind: 'number' as const,
    cell: (day: HealthDay) => counted(day[key]),
  })),
  { title: 'Overdue', kind: 'number', cell: ({ overdue }) => counted(overdue) },
];

/** A small value stays visible. */
const leastHeight = 4;

function Bars({ name, values }: { readonly name: string; readonly values: readonly number[] }) {
  const most = Math.max(...values);
  const today = values.at(-1) ?? 0;
  const average = Math.round(sumOf(values.slice(0, -1)) / Math.max(1, values.length - 1));
  return (
    <div className="day-bar">
      <span className="name">{name}</span>
      <svg
        viewBox={`0 0 ${values.length} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${counted(today)} today, ${counted(average)} a day before`}
      >
        {values.map((value, at) => {
          const height = value > 0 ? Math.max((value / most) * 100, leastHeight) : 0;
          return (
            // The days never move within a chart: the place is the key.
            <rect
              key={`day ${at}`}
              className={at === values.length - 1 ? 'today' : undefined}
              x={at + 0.12}
              y={100 - height}
              width={0.76}
              height={height}
            />
          );
        })}
      </svg>
      <span className="sum">
        <span>
          <b>{counted(today)}</b> today
        </span>
        <span>{counted(average)} a day before</span>
      </span>
    </div>
  );
}

const readerNames: readonly (readonly [Reader, string])[] = [
  ['model', 'Trained reader'],
  ['forms', 'Forms'],
  ['language-model', 'Language model'],
  ['nothing', 'Nobody'],
];

type Counts = Readonly<Record<Reader, number>>;

export function ReadBy({ counts }: { readonly counts: Counts }) {
  const all = sumOf(Object.values(counts));
  if (all === 0) return <p className="empty">No reply yet.</p>;
  return (
    <>
      <div className="shares" aria-hidden="true">
        {readerNames.map(
          ([reader]) =>
            counts[reader] > 0 && (
              <span key={reader} className={reader} style={{ flexGrow: counts[reader] }} />
            ),
        )}
      </div>
      <table className="readers">
        <caption className="vh">Replies by what read them</caption>
        <thead className="vh">
          <tr>
            <th scope="col">Reader</th>
            <th scope="col">Share</th>
            <th scope="col">Replies</th>
          </tr>
        </thead>
        <tbody>
          {readerNames.map(([reader, name]) => (
            <tr key={reader}>
              <th scope="row">
                <i className={reader} />
                {name}
              </th>
              <td>{shareOf(counts[reader], all)}</td>
              <td>{counted(counts[reader])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
