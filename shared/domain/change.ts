/**
 * What a reply changed, small enough to keep beside the list and complete enough to take it back.
 */
import {
  type Checklist,
  type DayLists,
  type Edit,
  type Item,
  type ItemStatus,
  withoutDate,
} from './checklist.ts';
import type { LocalDate } from './local-date.ts';
import type { Evidence } from './replies/reading.ts';

/** The edit by its item, with what the item was before: absent for an item that was not there. */
export interface Change {
  readonly kind: Edit['kind'];
  readonly id: Item['id'];
  readonly wasStatus?: ItemStatus;
  readonly wasText?: string;
  /** The date until which it rested. */
  readonly wasOn?: LocalDate;
  /** The words of the reply that say so. */
  readonly words?: string;
}

const find = (lists: DayLists, id: string): Item | undefined =>
  [...lists.items, ...lists.later].find((item) => item.id === id);

/** The date until which an item rests; undefined for one that doesn't, or only until tomorrow. */
const restOf = (lists: DayLists, { id, on, firstDay }: Item): LocalDate | undefined =>
  on ?? (lists.later.some((item) => item.id === id) ? firstDay : undefined);

/** One change an item, in the order of the edits; edits that changed nothing leave none. */
export function changesBetween(
  before: DayLists,
  after: DayLists,
  edits: readonly Edit[],
  evidence: readonly Pick<Evidence, 'id' | 'words'>[] = [],
): readonly Change[] {
  const last = new Map(edits.map(({ id, kind }) => [id, kind]));
  const said = new Map(evidence.map(({ id, words }) => [id, words]));
  // What is worded by the reply says itself where it comes from.
  const quoteOf = (id: string, kind: Edit['kind']): string | undefined =>
    kind === 'add' || kind === 'forTomorrow' || kind === 'rename' ? undefined : said.get(id);
  return [...last].flatMap(([id, kind]) => {
    const was = find(before, id);
    const is = find(after, id);
    if (!is) return [];
    const wasOn = was && restOf(before, was);
    const isSame = was?.status === is.status && was.text === is.text && wasOn === restOf(after, is);
    if (isSame) return [];
    const words = quoteOf(id, kind);
    return [
      {
        kind,
        id,
        ...(was && { wasStatus: was.status }),
        ...(was && was.text !== is.text && { wasText: was.text }),
        ...(wasOn && { wasOn }),
        ...(words && { words }),
      },
    ];
  });
}

const restored = (item: Item, changes: ReadonlyMap<string, Change>): Item => {
  const change = changes.get(item.id);
  if (!change) return item;
  const { wasText = item.text, wasStatus = item.status, wasOn } = change;
  // Wherever it stands by now, it rested.
  const status = wasOn && wasStatus === 'open' ? 'deferred' : wasStatus;
  return { ...withoutDate(item), text: wasText, status, ...(wasOn && { on: wasOn }) };
};

/** The lists as they were before the changes: what `undo` gives back. */
export function beforeChanges(after: DayLists, changes: readonly Change[]): DayLists {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const added = new Set(changes.filter((change) => !change.wasStatus).map(({ id }) => id));
  const without = (list: Checklist): Checklist =>
    list.filter(({ id }) => !added.has(id)).map((item) => restored(item, byId));
  return { items: without(after.items), later: without(after.later) };
}

const towards = {
  open: 'reopen',
  done: 'complete',
  deferred: 'defer',
  dropped: 'drop',
} as const satisfies Record<ItemStatus, Edit['kind']>;

/** The edits that take the changes back; what they had added is dropped, never removed. */
export const takingBack = (changes: readonly Change[]): readonly Edit[] =>
  changes.flatMap(({ id, wasStatus, wasText, wasOn }): readonly Edit[] => {
    if (!wasStatus) return [{ kind: 'drop', id }];
    const wording = wasText === undefined ? [] : [{ kind: 'rename', id, text: wasText } as const];
    const isOff = wasStatus === 'done' || wasStatus === 'dropped';
    if (wasOn && !isOff) return [...wording, { kind: 'defer', id, on: wasOn }];
    return [...wording, { kind: towards[wasStatus], id }];
  });
