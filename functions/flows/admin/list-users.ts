/**
 * The table of users, one page at a time. It walks along the users in the order of their numbers:
 * all of them, those of a state, or those whom a search finds. What else is asked for is checked on
 * the users' own rows, a bounded number for each answer.
 */
import { signForSession } from '#functions/adapters/session-signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters, livingIn } from '#functions/store/counters.ts';
import { people } from '#functions/store/people.ts';
import { type Places, userSearch } from '#functions/store/user-search.ts';
import { listedStates, type Place, users, usersById } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { UserItem } from '#shared/contract/users.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { stages } from '#shared/domain/stage.ts';
import { type SubscriptionStatus, subscriptionStatus } from '#shared/domain/subscription-status.ts';
import { type UserState, userStates } from '#shared/domain/user.ts';
import {
  noStage,
  type StageFilter,
  type UserSort,
  usersSortedMax,
} from '#shared/domain/user-list.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { itemsFor } from './user-item.ts';

/** Who is listed, and how. */
interface List {
  readonly showDeleted: boolean;
  /** Any part of an address or an id. */
  readonly q?: string | undefined;
  readonly status?: SubscriptionStatus | undefined;
  /** Of the last message. */
  readonly stage?: StageFilter | undefined;
  readonly zone?: string | undefined;
  readonly source?: string | undefined;
  readonly sort?: UserSort | undefined;
}

export interface UserListQuery extends List {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The same for one list, however it is asked for. */
const textOf = ({ q }: List): string => q?.trim().toLowerCase() ?? '';
const nameOf = (list: List): string => {
  const { showDeleted, status, stage, zone, source, sort } = list;
  return JSON.stringify([showDeleted, textOf(list), status, stage, zone, source, sort]);
};

const signatureBytes = 9;

function cursorOf(list: List, past: number): string {
  const signature = signForSession(`users:${past}:${nameOf(list)}`).slice(0, signatureBytes);
  return `${past}.${Buffer.from(signature).toString('base64url')}`;
}

/** Throws BAD_CURSOR for a forged cursor, or one of another list. */
function readCursor(cursor: string, list: List): number {
  const past = Number(/^\d{1,12}/.exec(cursor)?.[0]);
  if (cursorOf(list, past) !== cursor) throw new Refusal('BAD_CURSOR');
  return past;
}

export interface UserList {
  readonly items: UserItem[];
  readonly nextCursor: string | null;
  readonly looked?: number;
  readonly sortedAmong?: number;
  readonly total: number;
}

/** Deleted users are not counted by state, but remain users until a purge. */
export async function totalOf(showDeleted: boolean): Promise<number> {
  const totals = await counters.totals();
  return Math.max(0, showDeleted ? (totals['users'] ?? 0) : livingIn(totals));
}

/** The states that have a status. */
const statesOf: Readonly<Record<SubscriptionStatus, readonly UserState[]>> = {
  subscribed: ['active'],
  unsubscribed: ['unsubscribed'],
  paused: ['paused'],
  'pause-planned': ['paused'],
  invited: ['invited'],
  suppressed: ['suppressed'],
  deleted: ['deleted'],
  erasing: ['purging'],
};

const statesIn = ({ showDeleted, status }: List): readonly UserState[] => {
  const wanted = status ? statesOf[status] : userStates;
  return listedStates(showDeleted).filter((state) => wanted.includes(state));
};

/** Some users in their order, beyond a number. */
async function placesBeyond(list: List, past: number | undefined, most: number): Promise<Places> {
  const text = textOf(list);
  const range = { past, oldestFirst: list.sort === 'created' };
  if (text !== '') return userSearch.find({ text, most, ...range });
  const found = await users.inOrder({ states: statesIn(list), most: most + 1, ...range });
  const places = found.slice(0, most);
  return { places, next: found.length > most ? places.at(-1)?.number : undefined };
}

/** By a whole id or address, also in the moment before the search knows them. */
async function idOf(text: string): Promise<string | undefined> {
  if (isUuid(text)) return text;
  const address = normalizeEmail(text);
  const holder = address.ok ? await people.holderOf(address.email) : undefined;
  return holder?.userId;
}

const isFiltered = ({ status, zone, source }: List): boolean =>
  [status, zone, source].some((filter) => filter !== undefined);

/** Those whose own rows say what is asked for. */
async function fitting(
  ids: readonly string[],
  list: List,
  { now }: RequestContext,
): Promise<ReadonlySet<string>> {
  if (!isFiltered(list)) return new Set(ids);
  const found = [...(await usersById(ids, userStates)).values()];
  const { status, zone, source } = list;
  const fits = found.filter(
    (user) =>
      (status === undefined || subscriptionStatus(user, now) === status) &&
      (zone === undefined || user.zone === zone) &&
      (source === undefined || user.source === source),
  );
  return new Set(fits.map(({ id }) => id));
}

async function itemsOf(
  ids: readonly string[],
  list: List,
  context: RequestContext,
): Promise<readonly UserItem[]> {
  const items = await itemsFor(ids, list, context);
  const { stage } = list;
  return items.filter(({ last_stage = noStage }) => stage === undefined || last_stage === stage);
}

/** Users whose own rows are looked at for one answer, first some and then the rest. */
const lookedFirst = 200;
const lookedMost = 2_000;
/** Users whose messages are read at the same time. */
const readTogether = 50;

interface Gathered {
  readonly items: readonly UserItem[];
  /** Where to go on. */
  readonly next?: number | undefined;
  readonly looked: number;
}

/** The first places, as many as hold so many users who fit, and those who don't behind the last. */
function upTo(most: number, places: readonly Place[], fits: ReadonlySet<string>): readonly Place[] {
  let found = 0;
  const end = places.findIndex(({ userId }) => fits.has(userId) && ++found > most);
  return end === -1 ? places : places.slice(0, end);
}

/** Those of some places who are asked for, until there are enough or enough is read. */
async function sift(
  { places, next }: Places,
  list: List,
  most: number,
  context: RequestContext,
): Promise<Gathered> {
  const fits = await fitting(
    places.map(({ userId }) => userId),
    list,
    context,
  );
  const items: UserItem[] = [];
  let looked = 0;
  for (let read = 0; looked < places.length && items.length < most && read < usersSortedMax; ) {
    const isShown = list.stage === undefined;
    const together = Math.min(readTogether, isShown ? most - items.length : most);
    const some = upTo(together, places.slice(looked), fits);
    const ids = some.map(({ userId }) => userId).filter((id) => fits.has(id));
    items.push(...(await itemsOf(ids, list, context)));
    looked += some.length;
    read += ids.length;
  }
  const last = items[most - 1];
  if (items.length > most && last) {
    const end = places.findIndex(({ number }) => number === last.row_number) + 1;
    return { items: items.slice(0, most), next: last.row_number, looked: end };
  }
  return { items, next: looked < places.length ? places[looked - 1]?.number : next, looked };
}

/** The next users of a list; a page may be short, even empty, where another may follow. */
async function gather(
  list: List,
  past: number | undefined,
  most: number,
  context: RequestContext,
): Promise<Gathered> {
  const { stage, zone, source } = list;
  const isRare = [stage, zone, source].some((filter) => filter !== undefined);
  const first = isRare ? lookedFirst : most;
  const places = await placesBeyond(list, past, first);
  const start = await sift(places, list, most, context);
  // A search has read all that one answer may; and messages have been read of enough users.
  const isDone = textOf(list) !== '' || !isFiltered(list) || stage !== undefined;
  const missing = most - start.items.length;
  if (isDone || missing === 0 || start.next === undefined) return start;
  const rest = await placesBeyond(list, start.next, lookedMost - start.looked);
  const more = await sift(rest, list, missing, context);
  return {
    items: [...start.items, ...more.items],
    next: more.next,
    looked: start.looked + more.looked,
  };
}

const stageOrder: readonly string[] = stages;
const stagePlace = ({ last_stage }: UserItem) =>
  last_stage === undefined ? undefined : stageOrder.indexOf(last_stage);

const sortedBy: Readonly<Record<string, (item: UserItem) => string | number | undefined>> = {
  created: ({ row_number }) => row_number,
  last_message: ({ last_message_at }) => last_message_at,
  stage: stagePlace,
};

/** Those of whom nothing is known stand last either way; whoever is equal, the newest first. */
function inOrder(items: readonly UserItem[], sort: UserSort): UserItem[] {
  const value = sortedBy[sort.replace('-', '')];
  const sign = sort.startsWith('-') ? -1 : 1;
  return items.toSorted((one, other) => {
    const [a, b] = [value?.(one), value?.(other)];
    if (a === b) return other.row_number - one.row_number;
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    return a < b ? -sign : sign;
  });
}

/** The one who is named wholly, and stands on the first page. */
async function named(list: List, context: RequestContext): Promise<readonly UserItem[]> {
  const text = textOf(list);
  const id = text === '' ? undefined : await idOf(text);
  if (id === undefined) return [];
  return itemsOf([...(await fitting([id], list, context))], list, context);
}

/** Throws BAD_CURSOR. */
export async function listUsers(asked: UserListQuery, context: RequestContext): Promise<UserList> {
  const { limit, cursor, sort = '-created' } = asked;
  const list: List = { ...asked, sort };
  const past = cursor === undefined ? undefined : readCursor(cursor, list);
  const isByNumber = sort === 'created' || sort === '-created';
  const [{ items, next, looked }, whole, total] = await Promise.all([
    gather(list, past, isByNumber ? limit : usersSortedMax, context),
    named(list, context),
    totalOf(asked.showDeleted),
  ]);
  const wholeIds = new Set(whole.map(({ user_id }) => user_id));
  const others = items.filter(({ user_id }) => !wholeIds.has(user_id));
  const shown = inOrder([...(past === undefined ? whole : []), ...others], sort);
  const hasMore = next !== undefined;
  return {
    items: shown,
    total,
    nextCursor: hasMore && isByNumber ? cursorOf(list, next) : null,
    ...((isFiltered(list) || list.stage !== undefined) && { looked }),
    ...(hasMore && !isByNumber && { sortedAmong: shown.length }),
  };
}
