/** The table of users: one page of it, newest first, or the users that match a search. */
import { knownSigns, sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters } from '#functions/store/counters.ts';
import { idStartChars } from '#functions/store/keys.ts';
import { people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { UserItem } from '#shared/contract/users.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import type { Sign } from '#shared/domain/signature.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { itemsFor } from './user-item.ts';

interface ListPlace {
  /** The number of the last user on the page before. */
  readonly before: number;
  readonly showDeleted: boolean;
}

const signatureBytes = 9;

const wordsOf = ({ before, showDeleted }: ListPlace): string =>
  `${before}${showDeleted ? 'all' : 'live'}`;

const signed = (words: string, by: Sign): string =>
  `${words}.${Buffer.from(by(`users:${words}`).slice(0, signatureBytes)).toString('base64url')}`;

const cursorOf = (place: ListPlace): string => signed(wordsOf(place), sign);

/** Throws BAD_CURSOR for a forged cursor, or one of the other list. */
function readCursor(cursor: string, showDeleted: boolean): number {
  const before = Number(/^\d{1,12}/.exec(cursor)?.[0]);
  const isOurs = knownSigns().some(
    (one) => signed(wordsOf({ before, showDeleted }), one) === cursor,
  );
  if (!isOurs) throw new Refusal('BAD_CURSOR');
  return before;
}

export interface UserListQuery {
  readonly showDeleted: boolean;
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** A whole address, a whole id, or an id's first 8 characters. */
  readonly q?: string | undefined;
}

interface Page {
  readonly items: UserItem[];
  readonly nextCursor: string | null;
}

export interface UserList extends Page {
  readonly total: number;
}

/** Deleted users are not counted by state, but remain users until a purge. */
export async function totalOf(showDeleted: boolean): Promise<number> {
  const { users = 0, ...counts } = await counters.totals();
  const { subscribed = 0, unsubscribed = 0, suppressed = 0 } = counts;
  return Math.max(0, showDeleted ? users : subscribed + unsubscribed + suppressed);
}

async function pageOf(asked: UserListQuery, context: RequestContext): Promise<Page> {
  const { showDeleted, limit, cursor } = asked;
  const before = cursor === undefined ? undefined : readCursor(cursor, showDeleted);
  const range = { showDeleted, most: limit + 1, ...(before !== undefined && { before }) };
  const places = await users.newest(range);
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  const ids = page.map(({ userId }) => userId);
  return {
    items: await itemsFor(ids, asked, context),
    nextCursor: last ? cursorOf({ before: last.number, showDeleted }) : null,
  };
}

const idStart = new RegExp(`^[0-9a-f]{${idStartChars}}$`);

/** Searching for a part of an address happens in the browser, in the rows it has. */
async function idsFor(q: string): Promise<readonly string[]> {
  const typed = q.toLowerCase();
  if (isUuid(typed)) return [typed];
  if (idStart.test(typed)) return users.idsWith(typed);
  const address = normalizeEmail(q);
  const holder = address.ok ? await people.holderOf(address.email) : undefined;
  return holder ? [holder.userId] : [];
}

async function foundBy(q: string, asked: UserListQuery, context: RequestContext): Promise<Page> {
  const items = await itemsFor(await idsFor(q), asked, context);
  return { items: items.toSorted((a, b) => b.row_number - a.row_number), nextCursor: null };
}

/** Throws BAD_CURSOR. */
export async function listUsers(asked: UserListQuery, context: RequestContext): Promise<UserList> {
  const q = asked.q?.trim() ?? '';
  const page = q === '' ? pageOf(asked, context) : foundBy(q, asked, context);
  const [{ items, nextCursor }, total] = await Promise.all([page, totalOf(asked.showDeleted)]);
  return { items, total, nextCursor };
}
