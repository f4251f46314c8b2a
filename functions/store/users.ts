/** Users and the handles that stand in for them: one row each. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ConditionFailed, table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { mayBegin, type User, type ZoneSource } from '#shared/domain/user.ts';
import { type Key, keys, lists } from './keys.ts';
import { rowReader } from './row-reader.ts';
import { absent, atMost, oneOf, present, update } from './writes.ts';

export type Row = Readonly<Record<string, unknown>>;

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
const living = ['invited', 'active', 'paused', 'unsubscribed', 'suppressed'] as const;
const endings = ['complaint', 'bounce', 'soft-bounces', 'suppression-list'] as const;

/** Why an address may not be written to again. */
export const objections = ['unsubscribed', 'erased', ...endings] as const;

const readUser = rowReader<User>('user')(
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
    rhythm: z.record(z.enum(touchpoints), z.number()),
    state: z.enum([...living, 'deleted', 'purging']),
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
    pausedUntil: maybe,
    eraseAsked: z.exactOptional(z.object({ at: text, by: text })),
    deletedAt: maybe,
    deletedFrom: z.exactOptional(z.enum(living)),
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

/** The row's own attributes, without its keys. */
export function userOf(row: Row): User {
  const { pk: _, sk: _sk, zoneRank: _rank, listedIn: _in, listedAs: _as, ...user } = readUser(row);
  return user;
}

const readHandle = rowReader<{
  readonly standsFor: string;
  readonly zone: string;
  readonly begun: { readonly begunAt?: string; readonly begunBy?: string };
  readonly expiresAt: number;
}>('handle')(
  z.object({
    standsFor: text,
    zone: text,
    begun: z.object({ begunAt: maybe, begunBy: maybe }),
    expiresAt: z.number(),
  }),
);

export const isHandle = (row: Row): boolean => typeof row['standsFor'] === 'string';

/** The handle in a row; undefined once it has expired. */
export function handleOf(row: Row, now: Date): Omit<Handle, 'id' | 'now'> | undefined {
  const { standsFor: userId, zone, begun, expiresAt } = readHandle(row);
  return expiresAt * 1000 <= now.getTime() ? undefined : { userId, zone, begun };
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

export const users = {
  /** The current user: what was read before a claim may be out of date. */
  async find(userId: string): Promise<User | undefined> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: keys.user(userId),
        ConsistentRead: true,
      }),
    );
    return Item && !isHandle(Item) ? userOf(Item) : undefined;
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

  async addHandle({ id, userId, zone, begun, now }: Handle): Promise<void> {
    const expiresAt = Math.floor(now.getTime() / 1000) + handleLifeSeconds;
    const Item = { ...keys.handle(id), standsFor: userId, zone, begun, expiresAt };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
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
   * Pauses letters until a date or a word, or resumes them. Throws ConditionFailed for a user who
   * is neither active nor paused by now.
   */
  async hold(
    userId: string,
    state: 'active' | 'paused',
    { until, returnedAt }: { readonly until?: LocalDate; readonly returnedAt?: string } = {},
  ): Promise<void> {
    await update(keys.user(userId), {
      set: { state, pausedUntil: until, returnedAt },
      remove: ['pausedBy', ...(until ? [] : ['pausedUntil'])],
      when: { state: oneOf('active', 'paused') },
    });
  },

  /**
   * Pauses letters after a long silence; `on` is the date of the letter that says so. Throws
   * ConditionFailed if the user gets no letters by now.
   */
  async rest(userId: string, on: LocalDate): Promise<void> {
    await update(keys.user(userId), {
      set: { state: 'paused', pausedBy: 'silence', pausedOn: on },
      remove: ['pausedUntil'],
      when: [{ state: 'active' }, { state: 'paused', pausedUntil: atMost(on) }],
    });
  },

  /**
   * Pauses letters during an absence that an out-of-office names. Throws ConditionFailed if the
   * user gets no letters: a program must not shorten a person's own pause.
   */
  async holdWhileAway(userId: string, until: LocalDate, today: LocalDate): Promise<void> {
    const pausedBy = 'out-of-office';
    await update(keys.user(userId), {
      set: { state: 'paused', pausedUntil: until, pausedBy },
      when: [
        { state: 'active' },
        { state: 'paused', pausedBy },
        { state: 'paused', pausedUntil: atMost(today) },
      ],
    });
  },
};
