/**
 * Finds users by any part of their address or id. A user has a row under every three characters
 * that stand together in either, and one under none; each list is sorted by the user's number.
 */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { emailMaxOctets } from '#shared/domain/limits.ts';
import type { User } from '#shared/domain/user.ts';
import { type Key, keys, type Row } from './keys.ts';
import { type KeyedRow, type Page, pageOf, rowReader } from './reads.ts';
import type { Place } from './users.ts';
import { deleteOf, mostInTransaction, notErased, putOf, transact } from './writes.ts';

export type Searched = Pick<User, 'id' | 'number' | 'email'>;

/** Address and id, with a space between: no text that is searched for has one. */
const shape = z.object({ searched: z.string() });
const readSearched = rowReader('searched user', shape);

/** The user whom a row finds. */
export function searchedIn(row: Row & Key): Searched {
  const [email = '', id = ''] = readSearched(row).searched.split(' ');
  return { id, email, number: Number(row.sk) };
}

const partChars = 3;
/** At most so many in a text of this length. */
const trigramsAt = (chars: number): number => Math.max(0, chars - partChars + 1);

/** Of a text in lower case, each once and in its order. */
export const trigramsOf = (text: string): readonly string[] => [
  ...new Set(
    Array.from({ length: trigramsAt(text.length) }, (_, at) => text.slice(at, at + partChars)),
  ),
];

/** Under this part everyone is listed, for texts of one or two characters. */
const anyPart = '';

/** The rows of a user. */
export const searchRowsOf = ({ id, number, email }: Searched): readonly (Row & Key)[] =>
  [anyPart, ...new Set([email, id].flatMap(trigramsOf))].map((part) => ({
    ...keys.searched(part, number),
    searched: `${email} ${id}`,
  }));

const idChars = 36;

/**
 * How many transactions write the rows of a user: one, unless the address has more than 66
 * characters. It depends on nothing but its length, so the calls of a sign-up don't tell whether
 * the address is known.
 */
export const searchCallsOf = ({ email }: Pick<User, 'email'>): number =>
  Math.ceil((1 + trigramsAt(email.length) + trigramsAt(idChars)) / (mostInTransaction - 1));

/** The rows of a user, in the transactions that write them. */
export function searchBatchesOf(user: Searched): readonly (readonly (Row & Key)[])[] {
  const rows = searchRowsOf(user);
  const calls = searchCallsOf(user);
  const size = Math.ceil(rows.length / calls);
  return Array.from({ length: calls }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/** Lists whose beginnings are read to find the rarest. */
const mostProbes = 16;
/** What a probe reads: one page of 4 KB. */
const probeRows = 40;
/** Rows that one search reads of the list it has chosen, at first and in all. */
const firstRows = 100;
const mostRows = 5_000;

/** Addresses and ids have no other characters, and are no longer. */
const searchable = new RegExp(`^[!-~]{1,${emailMaxOctets}}$`);

/** Some trigrams from all over the text: its rarest is among them, or one nearly as rare. */
export function probesOf(text: string): readonly string[] {
  const all = trigramsOf(text);
  const most = Math.min(all.length, mostProbes);
  const spread = Array.from({ length: most }, (_, at) => Math.floor((at * all.length) / most));
  return all.length === 0 ? [anyPart] : spread.flatMap((at) => all[at] ?? []);
}

/** How far a page has come, the furthest the lowest. */
const depthOf = ({ next }: Page, oldestFirst: boolean): number =>
  next ? Number(next.sk) * (oldestFirst ? -1 : 1) : Number.NEGATIVE_INFINITY;

/** The page of the rarest part: all begin at the same user, and it reaches the furthest. */
export const rarestOf = <Probe extends Page>(
  probes: readonly Probe[],
  oldestFirst = false,
): Probe | undefined =>
  probes.toSorted((one, other) => {
    const [depth, others] = [depthOf(one, oldestFirst), depthOf(other, oldestFirst)];
    return depth === others ? one.rows.length - other.rows.length : depth - others;
  })[0];

export interface SearchQuery {
  /** In lower case. */
  readonly text: string;
  /** Only users beyond this number: below it, or above it where the oldest come first. */
  readonly past?: number | undefined;
  readonly oldestFirst?: boolean | undefined;
  readonly most: number;
}

/** Users in their order. */
export interface Places {
  readonly places: readonly Place[];
  /** Where to go on: users beyond this number may match, too. */
  readonly next?: number | undefined;
}

export const userSearch = {
  /** Adds a user, once or again; not one who is being erased. */
  async add(user: Searched): Promise<void> {
    await Promise.all(
      searchBatchesOf(user).map((rows) =>
        tryWrite(() => transact([notErased(user.id), ...rows.map((row) => putOf(row))])),
      ),
    );
  },

  async remove(user: Searched): Promise<void> {
    await Promise.all(
      searchBatchesOf(user).map((rows) => transact(rows.map(({ pk, sk }) => deleteOf({ pk, sk })))),
    );
  },

  /**
   * The newest or oldest users whose address or id contains the text. Reads a bounded number of
   * rows, so it may return fewer than there are, even none, and say where to go on.
   */
  async find(asked: SearchQuery): Promise<Places> {
    const { text, oldestFirst } = asked;
    if (!searchable.test(text)) return { places: [] };
    const probes = await Promise.all(probesOf(text).map((part) => probe(part, asked)));
    const rarest = rarestOf(probes, oldestFirst);
    return rarest ? matchesIn(rarest, asked) : { places: [] };
  },
};

interface Probe extends Page {
  readonly pk: string;
}

async function probe(part: string, { past, oldestFirst }: SearchQuery): Promise<Probe> {
  const from = keys.searched(part, past ?? 0);
  const { pk } = from;
  const range = { pk, newestFirst: !oldestFirst, most: probeRows };
  return { pk, ...(await pageOf(past === undefined ? range : { ...range, from })) };
}

/** Reads on until there is a page of matches, the list ends or enough is read. */
async function matchesIn(probe: Probe, { text, oldestFirst, most }: SearchQuery): Promise<Places> {
  const { pk } = probe;
  const found = matching(probe.rows, text);
  let { next: from } = probe;
  let read = probe.rows.length;
  for (let some = firstRows; from && found.length <= most && read < mostRows; some *= 4) {
    const range = { pk, newestFirst: !oldestFirst, most: Math.min(some, mostRows - read), from };
    const page: Page = await pageOf(range);
    found.push(...matching(page.rows, text));
    read += page.rows.length;
    from = page.next;
  }
  const places = found.slice(0, most);
  const next = found.length > most ? places.at(-1)?.number : from && Number(from.sk);
  return { places, ...(next && { next }) };
}

const matching = (rows: readonly KeyedRow[], text: string): Place[] =>
  rows
    .filter((row) => readSearched(row).searched.includes(text))
    .map(searchedIn)
    .map(({ id, number }) => ({ userId: id, number }));
