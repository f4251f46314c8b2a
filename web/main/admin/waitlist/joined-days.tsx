/** How many joined on each day: bars, and their numbers as a table. */
import { type PointerEvent, useState } from 'react';
import { dayWords, monthWords } from '#web/kit/dates.ts';
import { Table } from '#web/kit/ui/table.tsx';
import { Panel } from '../panel.tsx';

interface Day {
  readonly date: string;
  readonly joined: number;
}

const peopleWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;

/** The oldest first. */
export function JoinedDays({ days }: { readonly days: readonly Day[] }) {
  const [at, setAt] = useState<number>();
  const looked = at === undefined ? undefined : days[at];
  const sum = days.reduce((total, { joined }) => total + joined, 0);
  const last = days.at(-1);
  const span = last && `${days.length} days to ${dayWords(last.date)}, in UTC`;
  const sub = looked ? `${peopleWords(looked.joined)} on ${dayWords(looked.date)}` : span;
  return (
    <Panel title="Joined per day" sub={sub}>
      {sum === 0 ? (
        <p className="empty">Nobody joined in these {days.length} days.</p>
      ) : (
        <>
          <Bars days={days} sum={sum} at={at} lookAt={setAt} />
          <details className="joined-numbers">
            <summary>Numbers</summary>
            <Table
              caption="Joined per day"
              columns={[
                { title: 'Date', cell: ({ date }: Day) => dayWords(date) },
                { title: 'Joined', kind: 'number', cell: ({ joined }: Day) => joined },
              ]}
              rows={days.toReversed()}
              keyOf={({ date }) => date}
              empty="No days."
            />
          </details>
        </>
      )}
    </Panel>
  );
}

interface BarsProps {
  readonly days: readonly Day[];
  readonly sum: number;
  readonly at: number | undefined;
  readonly lookAt: (at: number | undefined) => void;
}

function Bars({ days, sum, at, lookAt }: BarsProps) {
  const most = Math.max(...days.map(({ joined }) => joined));

  function look({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * days.length);
    lookAt(Math.min(Math.max(day, 0), days.length - 1));
  }

  return (
    <div className="joined-chart">
      <span className="most" aria-hidden="true">
        {most.toLocaleString('en-US')}
      </span>
      <svg
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${peopleWords(sum)} joined in ${days.length} days, at most ${most} on one day`}
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && lookAt(undefined)}
      >
        {at !== undefined && <rect className="looked" x={at} y={0} width={1} height={100} />}
        {days.map(({ date, joined }, day) => {
          // A small value stays visible.
          const height = joined > 0 ? Math.max((joined / most) * 100, 4) : 0;
          return <rect key={date} x={day + 0.14} y={100 - height} width={0.72} height={height} />;
        })}
      </svg>
      <div className="months" aria-hidden="true">
        {days.map(
          ({ date }, day) =>
            date.endsWith('-01') && (
              <span key={date} style={{ left: `${(day / days.length) * 100}%` }}>
                {monthWords(date)}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
