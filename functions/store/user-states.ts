/**
 * The state of a user: every transition is one guarded write, together with the counts, the lists
 * and the evidence that follow the state. Each throws ConditionFailed where the state has changed
 * since it was read.
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { EndedBy } from '#shared/domain/delivery.ts';
import { type LocalDate, utcDateOf } from '#shared/domain/local-date.ts';
import { countedAs } from '#shared/domain/subscription-status.ts';
import {
  type LivingState,
  livingStates,
  type Purge,
  type User,
  type UserState,
} from '#shared/domain/user.ts';
import { letterConsent } from './consents.ts';
import { type Counts, countOfDay, countTotals, reachedAs, sourceAs, stayedAs } from './counters.ts';
import { dayRow, type StoredDay, unchangedSince } from './days.ts';
import { type Key, keys, peopleIn, type Row } from './keys.ts';
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

const mailable = ['active', 'paused', 'invited'] as const;

/** For each transition, the states in which it may start and those in which it may end. */
export const transitions = {
  begin: { from: ['active'], to: ['active'] },
  accept: { from: ['invited'], to: ['active'] },
  pause: { from: ['active', 'paused'], to: ['paused'] },
  resume: { from: ['active', 'paused'], to: ['active'] },
  unsubscribe: { from: [...mailable, 'suppressed'], to: ['unsubscribed'] },
  suppress: { from: mailable, to: ['suppressed'] },
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

const isNew = { pk: absent };

/** What a user's row says of a state, and where it then stands; a tester stands nowhere. */
const inState = <State extends UserState>(state: State, { kind }: Pick<User, 'kind'>) => ({
  state,
  ...(kind === 'person' && { listedIn: peopleIn(state) }),
});

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

/** What a living user counts as: by status, by source, and on the day they came. */
const countsOfLiving = (
  { id, source, createdAt }: Pick<User, 'id' | 'source' | 'createdAt'>,
  state: LivingState,
  by: 1 | -1,
  more: Counts = {},
) => [
  countTotals(id, { ...more, [countedAs(state)]: by, [sourceAs(source)]: by }),
  countOfDay(id, createdAt.slice(0, 10), { [stayedAs]: by }),
];

const isLiving = (state: UserState): state is LivingState =>
  livingStates.some((living) => living === state);

/** An erased user leaves all counts but those of what happened; a tester was never counted. */
function countedNoMore(user: User) {
  if (user.kind === 'tester') return [];
  const { id, state } = user;
  const gone = { users: -1 };
  return isLiving(state) ? countsOfLiving(user, state, -1, gone) : [countTotals(id, gone)];
}

type Pausing = 'active' | 'paused';
const opposite = { active: 'paused', paused: 'active' } as const;

/**
 * Pauses or resumes letters, with the counts where the state changes. `when` guards each state that
 * it may start in; it tries the state that was read first, and then the other.
 */
async function pauseOrResume(
  { id, kind, state }: Pick<User, 'id' | 'kind' | 'state'>,
  to: Pausing,
  how: Omit<Change, 'when'>,
  when: Readonly<Partial<Record<Pausing, Change['when']>>> = {},
): Promise<void> {
  const attempt = async (from: Pausing): Promise<void> => {
    const guarded = {
      ...how,
      set: { ...inState(to, { kind }), ...how.set },
      when: when[from] ?? { state: from },
    };
    if (from === to || kind === 'tester') return change(id, guarded);
    const counts = { [countedAs(from)]: -1, [countedAs(to)]: 1 };
    await transact([updateOf(keys.user(id), guarded), countTotals(id, counts)]);
  };
  const first = state === to ? to : opposite[to];
  try {
    await attempt(first);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    await attempt(opposite[first]);
  }
}

const change = async (userId: string, how: Change): Promise<void> =>
  void (await update(keys.user(userId), how));

export const userStates = {
  /** Adds a new user, active or invited. Fails if the address was taken meanwhile. */
  async signUp(user: User, countedOn: LocalDate): Promise<void> {
    const status = countedAs(user.state === 'invited' ? 'invited' : 'active');
    await transact([
      putOf(addressRow(user), isNew),
      putOf(userRow(user), isNew),
      countTotals(user.id, { users: 1, [status]: 1, [sourceAs(user.source)]: 1 }),
      countOfDay(user.id, countedOn, { signups: 1, [stayedAs]: 1 }),
    ]);
  },

  /** An invited user begins; the address counts as entered now. */
  async accept(user: Accepted, at: Date): Promise<void> {
    const { id, email, rhythm, zone, zoneSource, startsOn, confirmedAt, remindersFrom } = user;
    const zoneRank = rankOf[zoneSource];
    const begun = { rhythm, zone, zoneSource, zoneRank, startsOn, confirmedAt, remindersFrom };
    await transact([
      updateOf(keys.user(id), {
        set: { ...inState('active', { kind: 'person' }), ...begun },
        when: { state: from('accept') },
      }),
      updateOf(keys.address(email), {
        set: { since: at.toISOString() },
        remove: ['invited'],
        when: { userId: id },
      }),
      countTotals(id, { [countedAs('invited')]: -1, [countedAs('active')]: 1 }),
    ]);
  },

  /** Writes the first intentions, their day and the claim of their letter in one transaction. */
  async begin({ user, day, readVersion, claim }: Beginning): Promise<void> {
    const { id, kind, createdAt, startsOn, startsAt, begunAt, begunBy } = user;
    await transact([
      updateOf(keys.user(id), {
        set: { startsOn, startsAt, begunAt, begunBy },
        when: { state: from('begin'), begunAt: absent },
      }),
      putOf(dayRow(id, day), unchangedSince(readVersion)),
      putOf(claim, isNew),
      // Testers are excluded from counters.
      ...(kind === 'person'
        ? [countOfDay(id, utcDateOf(createdAt), { [reachedAs('day0')]: 1 })]
        : []),
    ]);
  },

  /** Pauses letters, at once or from a date, until a date or a word. Replaces a pause before it. */
  pause: (user: User, dates: Pick<User, 'pausedFrom' | 'pausedUntil'>): Promise<void> =>
    pauseOrResume(user, 'paused', {
      set: dates,
      remove: pauseFields.filter((name) => !(name in dates)),
    }),

  /**
   * Pauses letters during an absence that an out-of-office names. A program must not shorten a
   * person's own pause.
   */
  pauseWhileAway: (user: User, until: LocalDate, today: LocalDate): Promise<void> =>
    pauseOrResume(
      user,
      'paused',
      { set: { pausedUntil: until, pausedBy: 'out-of-office' }, remove: ['pausedFrom'] },
      {
        paused: [
          { state: 'paused', pausedBy: 'out-of-office' },
          { state: 'paused', pausedUntil: atMost(today) },
        ],
      },
    ),

  /** Pauses letters after a long silence; `on` is the date of the letter that says so. */
  pauseForSilence: (user: User, on: LocalDate): Promise<void> =>
    pauseOrResume(
      user,
      'paused',
      { set: { pausedBy: 'silence', pausedOn: on }, remove: ['pausedFrom', 'pausedUntil'] },
      {
        paused: [
          { state: 'paused', pausedUntil: atMost(on) },
          { state: 'paused', pausedFrom: moreThan(on) },
        ],
      },
    ),

  resume: (user: User, returnedAt?: string): Promise<void> =>
    pauseOrResume(user, 'active', { set: { returnedAt }, remove: pauseFields }),

  /** Ends a pause that is over. Its dates stay: silence counts from them. */
  endPause: (user: User, today: LocalDate): Promise<void> =>
    pauseOrResume(user, 'active', {}, { paused: { state: 'paused', pausedUntil: atMost(today) } }),

  /** Unsubscribes, suppresses or resubscribes, with the counts. */
  async move(user: User, move: Move, by: MoveBy): Promise<void> {
    must(move, user);
    const [to] = transitions[move].to;
    const { state } = user;
    // `must` has checked it; a type can't follow.
    if (!isLiving(state)) throw new ConditionFailed();
    await transact([
      updateOf(keys.user(user.id), {
        set: { ...inState(to, user), [stamps[move]]: by.at.toISOString(), endedBy: by.endedBy },
        // A user who leaves keeps the reason why letters had ended before.
        remove: [...pauseFields, ...(move === 'resubscribe' ? endFields : [])],
        when: { state },
      }),
      // Testers are excluded from counters.
      ...(user.kind === 'person'
        ? [countTotals(user.id, { [countedAs(state)]: -1, [countedAs(to)]: 1 })]
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
        set: { ...inState('deleted', user), deletedFrom, deletedAt: at.toISOString() },
        when: { state: deletedFrom },
      }),
      ...countsOfLiving(user, deletedFrom, -1),
    ]);
  },

  /** Restores the state before the deletion. */
  async restore(user: User, to: LivingState, at: Date): Promise<void> {
    const hasLetters = to === 'active' || to === 'paused';
    await transact([
      updateOf(keys.user(user.id), {
        set: {
          ...inState(to, user),
          // Silence counts anew when letters resume, because nobody could reply in between.
          ...(hasLetters && { returnedAt: at.toISOString() }),
        },
        remove: ['deletedFrom', 'deletedAt'],
        when: { state: 'deleted', deletedFrom: to },
      }),
      ...countsOfLiving(user, to, 1),
    ]);
  },

  /** The mark of an erasure ends all sending and taking, also by flows that read the user before. */
  async purge(user: User, purge: Purge): Promise<void> {
    must('purge', user);
    await transact([
      updateOf(keys.user(user.id), {
        set: { ...inState('purging', user), purge },
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
