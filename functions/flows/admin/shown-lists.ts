/** Lists and changes in the field names of the admin API. */
import type { Lists, ShownChange } from '#shared/contract/users.ts';
import type { Change } from '#shared/domain/change.ts';
import type { Checklist, DayLists } from '#shared/domain/checklist.ts';

const itemsShown = (items: Checklist) =>
  items.map(({ id, text, status, firstDay }) => ({ id, text, status, first_day: firstDay }));

export const listsShown = ({ items, tomorrow }: DayLists): Lists => ({
  items: itemsShown(items),
  tomorrow: itemsShown(tomorrow),
});

/** Changes name items by id; the texts come from the lists. */
export function changesShown(
  changes: readonly Change[],
  lists: readonly DayLists[],
): ShownChange[] {
  const items = lists.flatMap(({ items: today, tomorrow }) => [...today, ...tomorrow]).reverse();
  // The first list comes last, so that its text wins.
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  return changes.map(({ id, kind, wasStatus, wasText }) => ({
    kind,
    text: texts.get(id) ?? '',
    ...(wasText !== undefined && { was_text: wasText }),
    ...(wasStatus && { was_status: wasStatus }),
  }));
}
