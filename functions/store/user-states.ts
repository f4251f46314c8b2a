/**
 * The state of a user: every transition is one guarded write, together with the counts, the lists
 * and the evidence that follow the state. Each throws ConditionFailed where the state has changed
 * since it was read.
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import {
  type LivingState,
  livingStates,
  type Purge,
  type User,
  type UserState,
} from '#shared/domain/user.ts';
import { letterConsent } from './consents.ts';
import { countOfDay, countTotals } from './counters.ts';
import { dayRow, type StoredDay, unchangedSince } from './days.ts';
import { type Key, keys, lists, type Row } from './keys.ts';
import { rankOf, userRow } from './users.ts';
import {
  absent,
  atMost,
  type Change,
  deleteOf,
  moreThan,
  oneOf,
  putOf,
  transact,
  update,
  updateOf,
} from './writes.ts';

const subscribed = ['active', 'paused', 'invited'] as const;

/** For each transition, the states in which it may start and those in which it may end. */
export const transitions = {
  begin: { from: ['active'], to: ['active'] },
  accept: { from: ['invited'], to: ['active'] },
  pause: { from: ['active', 'paused'], to: ['paused'] },
  resume: { from: ['active', 'paused'], to: ['active'] },
  unsubscribe: { from: [...subscribed, 'suppressed'], to: ['unsubscribed'] },
  suppress: { from: subscribed, to: ['suppressed'] },
  resubscribe: { from: ['unsubscribed', 'suppressed'], to: ['active'] },
  delete: { from: livingStates, to: ['deleted'] },
  restore: { from: ['deleted'], to: livingStates },
  purge: { from: [...livingStates, 'deleted'], to: ['purging'] },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'from' | 'to', readonly UserState[]>>>
>;
export type Transition = keyof typeof transitions;

export const mayMove = (transition: Transition, { state }: Pick<User, 'state'>): boolean =>
  transitions[transition].from.some((from) => from === state);

function must(transition: Transition, user: User): void {
  if (!mayMove(transition, user)) throw new ConditionFailed();
}

const from = (transition: Transition) => oneOf(...transitions[transition].from);

/** What the counters call a state. Those of deleted users are taken back. */
export const subscriptionStatusOf = (state: UserState) =>
  state === 'unsubscribed' || state === 'suppressed' ? state : 'subscribed';

const isNew = { pk: absent };

const placeIn = (user: User, state: UserState) => lists.person({ ...user, state }).listedIn;

export interface Beginning {
  /** As it should be: begun, with its first date and touchpoint. */
  readonly user: User & Required<Pick<User, 'begunAt' | 'begunBy'>>;
  readonly day: StoredDay;
  readonly readVersion: number;
  /** The claim of the day-0 letter. */
  readonly claim: Row;
}

/** The fields of an invited user who begins. */
export type Accepted = Pick<User, 'id' | 'email' | 'zone' | 'zoneSource' | 'rhythm' | 'startsOn'> &
  Partial<Pick<User, 'confirmedAt' | 'remindersFrom'>>;

/** How letters end and begin again. */
export type Move = 'unsubscribe' | 'suppress' | 'resubscribe';

export interface MoveBy {
  readonly at: Date;
  /** The reason, if it was not the person's own word. */
  readonly endedBy?: EndedBy;
  /** The administrator who acted for the person. */
  readonly byAdmin?: string;
}

const stamps = {
  unsubscribe: 'unsubscribedAt',
  suppress: 'suppressedAt',
  resubscribe: 'returnedAt',
} as const satisfies Readonly<Record<Move, keyof User>>;

const pauseFields = ['pausedFrom', 'pausedUntil', 'pausedBy'];
const endFields = ['unsubscribedAt', 'suppressedAt', 'endedBy'];

const consentTo = (user: User, move: Move, { at, endedBy, byAdmin }: MoveBy) =>
  letterConsent(user, move === 'resubscribe' ? 'subscribed' : 'unsubscribed', {
    at,
    by: byAdmin ? 'administrator' : (endedBy ?? 'person'),
    admin: byAdmin,
  });

/** Makes the address unique, and finds its user. */
export const addressRow = (user: User): Row & Key => ({
  ...keys.address(user.email),
  userId: user.id,
  since: user.createdAt,
  ...(user.state === 'invited' && { invited: true }),
});

/** An erased user leaves all counts; a tester was never counted. */
function countedNoMore({ id, state, kind, source }: User) {
  if (kind === 'tester') return [];
  const status = state === 'deleted' ? {} : { [subscriptionStatusOf(state)]: -1 };
  return [countTotals(id, { users: -1, ...status, [`source:${source}`]: -1 })];
}

const change = async (userId: string, how: Change): Promise<void> =>
  void (await update(keys.user(userId), how));

export const userStates = {
  /** Adds a new user, active or invited. Fails if the address was taken meanwhile. */
  async signUp(user: User, countedOn: LocalDate): Promise<void> {
    await transact([
      putOf(addressRow(user), isNew),
      putOf(userRow(user), isNew),
      countTotals(user.id, { users: 1, subscribed: 1, [`source:${user.source}`]: 1 }),
      countOfDay(user.id, countedOn, { signups: 1 }),
    ]);
  },

  /** An invited user begins; the address counts as entered now. */
  async accept(user: Accepted, at: Date): Promise<void> {
    const { id, email, rhythm, zone, zoneSource, startsOn, confirmedAt, remindersFrom } = user;
    const zoneRank = rankOf[zoneSource];
    const begun = { rhythm, zone, zoneSource, zoneRank, startsOn, confirmedAt, remindersFrom };
    await transact([
      updateOf(keys.user(id), {
        set: { state: 'active', ...begun },
        when: { state: from('accept') },
      }),
      updateOf(keys.address(email), {
        set: { since: at.toISOString() },
        remove: ['invited'],
        when: { userId: id },
      }),
    ]);
  },

  /** Writes the first intentions, their day and the claim of their letter in one transaction. */
  async begin({ user, day, readVersion, claim }: Beginning): Promise<void> {
    const { id, startsOn, startsAt, begunAt, begunBy } = user;
    await transact([
      updateOf(keys.user(id), {
        set: { startsOn, startsAt, begunAt, begunBy },
        when: { state: from('begin'), begunAt: absent },
      }),
      putOf(dayRow(id, day), unchangedSince(readVersion)),
      putOf(claim, isNew),
    ]);
  },

  /** Pauses letters, at once or from a date, until a date or a word. Replaces a pause before it. */
  pause: (userId: string, dates: Pick<User, 'pausedFrom' | 'pausedUntil'>): Promise<void> =>
    change(userId, {
      set: { state: 'paused', ...dates },
      remove: pauseFields.filter((name) => !(name in dates)),
      when: { state: from('pause') },
    }),

  /**
   * Pauses letters during an absence that an out-of-office names. A program must not shorten a
   * person's own pause.
   */
  pauseWhileAway: (userId: string, until: LocalDate, today: LocalDate): Promise<void> =>
    change(userId, {
      set: { state: 'paused', pausedUntil: until, pausedBy: 'out-of-office' },
      remove: ['pausedFrom'],
      when: [
        { state: 'active' },
        { state: 'paused', pausedBy: 'out-of-office' },
        { state: 'paused', pausedUntil: atMost(today) },
      ],
    }),

  /** Pauses letters after a long silence; `on` is the date of the letter that says so. */
  pauseForSilence: (userId: string, on: LocalDate): Promise<void> =>
    change(userId, {
      set: { state: 'paused', pausedBy: 'silence', pausedOn: on },
      remove: ['pausedFrom', 'pausedUntil'],
      when: [
        { state: 'active' },
        { state: 'paused', pausedUntil: atMost(on) },
        { state: 'paused', pausedFrom: moreThan(on) },
      ],
    }),

  resume: (userId: string, returnedAt?: string): Promise<void> =>
    change(userId, {
      set: { state: 'active', returnedAt },
      remove: pauseFields,
      when: { state: from('resume') },
    }),

  /** Unsubscribes, suppresses or resubscribes, with the counts. */
  async move(user: User, move: Move, by: MoveBy): Promise<void> {
    must(move, user);
    const [to] = transitions[move].to;
    const status = subscriptionStatusOf(user.state);
    // More states than the one that was read: a pause written meanwhile must not stop the move.
    const alike = transitions[move].from.filter((state) => subscriptionStatusOf(state) === status);
    await transact([
      updateOf(keys.user(user.id), {
        set: { state: to, [stamps[move]]: by.at.toISOString(), endedBy: by.endedBy },
        // A user who leaves keeps the reason why letters had ended before.
        remove: [...pauseFields, ...(move === 'resubscribe' ? endFields : [])],
        when: { state: oneOf(...alike) },
      }),
      // Testers are excluded from counters.
      ...(user.kind === 'person'
        ? [countTotals(user.id, { [status]: -1, [subscriptionStatusOf(to)]: 1 })]
        : []),
      // Each change of the consent to letters is kept, with who made it.
      ...(move === 'suppress' ? [] : [consentTo(user, move, by)]),
    ]);
  },

  /** Records that a deleted user unsubscribed or bounced, so that restoring keeps it. */
  async leaveWhileDeleted(
    userId: string,
    move: Exclude<Move, 'resubscribe'>,
    { at, endedBy }: MoveBy,
  ): Promise<void> {
    const [deletedFrom] = transitions[move].to;
    await change(userId, {
      set: { deletedFrom, [stamps[move]]: at.toISOString(), endedBy },
      remove: pauseFields,
      when: { state: 'deleted' },
    });
  },

  async delete(user: User, deletedFrom: LivingState, at: Date): Promise<void> {
    must('delete', user);
    await transact([
      updateOf(keys.user(user.id), {
        set: {
          state: 'deleted',
          deletedFrom,
          deletedAt: at.toISOString(),
          listedIn: placeIn(user, 'deleted'),
        },
        when: { state: deletedFrom },
      }),
      countTotals(user.id, { [subscriptionStatusOf(deletedFrom)]: -1 }),
    ]);
  },

  /** Restores the state before the deletion. */
  async restore(user: User, to: LivingState, at: Date): Promise<void> {
    const hasLetters = to === 'active' || to === 'paused';
    await transact([
      updateOf(keys.user(user.id), {
        set: {
          state: to,
          listedIn: placeIn(user, to),
          // Silence counts anew when letters resume, because nobody could reply in between.
          ...(hasLetters && { returnedAt: at.toISOString() }),
        },
        remove: ['deletedFrom', 'deletedAt'],
        when: { state: 'deleted', deletedFrom: to },
      }),
      countTotals(user.id, { [subscriptionStatusOf(to)]: 1 }),
    ]);
  },

  /** The mark of an erasure ends all sending and taking, also by flows that read the user before. */
  async purge(user: User, purge: Purge): Promise<void> {
    must('purge', user);
    await transact([
      updateOf(keys.user(user.id), {
        set: {
          state: 'purging',
          purge,
          // Lists the user among the deleted, where an administrator finds an unfinished erasure.
          ...(user.kind === 'person' && { listedIn: placeIn(user, 'purging') }),
        },
        remove: ['eraseAsked'],
        when: {
          state: user.state,
          // The question that the person answered is still the current one.
          ...(purge.farewell && { 'eraseAsked.by': user.eraseAsked?.by ?? '' }),
        },
      }),
      ...countedNoMore(user),
    ]);
  },

  /**
   * Removes the user's row, address, phone and last letter in one transaction, so that a repeated
   * attempt finds all or nothing. Fails if another attempt was quicker.
   */
  async finishPurge({ id, email, phone }: User): Promise<void> {
    const handles = [keys.address(email), ...(phone ? [keys.phone(phone)] : [])];
    await transact([
      deleteOf(keys.user(id), { state: 'purging' }),
      ...handles.map((key) => deleteOf(key, [{ pk: absent }, { userId: id }])),
      deleteOf(keys.lastLetter(id)),
    ]);
  },
};
