/** The list that a reply is read against: every item can be ticked, reworded or taken off. */
import { useEffect, useRef } from 'react';
import type { Item } from '#shared/domain/checklist.ts';
import { sinceWhen } from '#shared/domain/letters/date-words.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { type Trial, withChange, withItem, withoutItem } from './trial.ts';

export function ListEditor({ trial, change }: { trial: Trial; change: (trial: Trial) => void }) {
  const list = useRef<HTMLOListElement>(null);
  const grew = useRef(false);
  const shown = trial.items.filter(({ status }) => status !== 'dropped');

  // A new line takes the focus.
  useEffect(() => {
    if (grew.current)
      list.current?.querySelector<HTMLInputElement>('li:last-child .words')?.focus();
    grew.current = false;
  }, [shown.length]);

  function add() {
    grew.current = true;
    change(withItem(trial));
  }

  return (
    <>
      <ol className="editor" ref={list} aria-label="Your list">
        {shown.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item}
            number={at + 1}
            date={trial.date}
            reword={(text) => change(withChange(trial, item.id, { text }))}
            tick={(done) => change(withChange(trial, item.id, { status: done ? 'done' : 'open' }))}
            remove={() => change(withoutItem(trial, item.id))}
          />
        ))}
      </ol>
      <button type="button" className="quiet" onClick={add}>
        Add an item
      </button>
    </>
  );
}

interface ItemRowProps {
  readonly item: Item;
  /** As a reply counts. */
  readonly number: number;
  readonly date: LocalDate;
  readonly reword: (text: string) => void;
  readonly tick: (done: boolean) => void;
  readonly remove: () => void;
}

function ItemRow({ item, number, date, reword, tick, remove }: ItemRowProps) {
  const { text, status } = item;
  const name = text.trim() || `item ${number}`;
  const tag = tagOf(item, date);
  return (
    <li className={status}>
      <input
        type="checkbox"
        className="tick"
        aria-label={`Done: ${name}`}
        checked={status === 'done'}
        onChange={(event) => tick(event.target.checked)}
      />
      <span aria-hidden="true">{number}</span>
      <input
        className="words"
        aria-label={`Item ${number}`}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => reword(event.target.value)}
      />
      {tag && <span className="tag">{tag}</span>}
      <button type="button" className="off" aria-label={`Take off: ${name}`} onClick={remove}>
        <Sign name="cross" />
      </button>
    </li>
  );
}

function tagOf(item: Item, date: LocalDate): string | undefined {
  if (item.status === 'deferred') return 'tomorrow';
  const isCarried = item.status === 'open' && item.firstDay < date;
  return isCarried ? sinceWhen(item.firstDay, date) : undefined;
}
