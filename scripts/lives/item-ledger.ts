/** Where each item that somebody gave is now: no item may be nowhere. */
import type { Item } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';
import type { Life } from './life.ts';

const live: ReadonlySet<Item['status']> = new Set(['open', 'deferred']);

const itemsOf = (day: Day | undefined): readonly Item[] =>
  day ? [...day.items, ...day.tomorrow] : [];

/** As people would: by the words, whatever their case. */
const wordsOf = ({ text }: Pick<Item, 'text'>): string => text.toLowerCase();

/** What a person gave, from now on looked for. */
export function give(life: Life, things: readonly string[]): void {
  for (const thing of things) life.items.set(thing.toLowerCase(), undefined);
}

/**
 * Looks for a person's items in their days that were written since the last look, in the order of
 * their dates; answers those that are nowhere. What has been settled stays behind on its day.
 */
export function missingOn(life: Life, days: readonly Day[]): readonly string[] {
  const newest = new Map(itemsOf(days.at(-1)).map((item) => [wordsOf(item), item]));
  life.open = [...newest.values()].filter(({ status }) => status === 'open').length;
  const settled = new Map(
    days.flatMap((day) =>
      itemsOf(day)
        .filter(({ status }) => !live.has(status))
        .map((item) => [wordsOf(item), day.date] as const),
    ),
  );
  const missing: string[] = [];
  for (const [words, settledOn] of life.items) {
    if (newest.has(words)) life.items.set(words, settled.get(words));
    else if (settled.has(words)) life.items.set(words, settled.get(words));
    else if (settledOn === undefined && days.length > 0) missing.push(words);
  }
  const last = days.at(-1);
  if (last) life.checkedTo = last.date;
  return missing;
}

/** The same over all days there are: each item where it was last, and nothing live left behind. */
export function missingInAll(life: Life, days: readonly Day[]): readonly string[] {
  const last = new Map<string, { readonly item: Item; readonly date: string }>();
  for (const day of days)
    for (const item of itemsOf(day)) last.set(wordsOf(item), { item, date: day.date });
  const newest = days.at(-1)?.date;
  return [...life.items.keys()].filter((words) => {
    const found = last.get(words);
    return !found || (live.has(found.item.status) && found.date !== newest);
  });
}
