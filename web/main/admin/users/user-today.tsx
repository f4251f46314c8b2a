/** A person's list as it stands today, and what they put on the next day's. */
import type { Lists } from '#shared/contract/users.ts';
import { dayWords } from '#web/kit/dates.ts';
import { Checklist, type Line } from '#web/kit/ui/checklist.tsx';
import type { Shown } from './user-view.tsx';

export function UserToday({ today }: { readonly today: Shown['today'] }) {
  return (
    <section className="panel">
      <header>
        <h2>Today’s list</h2>
        <span className="sub">{dayWords(today.date)}, where they are</span>
      </header>
      <div className="body">
        <ShownLists lists={today} date={today.date} />
      </div>
    </section>
  );
}

interface ShownListsProps {
  readonly lists: Lists;
  /** The day of the list: an item that was meant for an earlier one has been carried over. */
  readonly date: string;
}

/** Nothing is left out: what was dropped says so. */
export function ShownLists({ lists: { items, tomorrow }, date }: ShownListsProps) {
  const lines = [
    ...items.map((item) => lineOf(item, date)),
    ...tomorrow.map(({ text }): Line => ({ text, state: 'carried', tag: 'tomorrow' })),
  ];
  if (lines.length === 0) return <p className="sub">Nothing on it.</p>;
  return <Checklist lines={lines} />;
}

function lineOf({ text, status, first_day }: Lists['items'][number], date: string): Line {
  if (status === 'deferred') return { text, state: 'carried', tag: 'put off' };
  if (status === 'dropped') return { text, state: 'done', tag: 'dropped' };
  const tag = first_day < date ? `from ${dayWords(first_day)}` : undefined;
  return { text, state: status, ...(tag && { tag }) };
}
