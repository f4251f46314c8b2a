/** Which day a reply is about, which list it saw, and which list it changes. */

import type { StoredDay } from '#functions/store/days.ts';
import type { Shown } from '#functions/store/ledger.ts';
import type { Checklist, Edit } from '#shared/domain/checklist.ts';
import { type Day, openDay } from '#shared/domain/day.ts';
import { shownItems } from '#shared/domain/letters/shown-items.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';

export interface Target {
  /** The day whose row the edits change. */
  readonly day: Day;
  /** The list as the answered letter showed it: numbers count over this one. */
  readonly shown: Checklist;
}

/**
 * The reply belongs to the date of its letter. If a later day exists, the items have moved on to
 * that one, and the edits apply there.
 */
export function targetOf(days: readonly StoredDay[], date: LocalDate, letter: Shown = []): Target {
  const newest = days[0]?.day;
  const upTo = days.find(({ day }) => day.date <= date)?.day;
  const asked = openDay(upTo, date);
  const day = newest && newest.date > date ? newest : asked;
  return { day, shown: inOrderOf(letter, days, shownItems(asked)) };
}

/** In the order of the answered letter; newer items follow. */
function inOrderOf(letter: Shown, days: readonly StoredDay[], now: Checklist): Checklist {
  const items = days.flatMap(({ day }) => [...day.items, ...day.tomorrow]).reverse();
  // The newest day comes last, so that its version of an item wins.
  const known = new Map([...items, ...now].map((item) => [item.id, item]));
  const numbered = letter.flatMap(([id, status]) => (status === 'dropped' ? [] : [id]));
  const ids = new Set([...numbered, ...now.map(({ id }) => id)]);
  return [...ids].flatMap((id) => known.get(id) ?? []);
}

/** An item that stayed behind (done, dropped) comes back when it is reopened. */
export function relocated(edits: readonly Edit[], { day, shown }: Target): readonly Edit[] {
  const here = new Set([...day.items, ...day.tomorrow].map(({ id }) => id));
  const left = new Map(shown.filter(({ id }) => !here.has(id)).map((item) => [item.id, item]));
  return edits.flatMap((edit): readonly Edit[] => {
    const item = left.get(edit.id);
    if (!item) return [edit];
    const text = 'text' in edit ? edit.text : item.text;
    return edit.kind === 'reopen' || edit.kind === 'rename'
      ? [{ kind: 'add', id: edit.id, text }]
      : [];
  });
}
