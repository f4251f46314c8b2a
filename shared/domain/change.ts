/**
 * What a reply changed, small enough to keep beside the list and complete enough to take it back.
 */
import {
  type Checklist,
  type DayLists,
  type Edit,
  type Item,
  type ItemStatus,
  type Move,
  movedItems,
  withNote,
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
  /** The id of the item that it stood behind before it was moved; `first` where it was the first. */
  readonly wasAfter?: string;
  /** Its note, empty for none, where that is another one now. */
  readonly wasNote?: string;
  /** The words of the reply that say so. */
  readonly words?: string;
}

/** How many items the changes put on the list, and how many they ticked off, less those reopened. */
export function itemsIn(changes: readonly Change[]): {
  readonly set: number;
  readonly done: number;
} {
  const of = (has: (change: Change) => boolean): number => changes.filter(has).length;
  const ticked = of(({ kind, wasStatus }) => kind === 'complete' && wasStatus !== 'done');
  const reopened = of(({ kind, wasStatus }) => wasStatus === 'done' && unticking.has(kind));
  return { set: of(({ wasStatus }) => wasStatus === undefined), done: ticked - reopened };
}

const unticking: ReadonlySet<Edit['kind']> = new Set(['reopen', 'drop', 'defer']);

const find = (lists: DayLists, id: string): Item | undefined =>
  [...lists.items, ...lists.later].find((item) => item.id === id);

/** The date until which an item rests; undefined for one that doesn't, or only until tomorrow. */
const restOf = (lists: DayLists, { id, on, firstDay }: Item): LocalDate | undefined =>
  on ?? (lists.later.some((item) => item.id === id) ? firstDay : undefined);

/** What each item that was moved stood behind, if the order isn't as it was. */
function movedFrom(
  before: DayLists,
  after: DayLists,
  edits: readonly Edit[],
): ReadonlyMap<Item['id'], string> {
  const moved = new Set(edits.flatMap(({ id, kind }) => (kind === 'move' ? [id] : [])));
  const old = before.items.map(({ id }) => id);
  const now = after.items.map(({ id }) => id).filter((id) => old.includes(id));
  if (moved.size === 0 || old.every((id, at) => now[at] === id)) return new Map();
  return new Map(
    old.flatMap((id, at) => (moved.has(id) ? [[id, old[at - 1] ?? 'first'] as const] : [])),
  );
}

/** Say themselves what the reply says. */
const worded: ReadonlySet<Edit['kind']> = new Set(['add', 'forTomorrow', 'rename', 'move', 'note']);

/**
 * One change an item, in the order of the edits; edits that changed nothing leave none. What was moved
 * comes last, in the order that it had, so that each goes back behind one that is back already.
 */
export function changesBetween(
  before: DayLists,
  after: DayLists,
  edits: readonly Edit[],
  evidence: readonly Pick<Evidence, 'id' | 'words'>[] = [],
): readonly Change[] {
  const last = new Map(edits.map(({ id, kind }) => [id, kind]));
  const said = new Map(evidence.map(({ id, words }) => [id, words]));
  const quoteOf = (id: string, kind: Edit['kind']): string | undefined =>
    worded.has(kind) ? undefined : said.get(id);
  const from = movedFrom(before, after, edits);
  const inOrder = [...from.keys()].flatMap((id) => [[id, last.get(id) ?? 'move'] as const]);
  const others = [...last].filter(([id]) => !from.has(id));
  return [...others, ...inOrder].flatMap(([id, kind]) => {
    const was = find(before, id);
    const is = find(after, id);
    if (!is) return [];
    const wasOn = was && restOf(before, was);
    const wasAfter = from.get(id);
    const isSame =
      !wasAfter &&
      was?.status === is.status &&
      was.text === is.text &&
      was.note === is.note &&
      wasOn === restOf(after, is);
    if (isSame) return [];
    const words = quoteOf(id, kind);
    return [
      {
        kind,
        id,
        ...(was && { wasStatus: was.status }),
        ...(was && was.text !== is.text && { wasText: was.text }),
        ...(wasOn && { wasOn }),
        ...(wasAfter && { wasAfter }),
        ...(was && was.note !== is.note && { wasNote: was.note ?? '' }),
        ...(words && { words }),
      },
    ];
  });
}

const restored = (item: Item, changes: ReadonlyMap<string, Change>): Item => {
  const change = changes.get(item.id);
  if (!change) return item;
  const { wasText = item.text, wasStatus = item.status, wasOn, wasNote = item.note ?? '' } = change;
  // Wherever it stands by now, it rested.
  const status = wasOn && wasStatus === 'open' ? 'deferred' : wasStatus;
  const was = { ...withoutDate(item), text: wasText, status, ...(wasOn && { on: wasOn }) };
  return withNote(was, wasNote);
};

/** The lists as they were before the changes: what `undo` gives back. */
export function beforeChanges(after: DayLists, changes: readonly Change[]): DayLists {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const added = new Set(changes.filter((change) => !change.wasStatus).map(({ id }) => id));
  const without = (list: Checklist): Checklist =>
    list.filter(({ id }) => !added.has(id)).map((item) => restored(item, byId));
  const back = movingBack(changes);
  return { items: movedItems(without(after.items), back), later: without(after.later) };
}

const movingBack = (changes: readonly Change[]): readonly Move[] =>
  changes.flatMap(({ id, wasAfter }): readonly Move[] => {
    if (!wasAfter) return [];
    return [{ kind: 'move', id, to: wasAfter === 'first' ? 'first' : { after: wasAfter } }];
  });

const towards = {
  open: 'reopen',
  done: 'complete',
  deferred: 'defer',
  dropped: 'drop',
} as const satisfies Record<ItemStatus, Edit['kind']>;

/** The edits that take the changes back; what they had added is dropped, never removed. */
export const takingBack = (changes: readonly Change[]): readonly Edit[] => [
  ...changes.flatMap(({ id, wasStatus, wasText, wasOn }): readonly Edit[] => {
    if (!wasStatus) return [{ kind: 'drop', id }];
    const wording = wasText === undefined ? [] : [{ kind: 'rename', id, text: wasText } as const];
    const isOff = wasStatus === 'done' || wasStatus === 'dropped';
    if (wasOn && !isOff) return [...wording, { kind: 'defer', id, on: wasOn }];
    return [...wording, { kind: towards[wasStatus], id }];
  }),
  ...movingBack(changes),
  ...changes.flatMap(({ id, wasNote }) =>
    wasNote === undefined ? [] : [{ kind: 'note', id, note: wasNote } as const],
  ),
];
