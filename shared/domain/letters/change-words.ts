/** What a reply changed, in one or two plain sentences, told from the lists before and after. */
import type { DayLists, Item } from '../checklist.ts';
import { capitalised, countWord, quoted } from './wording.ts';

/** Kinds of change, in the order in which they are told. */
type Change = 'done' | 'added' | 'renamed' | 'later' | 'planned' | 'dropped' | 'open';

interface Changed {
  readonly change: Change;
  readonly item: Item;
  readonly before?: Item;
}

const order: readonly Change[] = [
  'done',
  'added',
  'renamed',
  'later',
  'planned',
  'dropped',
  'open',
];

const changeOfStatus = {
  done: 'done',
  open: 'open',
  deferred: 'later',
  dropped: 'dropped',
} as const satisfies Record<Item['status'], Change>;

function changesOf(item: Item, isForTomorrow: boolean, before: Item | undefined): Changed[] {
  if (!before) {
    if (item.status === 'dropped') return [];
    const added = { change: isForTomorrow ? ('planned' as const) : ('added' as const), item };
    return item.status === 'done' ? [{ change: 'done', item }] : [added];
  }
  const status =
    item.status === before.status ? [] : [{ change: changeOfStatus[item.status], item, before }];
  const wording = item.text === before.text ? [] : [{ change: 'renamed' as const, item, before }];
  return [...wording, ...status];
}

function allChanges(before: DayLists, after: DayLists): Changed[] {
  const known = new Map([...before.items, ...before.tomorrow].map((item) => [item.id, item]));
  const today = after.items.flatMap((item) => changesOf(item, false, known.get(item.id)));
  const later = after.tomorrow.flatMap((item) => changesOf(item, true, known.get(item.id)));
  // Taking a reply back removes what it had added, which is then off the list.
  const left = new Set([...after.items, ...after.tomorrow].map((item) => item.id));
  const gone = [...known.values()]
    .filter((item) => !left.has(item.id) && item.status !== 'dropped')
    .map((item) => ({ change: 'dropped' as const, item, before: item }));
  return [...today, ...later, ...gone];
}

const verbs: Readonly<Record<Exclude<Change, 'renamed'>, readonly [one: string, more: string]>> = {
  done: ['is done', 'are done'],
  added: ['is on the list', 'are new on the list'],
  later: ['moves to tomorrow', 'move to tomorrow'],
  planned: ['is for tomorrow', 'are for tomorrow'],
  dropped: ['is off the list', 'are off the list'],
  open: ['is open again', 'are open again'],
};

/** One or two items by name, more by their number. */
function clause(change: Change, changed: readonly Changed[], length: number | undefined): string {
  const [first] = changed;
  const named = (text: string) => quoted(text, length);
  if (change === 'renamed') {
    return changed.length === 1 && first?.before
      ? `${named(first.before.text)} is now ${named(first.item.text)}`
      : `${countWord(changed.length)} have new words`;
  }
  const names = changed.map(({ item }) => named(item.text));
  const subject = changed.length < 3 ? names.join(' and ') : countWord(changed.length);
  return `${subject} ${verbs[change][changed.length === 1 ? 0 : 1]}`;
}

/**
 * `“Deck” is done. “Walk” is for tomorrow.`, at most two sentences; empty when the lists are equal.
 * It is told from the lists, not from the edits, so that it cannot claim what did not happen. Of an
 * item's words `length` characters are repeated.
 */
export function changeWords(before: DayLists, after: DayLists, length?: number): string {
  const changes = allChanges(before, after);
  const clauses = order.flatMap((change) => {
    const changed = changes.filter((one) => one.change === change);
    return changed.length > 0 ? [clause(change, changed, length)] : [];
  });
  const [first, ...rest] = clauses;
  return [first ?? '', rest.join('; ')]
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capitalised(sentence)}.`)
    .join(' ');
}
