/** Users and the handles that stand in for them: one row each. */
import * as z from 'zod/mini';
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import { endings } from '#shared/domain/delivery.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { FirstDue, Rhythm } from '#shared/domain/rhythm.ts';
import { RhythmShape } from '#shared/domain/rhythm-shape.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import {
  livingStates,
  mayBegin,
  type User,
  type UserState,
  userStates,
  type ZoneSource,
} from '#shared/domain/user.ts';
import { type Key, keys, lists, peopleLists, placeOfNumber, type Row, userIdIn } from './keys.ts';
import { get, isExpired, placesIn, readRows, rowReader, schemaOf } from './reads.ts';
import { absent, atMost, isHere, oneOf, present, put, update } from './writes.ts';

/** What create-user returns for an address whose plan has begun; valid for an hour. */
export interface Handle {
  readonly id: string;
  /** The user it stands in for. */
  readonly userId: string;
  readonly zone: string;
  /** How the plan began, copied from the user's row. */
  readonly begun: Begun;
  readonly now: Date;
}

export interface Begun {
  readonly begunAt?: string | undefined;
  readonly begunBy?: string | undefined;
}

const handleLifeSeconds = 3600;

/** How long rows about a user stay: a tester's rows expire with the tester. */
export type Ttl = Pick<User, 'expiresAt'>;

/** The expiry attribute of such a row; nothing for a person's. */
export const ttl = ({ expiresAt }: Ttl): Ttl => (expiresAt === undefined ? {} : { expiresAt });

/** A weaker source never overwrites a stronger one. */
export const rankOf: Readonly<Record<ZoneSource, number>> = { default: 1, detected: 2, user: 3 };

export const userRow = (user: User): Row & Key => ({
  ...keys.user(user.id),
  ...user,
  ...(user.kind === 'person' && lists.person(user)),
  zoneRank: rankOf[user.zoneSource],
});

const text = z.string();
const maybe = z.exactOptional(text);

/** Why an address may not be written to again. */
export const objections = ['unsubscribed', 'erased', ...endings] as const;

const user = schemaOf<User>()(
  z.object({
    id: text,
    number: z.number(),
    email: text,
    phone: maybe,
    textsAgreedAt: maybe,
    textsEndedAt: maybe,
    askedPhone: z.exactOptional(z.object({ phone: text, date: text })),
    kind: z.enum(['person', 'tester']),
    channel: z.enum(['email', 'sms']),
    zone: text,
    zoneSource: z.enum(['default', 'detected', 'user']),
    rhythm: RhythmShape,
    state: z.enum(userStates),
    createdAt: text,
    source: text,
    startsOn: text,
    startsAt: z.exactOptional(z.enum(touchpoints)),
    begunAt: maybe,
    begunBy: maybe,
    confirmedAt: maybe,
    remindersFrom: maybe,
    unsubscribedAt: maybe,
    suppressedAt: maybe,
    endedBy: z.exactOptional(z.enum(endings)),
    returnedAt: maybe,
    pausedFrom: maybe,
    pausedUntil: maybe,
    eraseAsked: z.exactOptional(z.object({ at: text, by: text })),
    deletedAt: maybe,
    deletedFrom: z.exactOptional(z.enum(livingStates)),
    purge: z.exactOptional(
      z.object({
        since: text,
        farewell: z.boolean(),
        keeps: z.exactOptional(z.enum(objections)),
      }),
    ),
    pausedBy: z.exactOptional(z.enum(['out-of-office', 'silence'])),
    pausedOn: maybe,
    expiresAt: z.exactOptional(z.number()),
  }),
);
const readUser = rowReader('user', user);

/** The row's own attributes, without its keys. */
export function userOf(row: Row): User {
  const { pk: _, sk: _sk, zoneRank: _rank, listedIn: _in, listedAs: _as, ...user } = readUser(row);
  return user;
}

const handle = z.object({
  standsFor: text,
  zone: text,
  begun: z.object({ begunAt: maybe, begunBy: maybe }),
  expiresAt: z.number(),
});
const readHandle = rowReader('handle', handle);

export const isHandle = (row: Row): boolean => typeof row['standsFor'] === 'string';

/** The handle in a row; undefined once it has expired. */
export function handleOf(row: Row, now: Date): Omit<Handle, 'id' | 'now'> | undefined {
  const { standsFor: userId, zone, begun } = readHandle(row);
  return isExpired(row, now) ? undefined : { userId, zone, begun };
}

export interface ZoneCorrection {
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly startsOn: LocalDate;
  /** Unchanged if the address was entered long ago, because reminders may have been sent. */
  readonly remindersFrom?: LocalDate;
}

/** The corrected user, or why nothing was corrected. */
export type Corrected =
  | { readonly kind: 'corrected' | 'kept'; readonly user: User }
  /** Leaves out a user who is being erased. */
  | { readonly kind: 'begun'; readonly user: User | undefined };

function afterRefusal(problem: unknown): Corrected {
  if (!(problem instanceof ConditionFailed)) throw problem;
  const user = problem.item && userOf(problem.item);
  if (user && mayBegin(user)) return { kind: 'kept', user };
  return { kind: 'begun', user: user?.state === 'purging' ? undefined : user };
}

/** When and where letters come: the part of the user's row that schedules are made of. */
export interface Plan {
  readonly rhythm: Rhythm;
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly first: FirstDue;
}

/** A user's place in the list; their data is in their own rows. */
export interface Place {
  readonly userId: string;
  /** Numbered in the order of signing up. */
  readonly number: number;
}

export interface ListQuery {
  readonly states: readonly UserState[];
  /** Only users beyond this number: below it, or above it where the oldest come first. */
  readonly past?: number | undefined;
  readonly oldestFirst?: boolean | undefined;
  readonly most: number;
}

/** The states of those who are listed. */
export const listedStates = (showDeleted: boolean): readonly UserState[] =>
  showDeleted ? userStates : livingStates;

const notPurging = userStates.filter((state) => state !== 'purging');

/** By id; leaves out those who are gone or, unless they are asked for, being erased. */
export async function usersById(
  ids: readonly string[],
  states: readonly UserState[] = notPurging,
): Promise<ReadonlyMap<string, User>> {
  const asked = [...new Set(ids)].map((id) => keys.user(id));
  const rows = asked.length > 0 ? await readRows(asked) : [];
  const found = rows.filter((row) => !isHandle(row)).map(userOf);
  return new Map(
    found.filter(({ state }) => states.includes(state)).map((user) => [user.id, user]),
  );
}

export const users = {
  /** The current user: what was read before a claim may be out of date. */
  async find(userId: string): Promise<User | undefined> {
    const row = await get(keys.user(userId));
    return row && !isHandle(row) ? userOf(row) : undefined;
  },

  /** Whether a user exists and is not being erased. */
  async isHere(userId: string): Promise<boolean> {
    const row = await get(keys.user(userId));
    return row !== undefined && row['state'] !== 'purging';
  },

  /** Newest first; reads of each state's list as many places as it returns. */
  async inOrder({ states, past, oldestFirst, most }: ListQuery): Promise<readonly Place[]> {
    const range = { most, oldestFirst, past: past === undefined ? undefined : placeOfNumber(past) };
    const found = await Promise.all(peopleLists(states).map((list) => placesIn(list, range)));
    const places = found.flatMap((list) =>
      list.places.map(({ pk, listedAs }) => ({ userId: userIdIn(pk), number: Number(listedAs) })),
    );
    // Somebody whose state has just changed may stand in two lists.
    return [...new Map(places.map((place) => [place.number, place])).values()]
      .toSorted((one, other) => (one.number - other.number) * (oldestFirst ? 1 : -1))
      .slice(0, most);
  },

  async addHandle({ id, userId, zone, begun, now }: Handle): Promise<void> {
    const expiresAt = Math.floor(now.getTime() / 1000) + handleLifeSeconds;
    await put({ ...keys.handle(id), standsFor: userId, zone, begun, expiresAt });
  },

  /** Corrects the zone of a user who has not begun, in one call. */
  async correctZone(
    userId: string,
    { zone, zoneSource, startsOn, remindersFrom }: ZoneCorrection,
  ): Promise<Corrected> {
    try {
      const zoneRank = rankOf[zoneSource];
      const { Attributes = {} } = await update(
        keys.user(userId),
        {
          set: { zone, zoneSource, zoneRank, startsOn, remindersFrom },
          when: { state: 'active', begunAt: absent, zoneRank: atMost(zoneRank) },
        },
        { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
      );
      return { kind: 'corrected', user: userOf(Attributes) };
    } catch (problem) {
      return afterRefusal(problem);
    }
  },

  /**
   * Sets plain attributes of an existing user, and returns the current user. Never revives one who
   * was purged.
   */
  async change(userId: string, changes: Partial<User>): Promise<User> {
    const { Attributes = {} } = await update(
      keys.user(userId),
      { set: changes, when: { pk: present } },
      { ReturnValues: 'ALL_NEW' },
    );
    return userOf(Attributes);
  },

  /**
   * Returns the user as the row then is. Throws ConditionFailed for a user who is neither active
   * nor paused by now.
   */
  async setPlan(userId: string, { rhythm, zone, zoneSource, first }: Plan): Promise<User> {
    const { touchpoint: startsAt, date: startsOn } = first;
    const { Attributes = {} } = await update(
      keys.user(userId),
      {
        set: { rhythm, zone, zoneSource, zoneRank: rankOf[zoneSource], startsOn, startsAt },
        remove: startsAt ? [] : ['startsAt'],
        when: { state: oneOf('active', 'paused') },
      },
      { ReturnValues: 'ALL_NEW' },
    );
    return userOf(Attributes);
  },

  /** Remembers which reply asked to erase everything; the answer to our question confirms it. */
  async askToErase(userId: string, eraseAsked: NonNullable<User['eraseAsked']>): Promise<void> {
    await update(keys.user(userId), { set: { eraseAsked }, when: isHere });
  },

  /** Withdraws the question. */
  async withdrawErasure(userId: string): Promise<void> {
    await tryWrite(() =>
      update(keys.user(userId), { remove: ['eraseAsked'], when: { pk: present } }),
    );
  },
};
