/** What a reply changed, in one or two plain sentences, told from the lists before and after. */
import type { DayLists, Item } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import { dayName } from './date-words.ts';
import { comesOn, shownItems } from './shown-items.ts';
import { capitalised, countWord, quoted } from './wording.ts';

/** Kinds of change, in the order in which they are told. */
type Change =
  | 'done'
  | 'added'
  | 'renamed'
  | 'noted'
  | 'unnoted'
  | 'later'
  | 'planned'
  | 'dropped'
  | 'open';

interface Changed {
  readonly change: Change;
  readonly item: Item;
  readonly before?: Item;
  /** Until when it rests, in words: `Friday`. */
  readonly day?: string;
}

const order: readonly Change[] = [
  'done',
  'added',
  'renamed',
  'noted',
  'unnoted',
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

/** What a person sees of it: what was planned for later rests like what was put off. */
interface Shown {
  readonly item: Item;
  readonly status: Item['status'];
  readonly day?: string;
}

function shownIn(lists: DayLists, today: LocalDate): ReadonlyMap<Item['id'], Shown> {
  const dayOf = (item: Item) => ({ day: dayName(today, comesOn(item, today)) });
  const shown = ({ item, isLater }: { readonly item: Item; readonly isLater: boolean }): Shown => {
    const rests = item.status === 'deferred' || (isLater && item.status === 'open');
    return rests ? { item, status: 'deferred', ...dayOf(item) } : { item, status: item.status };
  };
  return new Map(
    [
      ...lists.items.map((item) => ({ item, isLater: false })),
      ...lists.later.map((item) => ({ item, isLater: true })),
    ].map((one) => [one.item.id, shown(one)]),
  );
}

function changesOf({ item, status: is, day }: Shown, was: Shown | undefined): Changed[] {
  const rest = day === undefined ? {} : { day };
  if (!was) {
    if (is === 'dropped') return [];
    const change = is === 'deferred' ? 'planned' : is === 'done' ? 'done' : 'added';
    return [{ change, item, ...rest }];
  }
  const before = was.item;
  const status =
    is === was.status && day === was.day
      ? []
      : [{ change: changeOfStatus[is], item, before, ...rest }];
  const wording = item.text === before.text ? [] : [{ change: 'renamed' as const, item, before }];
  const isNoted = is === 'open' && was.status === 'open' && item.note !== before.note;
  const note = isNoted ? [{ change: noteChange(item), item, before }] : [];
  return [...wording, ...note, ...status];
}

const noteChange = ({ note }: Item): Change => (note ? 'noted' : 'unnoted');

function allChanges(before: DayLists, after: DayLists, today: LocalDate): Changed[] {
  const known = shownIn(before, today);
  const now = shownIn(after, today);
  // Taking a reply back removes what it had added, which is then off the list.
  const gone = [...known.values()].filter(
    ({ item, status }) => !now.has(item.id) && status !== 'dropped',
  );
  return [
    ...[...now.values()].flatMap((shown) => changesOf(shown, known.get(shown.item.id))),
    ...gone.map(({ item }): Changed => ({ change: 'dropped', item, before: item })),
  ];
}

/** What follows one name, two names, and a number of them where that reads otherwise. */
const verbs: Readonly<
  Record<Exclude<Change, 'renamed'>, readonly [one: string, two: string, more?: string]>
> = {
  done: ['is done', 'are done'],
  added: ['is on your list', 'are on your list', 'things for today'],
  noted: ['stays open, with your note', 'stay open, with your notes'],
  unnoted: ['has no note now', 'have no note now'],
  later: ['moves to', 'move to'],
  planned: ['is for', 'are for'],
  dropped: ['is off your list', 'are off your list'],
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
  const [one, two, more = two] = verbs[change];
  const verb = [one, two][changed.length - 1] ?? more;
  return `${subject} ${verb} ${first?.day ?? ''}`.trim();
}

/** The one item without which two orders are the same; undefined where several moved. */
const movedOne = (old: readonly string[], now: readonly string[]): string | undefined =>
  now.find((id) => {
    const others = old.filter((one) => one !== id);
    return now.filter((one) => one !== id).every((one, at) => one === others[at]);
  });

/** `“Passport” is first now`; empty where the items that stay on the list have kept their order. */
function orderClause(before: DayLists, after: DayLists, length: number | undefined): string {
  const shown = shownItems(after);
  const known = shownItems(before).map(({ id }) => id);
  const ids = shown.map(({ id }) => id);
  const now = ids.filter((id) => known.includes(id));
  const old = known.filter((id) => ids.includes(id));
  if (old.every((id, at) => id === now[at])) return '';
  const at = shown.findIndex(({ id }) => id === movedOne(old, now));
  const [item, ahead] = [shown[at], shown[at - 1]];
  if (!item) return 'your list has a new order';
  const words = quoted(item.text, length);
  if (!ahead) return `${words} is first now`;
  return at === shown.length - 1
    ? `${words} is last now`
    : `${words} comes after ${quoted(ahead.text, length)} now`;
}

/**
 * `“Deck” is done. “Walk” is for tomorrow.`, at most two sentences; empty when the lists are equal.
 * It is told from the lists, not from the edits, so that it cannot claim what did not happen. Of an
 * item's words `length` characters are repeated.
 */
export function changeWords(
  before: DayLists,
  after: DayLists & { readonly date: LocalDate },
  length?: number,
): string {
  const changes = allChanges(before, after, after.date);
  const ofItems = order.flatMap((change) => {
    const some = changes.filter((one) => one.change === change);
    const byDay = Map.groupBy(some, ({ day }) => day);
    return [...byDay.values()].map((changed) => clause(change, changed, length));
  });
  const clauses = [...ofItems, orderClause(before, after, length)].filter((one) => one !== '');
  const [first, ...rest] = clauses;
  return [first ?? '', rest.join('; ')]
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capitalised(sentence)}.`)
    .join(' ');
}
