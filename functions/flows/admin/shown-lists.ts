/** Lists and changes in the field names of the admin API. */
import type { Lists, ShownChange } from '#shared/contract/users.ts';
import type { Change } from '#shared/domain/change.ts';
import type { Checklist, DayLists } from '#shared/domain/checklist.ts';

const itemsShown = (items: Checklist) =>
  items.map(({ id, text, status, firstDay, on, note }) => ({
    id,
    text,
    status,
    first_day: firstDay,
    ...(on && { on }),
    ...(note && { note }),
  }));

export const listsShown = ({ items, later }: DayLists): Lists => ({
  items: itemsShown(items),
  later: itemsShown(later),
});

/** Changes name items by id; the texts come from the lists. */
export function changesShown(
  changes: readonly Change[],
  lists: readonly DayLists[],
): ShownChange[] {
  const items = lists.flatMap(({ items: today, later }) => [...today, ...later]).reverse();
  // The first list comes last, so that its text wins.
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  return changes.map(({ id, kind, wasStatus, wasText, words }) => ({
    kind,
    text: texts.get(id) ?? '',
    ...(wasText !== undefined && { was_text: wasText }),
    ...(wasStatus && { was_status: wasStatus }),
    ...(words && { words }),
  }));
}
