/**
 * What a reply changed, small enough to keep beside the list and complete enough to take it back.
 */
import type { Checklist, DayLists, Edit, Item, ItemStatus } from './checklist.ts';

/** The edit by its item, with what the item was before: absent for an item that was not there. */
export interface Change {
  readonly kind: Edit['kind'];
  readonly id: Item['id'];
  readonly wasStatus?: ItemStatus;
  readonly wasText?: string;
}

const find = (lists: DayLists, id: string): Item | undefined =>
  [...lists.items, ...lists.tomorrow].find((item) => item.id === id);

/** One change an item, in the order of the edits; edits that changed nothing leave none. */
export function changesBetween(
  before: DayLists,
  after: DayLists,
  edits: readonly Edit[],
): readonly Change[] {
  const last = new Map(edits.map(({ id, kind }) => [id, kind]));
  return [...last].flatMap(([id, kind]) => {
    const was = find(before, id);
    const is = find(after, id);
    if (!is || (was && was.status === is.status && was.text === is.text)) return [];
    return [
      {
        kind,
        id,
        ...(was && { wasStatus: was.status }),
        ...(was && was.text !== is.text && { wasText: was.text }),
      },
    ];
  });
}

const restored = (item: Item, changes: ReadonlyMap<string, Change>): Item => {
  const change = changes.get(item.id);
  return change
    ? { ...item, text: change.wasText ?? item.text, status: change.wasStatus ?? item.status }
    : item;
};

/** The lists as they were before the changes: what `undo` gives back. */
export function beforeChanges(after: DayLists, changes: readonly Change[]): DayLists {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const added = new Set(changes.filter((change) => !change.wasStatus).map(({ id }) => id));
  const without = (list: Checklist): Checklist =>
    list.filter(({ id }) => !added.has(id)).map((item) => restored(item, byId));
  return { items: without(after.items), tomorrow: without(after.tomorrow) };
}

/** The changes again as edits, for the words of an acknowledgement. */
export const editsOf = (changes: readonly Change[], after: DayLists): readonly Edit[] =>
  changes.map(({ kind, id }) => {
    const text = find(after, id)?.text ?? '';
    return kind === 'add' || kind === 'rename' || kind === 'forTomorrow'
      ? { kind, id, text }
      : { kind, id };
  });

const towards = {
  open: 'reopen',
  done: 'complete',
  deferred: 'defer',
  dropped: 'drop',
} as const satisfies Record<ItemStatus, Edit['kind']>;

/** The edits that take the changes back; what they had added is dropped, never removed. */
export const takingBack = (changes: readonly Change[]): readonly Edit[] =>
  changes.flatMap(({ id, wasStatus, wasText }): readonly Edit[] => {
    if (!wasStatus) return [{ kind: 'drop', id }];
    const wording = wasText === undefined ? [] : [{ kind: 'rename', id, text: wasText } as const];
    return [...wording, { kind: towards[wasStatus], id }];
  });
