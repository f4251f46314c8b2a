/** The table of users: one page of it, newest first, or the users that match a search. */
import { signForSession } from '#functions/adapters/session-signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters, livingIn } from '#functions/store/counters.ts';
import { people } from '#functions/store/people.ts';
import { userSearch } from '#functions/store/user-search.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { UserItem } from '#shared/contract/users.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { itemsFor } from './user-item.ts';

interface ListPlace {
  /** The number of the last user on the page before. */
  readonly before: number;
  readonly showDeleted: boolean;
  /** In lower case; empty for the whole list. */
  readonly text: string;
}

const signatureBytes = 9;

function cursorOf({ before, showDeleted, text }: ListPlace): string {
  const words = `${before}${showDeleted ? 'all' : 'live'}`;
  const signature = signForSession(`users:${words}${text && `:${text}`}`).slice(0, signatureBytes);
  return `${words}.${Buffer.from(signature).toString('base64url')}`;
}

/** Throws BAD_CURSOR for a forged cursor, or one of another list. */
function readCursor(cursor: string, list: Omit<ListPlace, 'before'>): number {
  const before = Number(/^\d{1,12}/.exec(cursor)?.[0]);
  if (cursorOf({ before, ...list }) !== cursor) throw new Refusal('BAD_CURSOR');
  return before;
}

export interface UserListQuery {
  readonly showDeleted: boolean;
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Any part of an address or an id. */
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
  const totals = await counters.totals();
  return Math.max(0, showDeleted ? (totals['users'] ?? 0) : livingIn(totals));
}

/** Where a page begins and how long it is. */
interface Range {
  readonly showDeleted: boolean;
  readonly text: string;
  readonly before: number | undefined;
  readonly limit: number;
}

/** Users in their order, and the number below which the next page goes on. */
interface Places {
  readonly ids: readonly string[];
  readonly next?: number | undefined;
}

async function everyone({ showDeleted, before, limit }: Range): Promise<Places> {
  const range = { showDeleted, most: limit + 1, ...(before !== undefined && { before }) };
  const places = await users.newest(range);
  const page = places.slice(0, limit);
  return {
    ids: page.map(({ userId }) => userId),
    next: places.length > limit ? page.at(-1)?.number : undefined,
  };
}

/** By a whole id or address, also in the moment before the search knows them. */
async function idOf(text: string): Promise<string | undefined> {
  if (isUuid(text)) return text;
  const address = normalizeEmail(text);
  const holder = address.ok ? await people.holderOf(address.email) : undefined;
  return holder?.userId;
}

async function matching({ text, before, limit }: Range): Promise<Places> {
  const [whole, { places, next }] = await Promise.all([
    idOf(text),
    userSearch.find({ text, before, most: limit }),
  ]);
  const others = places.map(({ userId }) => userId).filter((id) => id !== whole);
  // The one who is named wholly stands on the first page.
  return { ids: whole && before === undefined ? [whole, ...others] : others, next };
}

async function pageOf(asked: UserListQuery, context: RequestContext): Promise<Page> {
  const { showDeleted, limit, cursor } = asked;
  const list = { showDeleted, text: asked.q?.trim().toLowerCase() ?? '' };
  const before = cursor === undefined ? undefined : readCursor(cursor, list);
  const range = { ...list, before, limit };
  const { ids, next } = await (list.text === '' ? everyone(range) : matching(range));
  const items = await itemsFor(ids, asked, context);
  return {
    items: items.toSorted((a, b) => b.row_number - a.row_number),
    nextCursor: next === undefined ? null : cursorOf({ ...list, before: next }),
  };
}

/** Throws BAD_CURSOR. */
export async function listUsers(asked: UserListQuery, context: RequestContext): Promise<UserList> {
  const [{ items, nextCursor }, total] = await Promise.all([
    pageOf(asked, context),
    totalOf(asked.showDeleted),
  ]);
  return { items, total, nextCursor };
}
