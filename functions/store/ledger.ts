/**
 * The ledger: one row a letter, and the only place where the state of a letter changes. The claim
 * is the row itself, so no letter is sent by two at once; what SES reports later is noted on it.
 */
import * as z from 'zod/mini';
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import { type DayLists, type ItemStatus, itemStatuses } from '#shared/domain/checklist.ts';
import { type DeliveryKind, deliveryKinds, type Facts } from '#shared/domain/delivery.ts';
import { addDays, type LocalDate, offsetMinutesAt } from '#shared/domain/local-date.ts';
import type { SettledLetter } from '#shared/domain/settled-letter.ts';
import { stages } from '#shared/domain/stage.ts';
import { afterDates, type Key, keys, type Listed, lists, type Row } from './keys.ts';
import { get, newestIn, query, readRows, rowReader } from './reads.ts';
import {
  absent,
  type Change,
  lessThan,
  letterTtl,
  moreThan,
  notErased,
  present,
  put,
  putOf,
  remove,
  transact,
  unlessSet,
  update,
  updateOf,
} from './writes.ts';

/**
 * The status of each item when the letter was sent, including those for tomorrow. The letter is
 * rendered again from this.
 */
export type Shown = readonly (readonly [id: string, status: ItemStatus])[];

export const shownOf = ({ items, later }: DayLists): Shown =>
  [...items, ...later].map(({ id, status }) => [id, status]);

const text = z.exactOptional(z.string());
const number = z.exactOptional(z.number());

const letter = z.object({
  state: z.enum(['claimed', 'sent', 'not sent', 'skipped']),
  /** The attempt that claimed it. */
  owner: text,
  traceId: text,
  leaseUntil: number,
  /** ISO instants: when it was settled, and when it was due. */
  at: text,
  plannedAt: text,
  /** Minutes that the person's clock was ahead of UTC in that plan. */
  offset: number,
  /** Why it was not sent, and the reply that made it fall away. */
  because: text,
  by: text,
  messageId: text,
  shown: z.exactOptional(z.array(z.tuple([z.string(), z.enum(itemStatuses)]))),
  /** It looked back on the week. */
  week: z.exactOptional(z.literal(true)),
  countedAs: text,
  tester: z.exactOptional(z.boolean()),
  expiresAt: number,
});
const readLetter = rowReader('letter', letter);

/** A letter's row, with what SES reported. */
export type LetterRow = Readonly<z.output<typeof letter>> & Row & Key;

const letterOf = (key: Key, row: Row): LetterRow => readLetter<Row & Key>({ ...row, ...key });

export interface Claimant {
  readonly now: Date;
  /** Identifies the attempt, so that it recognises its claim after a lost answer. */
  readonly owner: string;
  /** Finds the log lines about it. */
  readonly traceId: string;
}

export type Claim =
  /** This attempt may send; `again` if an earlier one died between claim and confirmation. */
  | { readonly kind: 'ours'; readonly again: boolean }
  | { readonly kind: 'settled'; readonly row: LetterRow }
  /** Another attempt is sending, or died less than a lease ago. */
  | { readonly kind: 'leased' };

/**
 * Longer than a function may run (30 s) and shorter than Lambda's first retry (60 s), so that the
 * retry of a dead attempt finds its lease expired.
 */
const leaseMs = 45_000;

/** What is recorded about a sent letter. */
export interface HowSent {
  readonly at: Date;
  readonly messageId?: string;
  readonly shown: Shown;
  /** It looks back on the week. */
  readonly week?: true;
  /** The counter, if its key doesn't tell it. */
  readonly countedAs?: string;
  /** A tester's letters are not counted. */
  readonly tester?: boolean;
  /** Its place among the newest letters of its kind. */
  readonly listed?: Listed;
}

/** A guard of what is sent once stays. */
const ttlOf = (key: Key, at: Date): Row => (keys.isDatedLetter(key) ? letterTtl(at) : {});

/** A tester's row brings its own expiry. */
export const claimedRow = (
  key: Key,
  { now, owner, traceId }: Claimant,
  more: Row = {},
): Row & Key => ({
  ...key,
  state: 'claimed',
  owner,
  traceId,
  leaseUntil: now.getTime() + leaseMs,
  ...ttlOf(key, now),
  ...more,
});

/** When a touchpoint was due: the instant and the zone's offset. */
export const plannedRow = (plannedAt: Date, zone: string): Row => ({
  plannedAt: plannedAt.toISOString(),
  offset: offsetMinutesAt(plannedAt, zone),
});

/** Does nothing to a row that a purge has erased since: it must not come back. */
const settle = (key: Key, set: Row) =>
  tryWrite(() => update(key, { set, remove: ['leaseUntil'], when: { pk: present } }));

/** Undefined for letters without a date and stage, such as a notice. */
function settledIn(row: LetterRow): SettledLetter | undefined {
  const [, date = '', which = ''] = row.sk.split('#');
  const stage = stages.find((name) => name === which);
  if (!stage) return undefined;
  const { state, at, plannedAt, offset, because, by } = row;
  return {
    date,
    stage,
    state,
    ...(at && { at: new Date(at) }),
    ...(plannedAt && { plannedAt: new Date(plannedAt) }),
    ...(offset !== undefined && { offset }),
    ...(because && { because }),
    ...(by && { by }),
  };
}

/** The letters of a user between two sort keys. */
async function letters(
  userId: string,
  from: Key,
  to: Key,
  how: Partial<Parameters<typeof query>[0]> = {},
): Promise<readonly LetterRow[]> {
  const rows = await query({ pk: keys.post(userId), between: [from.sk, to.sk], ...how });
  return rows.map(readLetter);
}

export const ledger = {
  async claim(key: Key, claimant: Claimant, more?: Row): Promise<Claim> {
    // SES's word of a mail settles its row (`noteDelivery`), so this condition also answers whether
    // the mail of an attempt that died was taken after all.
    const claimable = [
      { pk: absent },
      // One change of times passed it over, and a later one brought it back.
      { state: 'skipped' },
      { state: 'claimed', leaseUntil: lessThan(claimant.now.getTime()) },
    ];
    try {
      const { Attributes } = await put(claimedRow(key, claimant, more), claimable, {
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ReturnValues: 'ALL_OLD',
      });
      return { kind: 'ours', again: Attributes !== undefined };
    } catch (problem) {
      if (!(problem instanceof ConditionFailed) || !problem.item) throw problem;
      const row = letterOf(key, problem.item);
      if (row.state !== 'claimed') return { kind: 'settled', row };
      return row.owner === claimant.owner ? { kind: 'ours', again: false } : { kind: 'leased' };
    }
  },

  /** Eventually consistent reads are about a second old and cost half. */
  async find(key: Key, isConsistent = true): Promise<LetterRow | undefined> {
    const row = await get(key, isConsistent);
    return row && letterOf(key, row);
  },

  /** Of several invited users, those whose invitation has not gone out. */
  async uninvited(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await readRows(userIds.map(keys.invitation));
    const settled = new Set(
      rows.filter((row) => readLetter(row).state !== 'claimed').map(keys.ownerOf),
    );
    return new Set(userIds.filter((id) => !settled.has(id)));
  },

  async sent(key: Key, { at, listed, ...how }: HowSent): Promise<void> {
    await settle(key, {
      state: 'sent',
      at: at.toISOString(),
      ...how,
      ...listed,
      // Nothing was sent: USE_REAL_EMAIL is off, or the user is a tester.
      simulated: how.messageId === undefined ? true : undefined,
    });
  },

  async notSent(key: Key, because: string, at: Date): Promise<void> {
    await settle(key, { state: 'not sent', because, at: at.toISOString() });
  },

  /** Records that a letter is skipped and which reply asked for it; never changes a settled row. */
  async skip(key: Key, skipped: Row, now: Date): Promise<void> {
    const row = { ...key, state: 'skipped', ...ttlOf(key, now), ...skipped };
    await tryWrite(() => put(row, [{ pk: absent }, { state: 'skipped' }]));
  },

  /** Ends the lease, if the claim is still this attempt's, so that the next can begin. */
  async release(key: Key, owner: string): Promise<void> {
    await update(key, { set: { leaseUntil: 0 }, when: { owner, state: 'claimed' } });
  },

  /** Removes a claim whose user turned out to be gone. */
  async forget(key: Key): Promise<void> {
    await remove(key);
  },

  /** A user's letters (not acknowledgements) from a date on, oldest first. */
  lettersSince: (userId: string, date: LocalDate): Promise<readonly LetterRow[]> =>
    // `~` sorts after every date.
    letters(userId, keys.letter(userId, date, ''), keys.letter(userId, '~', '')),

  /** What became of the letters between two dates, inclusive, in order. */
  async between(userId: string, from: LocalDate, to: LocalDate): Promise<readonly SettledLetter[]> {
    const end = keys.letter(userId, addDays(to, 1), '');
    const rows = await letters(userId, keys.letter(userId, from, ''), end, { consistent: true });
    return rows.flatMap((row) => settledIn(row) ?? []);
  },

  /** Letters with a date, before this one if it is given; newest first. */
  before: (
    userId: string,
    date: LocalDate | undefined,
    most: number,
  ): Promise<readonly LetterRow[]> => {
    const last = keys.letter(userId, date ? addDays(date, -1) : afterDates, '~');
    return letters(userId, keys.letter(userId, '', ''), last, { newestFirst: true, most });
  },

  /** Letters without a date: the first ones and the last; at most three. */
  undated: (userId: string): Promise<readonly LetterRow[]> =>
    letters(userId, keys.letter(userId, afterDates, '~'), keys.letter(userId, '~', ''), {
      newestFirst: true,
      most: 10,
    }),

  /** The newest first letters of all new users. */
  async onboarding(most: number): Promise<readonly LetterRow[]> {
    const { rows } = await newestIn('ONBOARDING', most);
    return rows.map(readLetter);
  },

  /** A user's newest letters, newest date first, including the undated first ones. */
  async newest(userId: string, most: number): Promise<readonly LetterRow[]> {
    const prefix = 'LETTER#';
    const rows = await query({ pk: keys.post(userId), prefix, newestFirst: true, most });
    return rows.map(readLetter);
  },
};

/** Something that SES reported about a letter. */
export interface DeliveryEvent {
  readonly kind: DeliveryKind;
  /** ISO instant. */
  readonly at: string;
  /** SES's message id. */
  readonly messageId: string;
}

/** Each event is an attribute of its own. */
const eventName = (kind: DeliveryKind): string => `ses:${kind}`;

export const deliveryEventsOf = (row: Row): Facts =>
  Object.fromEntries(
    deliveryKinds.flatMap((kind) => {
      const at = row[eventName(kind)];
      return typeof at === 'string' ? [[kind, at]] : [];
    }),
  );

/**
 * Any event proves that SES accepted the mail, so the row counts as sent, even if its worker died
 * before writing that. Nobody sends the letter again.
 */
const noting = (isReply: boolean, { kind, at, messageId }: DeliveryEvent): Change => ({
  set: isReply
    ? { [eventName(kind)]: at, acknowledgementId: unlessSet(messageId) }
    : {
        [eventName(kind)]: at,
        messageId: unlessSet(messageId),
        state: 'sent',
        at: unlessSet(at),
      },
  remove: isReply ? [] : ['leaseUntil', 'because'],
});

const isNews = ({ kind, at }: DeliveryEvent) =>
  [absent, moreThan(at)].map((news) => ({ [eventName(kind)]: news }));

/** An acknowledgement is sent before its reply's row is written. */
async function noteEarly(userId: string, key: Key, event: DeliveryEvent) {
  const change = noting(true, event);
  const set = { ...change.set, ...letterTtl(new Date(event.at)) };
  const noted = updateOf(key, { ...change, set, when: isNews(event) });
  return (await tryWrite(() => transact([notErased(userId), noted]))) ? {} : undefined;
}

/**
 * Notes an event on a letter or a reply if it is new. Returns the row as it was before; undefined
 * for an unknown letter, whose user may have been erased.
 */
export async function noteDelivery(
  userId: string,
  key: Key,
  event: DeliveryEvent,
): Promise<Row | undefined> {
  const isReply = keys.isReply(key);
  try {
    const when = isNews(event).map((news) => ({ pk: present, ...news }));
    const { Attributes = {} } = await update(
      key,
      { ...noting(isReply, event), when },
      { ReturnValues: 'ALL_OLD', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    return Attributes;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    if (problem.item) return problem.item;
    return isReply ? noteEarly(userId, key, event) : undefined;
  }
}

const problemKinds = ['soft-bounce', 'hard-bounce', 'listed', 'complaint'] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const isDeliveryProblem = (kind: DeliveryKind): kind is ProblemKind =>
  problemKinds.some((one) => one === kind);

const deliveryProblem = z.object({
  kind: z.enum(problemKinds),
  /** ISO instant. */
  at: z.string(),
});
const readProblem = rowReader('delivery problem', deliveryProblem);

export interface DeliveryProblem extends Readonly<z.output<typeof deliveryProblem>> {
  readonly userId: string;
}

/** Letters that came back or were complained of, each by itself: the newest are shown. */
export const deliveryProblems = {
  /** A repeated event is one row. Nothing is written about a user who is being erased. */
  async note({ userId, kind, at }: DeliveryProblem): Promise<void> {
    const row = {
      ...keys.trouble(userId, at, kind),
      ...lists.newest('TROUBLES', at, userId),
      kind,
      at,
      ...letterTtl(new Date(at)),
    };
    await tryWrite(() => transact([notErased(userId), putOf(row)]));
  },

  /** Newest first. */
  async newest(most: number): Promise<readonly DeliveryProblem[]> {
    const { rows } = await newestIn('TROUBLES', most);
    return rows.map(readProblem).map((row) => ({
      userId: keys.ownerOf(row),
      kind: row.kind,
      at: row.at,
    }));
  },
};

/**
 * The list that a letter showed, if the mail answers that very letter. An acknowledgement has the
 * same signed address as the letter before it, but shows a later list: only In-Reply-To tells the
 * two apart. SES appends its own domain to the id.
 */
export function shownIn(row: LetterRow | undefined, inReplyTo: string): Shown | undefined {
  const { messageId, shown } = row ?? {};
  return messageId !== undefined && inReplyTo.includes(`<${messageId}@`) ? shown : undefined;
}
