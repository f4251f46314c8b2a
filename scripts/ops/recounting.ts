/** Counts again from the rows of the table what its counters, search and lists should say, and mends them. */
import {
  acknowledgementsAs,
  activeAs,
  activeInWeekAs,
  countedAsOf,
  countsIn,
  deliveryCounters,
  isOnboarding,
  itemsDoneAs,
  itemsFirstSet,
  itemsSetAs,
  joinedAs,
  lateAs,
  leftAs,
  onboardingAs,
  overdueAs,
  reachedAs,
  readAs,
  repliesAs,
  sentAs,
  sourceAs,
  stayedAs,
  waitingAs,
  waitingFrom,
} from '#functions/store/counters.ts';
import {
  counterShards,
  type Key,
  keys,
  type Listed,
  lists,
  type Row,
  shardOf,
} from '#functions/store/keys.ts';
import { deliveryEventsOf } from '#functions/store/ledger.ts';
import { changesIn, isListedUnread, readAsCommand } from '#functions/store/replies.ts';
import {
  type Searched,
  searchBatchesOf,
  searchedIn,
  searchRowsOf,
} from '#functions/store/user-search.ts';
import { isHandle, userOf } from '#functions/store/users.ts';
import { isWaiting, readWaiting, waitingPlace } from '#functions/store/waitlist.ts';
import type { WholeTable } from '#functions/store/whole-table.ts';
import { present } from '#functions/store/writes.ts';
import { itemsIn } from '#shared/domain/change.ts';
import { deliveryKinds } from '#shared/domain/delivery.ts';
import { type FunnelStep, stepsReached } from '#shared/domain/funnel.ts';
import { type LocalDate, utcDateOf, weekOf } from '#shared/domain/local-date.ts';
import { readBy } from '#shared/domain/replies/read-by.ts';
import { overdueAfterMs } from '#shared/domain/rhythm.ts';
import { stages } from '#shared/domain/stage.ts';
import { countedAs } from '#shared/domain/subscription-status.ts';
import type { User, UserState } from '#shared/domain/user.ts';

/** The counts of each counter's row. */
type Tally = Map<string, Map<string, number>>;

/** What a row's counts are kept under: `COUNTER#3 DAY#2026-11-21`. */
const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

const add = (tally: Tally, key: Key, name: string, by = 1): void => {
  if (by === 0) return;
  const counts = tally.get(nameOf(key)) ?? new Map<string, number>();
  counts.set(name, (counts.get(name) ?? 0) + by);
  tally.set(nameOf(key), counts);
};

const dateOf = (at: unknown): string => String(at).slice(0, 10);

const step = (tally: Tally, of: Pick<User, 'id' | 'createdAt'>, one: FunnelStep): void =>
  add(tally, keys.totalsOfDay(shardOf(of.id), utcDateOf(of.createdAt)), reachedAs(one));

/** Somebody who is being erased was taken out of the totals, and stays in the day they came. */
function tallyUser(tally: Tally, row: Row): void {
  const { id, kind, state, source, createdAt } = userOf(row);
  if (kind === 'tester') return;
  const shard = shardOf(id);
  const day = keys.totalsOfDay(shard, dateOf(createdAt));
  add(tally, day, 'signups');
  if (state === 'purging') return;
  const totals = keys.totals(shard);
  add(tally, totals, 'users');
  // A deleted user has no status, and counts neither by source nor on the day they came.
  if (state === 'deleted') return;
  add(tally, totals, countedAs(state));
  add(tally, totals, sourceAs(source));
  add(tally, day, stayedAs);
}

function tallyFacts(tally: Tally, shard: number, row: Row): void {
  const facts = deliveryEventsOf(row);
  for (const kind of deliveryKinds) {
    const [at, names = []] = [facts[kind], deliveryCounters[kind]];
    if (at) for (const name of names) add(tally, keys.totalsOfDay(shard, dateOf(at)), name);
  }
}

/** Touchpoints alone say when they were due. */
function tallyOverdue(tally: Tally, shard: number, { state, because, at, plannedAt }: Row): void {
  if (typeof plannedAt !== 'string') return;
  const day = keys.totalsOfDay(shard, dateOf(at));
  const isLate = state === 'not sent' && because === 'late';
  const afterMs = Date.parse(String(at)) - Date.parse(plannedAt);
  if (isLate) add(tally, day, lateAs);
  if (isLate || (state === 'sent' && afterMs > overdueAfterMs)) add(tally, day, overdueAs);
}

function tallyLetter(tally: Tally, shard: number, row: Row & Key): void {
  tallyOverdue(tally, shard, row);
  const { state, at, countedAs } = row;
  const name = typeof countedAs === 'string' ? sentAs(countedAs) : countedAsOf(row);
  if (state !== 'sent' || name === undefined) return;
  const day = keys.totalsOfDay(shard, dateOf(at));
  add(tally, day, name);
  const shown = Array.isArray(row['shown']) ? row['shown'] : [];
  for (const [more, by] of Object.entries(itemsFirstSet(name, shown))) add(tally, day, more, by);
  if (isOnboarding(name.slice(sentAs('').length))) add(tally, keys.totals(shard), onboardingAs);
}

function tallyReply(tally: Tally, shard: number, row: Row): void {
  // Without an engine, all that is known is what SES said of an acknowledgement.
  const { engine, stage, receivedAt, acknowledgementId } = row;
  const named = stages.find((one) => one === stage);
  if (engine === undefined || !named) return;
  const day = keys.totalsOfDay(shard, dateOf(receivedAt));
  add(tally, day, repliesAs(named));
  const by = typeof engine === 'string' ? readBy(engine, isListedUnread(row)) : undefined;
  if (by) add(tally, day, readAs(by));
  if (acknowledgementId !== undefined) add(tally, day, acknowledgementsAs);
  const { set, done } = itemsIn(changesIn(row));
  add(tally, day, itemsSetAs, set);
  add(tally, day, itemsDoneAs, done);
}

function tallyPost(tally: Tally, row: Row & Key): void {
  // A tester's letters and replies are counted nowhere.
  if (row['tester'] === true) return;
  const shard = shardOf(keys.ownerOf(row));
  if (row.sk.startsWith('LETTER#')) tallyLetter(tally, shard, row);
  else if (keys.isReply(row)) tallyReply(tally, shard, row);
  else if (row['listedIn'] === lists.newest('DEPARTURES', '', '').listedIn)
    return add(tally, keys.totalsOfDay(shard, dateOf(row['at'])), leftAs);
  else return;
  tallyFacts(tally, shard, row);
}

/** The days and weeks in which somebody replied. */
function tallyDays(tally: Tally, { owner, dates }: Pick<Part, 'owner' | 'dates'>): void {
  const weeks = new Set<LocalDate>();
  for (const date of [...dates].toSorted()) {
    const day = keys.totalsOfDay(shardOf(owner), date);
    add(tally, day, activeAs);
    if (!weeks.has(weekOf(date))) add(tally, day, activeInWeekAs);
    weeks.add(weekOf(date));
  }
}

/**
 * Who replied when. A partition is read in one piece, so that the days of one person at a time are
 * remembered.
 */
function takeProgress({ tally, people, lastReplies }: Reading, part: Part, row: Row & Key): void {
  if (row.sk === keys.user('').sk && !isHandle(row)) {
    const { id, kind, createdAt, begunAt, confirmedAt } = userOf(row);
    const reached = { ...(begunAt && { begunAt }), ...(confirmedAt && { confirmedAt }) };
    if (kind === 'person') people.set(id, { id, createdAt, ...reached });
  }
  const { engine, receivedAt, tester } = row;
  const isProgress = engine !== undefined && engine !== readAsCommand && tester !== true;
  if (!row.pk.startsWith(keys.post('')) || !keys.isReply(row) || !isProgress) return;
  const of = keys.ownerOf(row);
  if (of !== part.owner) {
    tallyDays(tally, part);
    Object.assign(part, { owner: of, dates: new Set() });
  }
  part.dates.add(dateOf(receivedAt));
  const last = Math.max(lastReplies.get(of) ?? 0, Date.parse(String(receivedAt)));
  lastReplies.set(of, last);
}

/** What the rows come to, with the steps of each person since their sign-up. */
function wholeTally({ tally, people, lastReplies }: Reading): Tally {
  const whole = structuredClone(tally);
  for (const person of people.values()) {
    for (const one of stepsReached(person, lastReplies.get(person.id))) step(whole, person, one);
  }
  return whole;
}

/** Adds what one row of the table is counted as; most are not. */
function tallyRow(tally: Tally, row: Row & Key): void {
  const { pk, sk } = row;
  if (sk === keys.user('').sk && !isHandle(row)) tallyUser(tally, row);
  else if (pk.startsWith(keys.post(''))) tallyPost(tally, row);
  else if (isWaiting(row)) tallyWaiting(tally, row);
}

function tallyWaiting(tally: Tally, row: Row & Key): void {
  const { source, at } = readWaiting(row);
  const shard = shardOf(row.sk);
  const totals = keys.totals(shard);
  add(tally, totals, waitingAs);
  add(tally, totals, waitingFrom(source));
  add(tally, keys.totalsOfDay(shard, dateOf(at)), joinedAs);
}

export interface Difference {
  readonly key: Key;
  readonly name: string;
  readonly counted: number;
  /** By the rows that are there. */
  readonly there: number;
  /** What happened stays counted when its rows are erased or expire: more may be right, less never is. */
  readonly history: boolean;
}

const isCounter = ({ pk, sk }: Key): boolean =>
  pk.startsWith('COUNTER#') && (sk === keys.totals(0).sk || sk.startsWith('DAY#'));

/** Leave no row behind, so that they cannot be counted again. */
const unaccounted: ReadonlySet<string> = new Set(['texts:unknown', 'sent:erased', 'replies']);

const keyOf = (name: string): Key => {
  const [pk = '', sk = ''] = name.split(' ');
  return { pk, sk };
};

/** A batch counts its letters in one shard, whosever they are: only their sum can be compared. */
const placeOf = (key: Key, name: string): Key =>
  key.sk !== keys.totals(0).sk && isOfBatch(name) ? { ...key, pk: keys.totals(0).pk } : key;

const isOfBatch = (name: string): boolean =>
  name.startsWith(sentAs('')) || name === overdueAs || name === lateAs;

/** What a counter said before and after the reading, and what the rows come to. */
interface Compared extends Pick<Difference, 'key' | 'name'> {
  readonly before: number;
  readonly after: number;
  readonly there: number;
}

type Counters = readonly (Row & Key)[];

/** In the order of their rows and names. */
function comparedOf(before: Counters, after: Counters, tally: Tally): readonly Compared[] {
  const all = new Map<string, Compared>();
  const add = (row: Key, name: string, of: 'before' | 'after' | 'there', count: number): void => {
    const key = placeOf(row, name);
    const id = `${nameOf(key)} ${name}`;
    const sums = all.get(id) ?? { key, name, before: 0, after: 0, there: 0 };
    all.set(id, { ...sums, [of]: sums[of] + count });
  };
  for (const [of, counters] of Object.entries({ before, after } as const)) {
    for (const { pk, sk, ...row } of counters)
      for (const [name, count] of Object.entries(countsIn(row)))
        add({ pk, sk }, name, of as 'before' | 'after', count);
  }
  for (const [row, counts] of tally) {
    for (const [name, there] of counts) add(keyOf(row), name, 'there', there);
  }
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, compared]) => compared);
}

/** What is counted while the rows are read stands in some of them: any number between is right. */
const countedOf = ({ before, after, there }: Compared): number =>
  Math.min(Math.max(there, Math.min(before, after)), Math.max(before, after));

const differencesOf = (before: Counters, after: Counters, tally: Tally): readonly Difference[] =>
  comparedOf(before, after, tally)
    .map((one) => ({ key: one.key, name: one.name, counted: countedOf(one), there: one.there }))
    .filter(({ name, counted, there }) => counted !== there && !unaccounted.has(name))
    .map((one) => ({
      ...one,
      history:
        one.name !== stayedAs && (one.key.sk !== keys.totals(0).sk || one.name === onboardingAs),
    }));

/** Whether it is one to mend; with `exact`, what is more than the rows say is, too. */
export const isWrong = ({ history, counted, there }: Difference, exact: boolean): boolean =>
  exact || !history || counted < there;

/** A user by whom the search is wrong. */
export interface Unsearched extends Searched {
  /** Whether they should be found, or have gone and still are. */
  readonly here: boolean;
}

const isSearched = ({ kind, state }: User): boolean => kind === 'person' && state !== 'purging';

const searchedUser = (row: Row | undefined): User | undefined => {
  const user = row && !isHandle(row) ? userOf(row) : undefined;
  return user && isSearched(user) ? user : undefined;
};

const searchedAs = ({ id, email, number }: Searched): string => `${id} ${email} ${number}`;

/** Of each user the rows by which the search should find them, less those that there are. */
function takeSearched({ searched }: Reading, row: Row & Key): void {
  const add = (one: Searched, by: number): void => {
    const name = searchedAs(one);
    const sum = (searched.get(name) ?? 0) + by;
    if (sum === 0) searched.delete(name);
    else searched.set(name, sum);
  };
  if (row.pk.startsWith(keys.searched('', 0).pk)) return add(searchedIn(row), -1);
  const user = row.sk === keys.user('').sk ? searchedUser(row) : undefined;
  if (user) add(user, searchRowsOf(user).length);
}

const unsearchedIn = ({ searched }: Reading): readonly Unsearched[] =>
  [...searched].map(([name, lacking]) => {
    const [id = '', email = '', number] = name.split(' ');
    return { id, email, number: Number(number), here: lacking > 0 };
  });

/** Somebody who doesn't stand on their list: a user, or one who waits. */
export interface Unlisted {
  readonly key: Key;
  readonly place: Listed;
  /** A user's, which has still to be so. */
  readonly state?: UserState;
}

/** Where somebody's row should stand; undefined for other rows. */
function listingOf(row: Row & Key): Unlisted | undefined {
  const key = { pk: row.pk, sk: row.sk };
  if (isWaiting(row)) return { key, place: waitingPlace(readWaiting(row)) };
  if (row.sk !== keys.user('').sk || isHandle(row)) return undefined;
  const user = userOf(row);
  if (user.kind === 'tester') return undefined;
  return { key, place: lists.person(user), state: user.state };
}

const unlistedIn = (rows: readonly (Row & Key)[]): readonly Unlisted[] =>
  rows.flatMap((row) => {
    const right = listingOf(row);
    return right && row['listedIn'] !== right.place.listedIn ? [right] : [];
  });

/** Parts of the table that are read at the same time. */
const parts = 4;

interface Part {
  /** Where it goes on; absent at its beginning. */
  at?: Key | undefined;
  isRead: boolean;
  /** The person whose replies were read last, and the days of these. */
  owner: string;
  dates: Set<LocalDate>;
}

/** How far a recount is: plain values, which can be kept and taken up. */
export interface Reading {
  rows: number;
  /** Half of a page is counted: it is not fit to be kept. */
  isTaking: boolean;
  readonly parts: readonly Part[];
  /** The counters as they were before the first row was read. */
  readonly before: Counters;
  readonly tally: Tally;
  readonly people: Map<string, Pick<User, 'id' | 'createdAt' | 'begunAt' | 'confirmedAt'>>;
  /** Epoch milliseconds. */
  readonly lastReplies: Map<string, number>;
  readonly searched: Map<string, number>;
  readonly unlisted: Set<Unlisted>;
}

async function countersOf(table: Pick<WholeTable, 'partition'>): Promise<Counters> {
  const shards = Array.from({ length: counterShards }, (_, shard) => keys.totals(shard).pk);
  return (await Promise.all(shards.map((pk) => table.partition(pk)))).flat();
}

const begun = async (table: Pick<WholeTable, 'partition'>): Promise<Reading> => ({
  rows: 0,
  isTaking: false,
  parts: Array.from({ length: parts }, () => ({ isRead: false, owner: '', dates: new Set() })),
  before: await countersOf(table),
  tally: new Map(),
  people: new Map(),
  lastReplies: new Map(),
  searched: new Map(),
  unlisted: new Set(),
});

/** Counts a page. Throws where a row of it can't be read. */
function take(reading: Reading, part: Part, rows: readonly (Row & Key)[], next: Key | undefined) {
  reading.isTaking = true;
  for (const row of rows) {
    if (!isCounter(row)) tallyRow(reading.tally, row);
    takeSearched(reading, row);
    takeProgress(reading, part, row);
  }
  for (const one of unlistedIn(rows)) reading.unlisted.add(one);
  reading.rows += rows.length;
  if (!next) tallyDays(reading.tally, part);
  Object.assign(part, { at: next, isRead: !next });
  reading.isTaking = false;
}

/** Reads the table, or the rest of it, and tells of each page. Throws what AWS threw. */
export async function recount(
  table: Pick<WholeTable, 'page' | 'partition'>,
  onPage: (reading: Reading) => void = () => {},
  taken?: Reading,
) {
  const reading = taken ?? (await begun(table));
  const read = async (part: Part, at: number): Promise<void> => {
    while (!part.isRead) {
      const { rows, next } = await table.page(at, reading.parts.length, part.at);
      take(reading, part, rows, next);
      onPage(reading);
    }
  };
  await Promise.all(reading.parts.map(read));
  const differences = differencesOf(reading.before, await countersOf(table), wholeTally(reading));
  const { rows, unlisted } = reading;
  return { rows, differences, unsearched: unsearchedIn(reading), unlisted: [...unlisted] };
}

export const mend = (
  table: Pick<WholeTable, 'add'>,
  { key, name, counted, there }: Difference,
): Promise<void> => table.add(key, name, there - counted);

/** Of those that are mended nothing is left to do when the reading is taken up. */
export const strike = ({ searched, unlisted }: Reading, mended: Unsearched | Unlisted): void => {
  if ('id' in mended) searched.delete(searchedAs(mended));
  else unlisted.delete(mended);
};

/** Puts somebody on their list, unless they have gone or changed since. */
export const mendList = (
  table: Pick<WholeTable, 'set'>,
  { key, place, state }: Unlisted,
): Promise<boolean> => table.set(key, { ...place }, state ? { state } : { pk: present });

/** By the user's row as it is by now: people come and go while the table is read. */
export async function mendSearch(
  table: Pick<WholeTable, 'get' | 'putAbout' | 'remove'>,
  { id, email, number }: Searched,
): Promise<void> {
  const key = keys.user(id);
  const now = searchedUser(await table.get(key));
  const isFound = now?.email === email && now.number === number;
  for (const rows of searchBatchesOf({ id, email, number })) {
    await (isFound ? table.putAbout(key, rows) : table.remove(rows));
  }
}
