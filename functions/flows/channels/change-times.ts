/** "Mornings at 7" and "I'm in Lisbon": changes when letters come, from today on. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import type { LastReply } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, plannedRow } from '#functions/store/ledger.ts';
import { type Plan, ttl, users } from '#functions/store/users.ts';
import type { Words } from '#shared/domain/letters/answer-words.ts';
import {
  forbiddenTime,
  nothingLeft,
  outOfOrder,
  rhythmSet,
  zoneSet,
  zoneWhenThere,
} from '#shared/domain/letters/setting-words.ts';
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import type { FirstDue } from '#shared/domain/rhythm.ts';
import {
  fittedRhythm,
  isSameSlot,
  replan,
  type Slot,
  wishedRhythm,
} from '#shared/domain/rhythm-change.ts';
import type { SettledLetter } from '#shared/domain/settled-letter.ts';
import type { User } from '#shared/domain/user.ts';
import type { IntentResult } from '../replies/answer.ts';
import { followRow } from '../subscription/user-schedules.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';

type Wished = Omit<Plan, 'first'>;

interface Moved {
  readonly first: FirstDue;
  /** The letters that are skipped, including those that an earlier attempt recorded. */
  readonly skipped: readonly Slot[];
}

export interface Changed extends Pick<Moved, 'skipped'> {
  readonly user: User;
}

/** The letters around now, with dates on either side of a date line. */
async function lettersAround({ id, zone }: User, now: Date): Promise<readonly SettledLetter[]> {
  const today = localDateAt(now, zone);
  return ledger.between(id, addDays(today, -2), addDays(today, 2));
}

const slotsOf = (letters: readonly SettledLetter[]): readonly (Slot & { sentAt?: Date })[] =>
  letters.flatMap(({ date, stage, state, at }) =>
    stage === 'DAY0_ACK'
      ? []
      : [{ date, touchpoint: stage, ...(state === 'sent' && at && { sentAt: at }) }],
  );

/** Recorded before the user's row is changed, so that no skipped letter goes unexplained. */
async function writeDown(
  skipped: readonly Slot[],
  user: User,
  by: string,
  { now }: RequestContext,
) {
  const { id, zone } = user;
  const row = { because: 'moved', by, at: now.toISOString(), ...ttl(user) };
  await Promise.all(
    skipped.map(({ date, touchpoint }) => {
      const plannedAt = instantOf(date, rhythmOf(user)[touchpoint], zone);
      const planned = plannedAt ? plannedRow(plannedAt, zone) : {};
      return ledger.skip(keys.letter(id, date, touchpoint), { ...planned, ...row }, now);
    }),
  );
}

/**
 * Works out which letters are skipped when a user's times or channel change, and which one comes
 * first afterwards. Records the skipped ones under the reply (`by`) that asked for it.
 */
export async function moved(
  user: User,
  after: User,
  by: string,
  context: RequestContext,
): Promise<Moved> {
  const { zone, startsOn, startsAt } = user;
  const letters = await lettersAround(user, context.now);
  const { first, skipped } = replan({
    before: { rhythm: rhythmOf(user), zone },
    after: { rhythm: rhythmOf(after), zone: after.zone },
    first: { date: startsOn, touchpoint: startsAt },
    gone: slotsOf(letters.filter(({ state }) => state !== 'skipped')),
    now: context.now,
  });
  await writeDown(skipped, user, by, context);
  const earlier = slotsOf(
    letters.filter((letter) => letter.state === 'skipped' && letter.by === by),
  );
  const fresh = skipped.filter((slot) => !earlier.some((one) => isSameSlot(one, slot)));
  return { first, skipped: [...earlier, ...fresh] };
}

/** Repeating it changes nothing: sent letters stay sent, and skipped ones are recorded. */
export async function changePlan(
  user: User,
  wished: Wished,
  by: string,
  context: RequestContext,
): Promise<Changed> {
  const { first, skipped } = await moved(user, { ...user, ...wished }, by, context);
  const changed = await users.setPlan(user.id, { ...wished, first });
  const current = (await followRow(changed)) ?? changed;
  return { user: current, skipped };
}

/** Changes nothing for a user who has left, or leaves at the same time. */
export async function unlessGone(
  user: User,
  work: () => Promise<IntentResult>,
): Promise<IntentResult> {
  if (user.state !== 'active' && user.state !== 'paused') return { user };
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof ConditionFailed) return { user };
    throw problem;
  }
}

/** Applies the whole wish, or nothing and says why. */
export async function changeRhythm(
  user: User,
  last: LastReply,
  context: RequestContext,
): Promise<IntentResult> {
  const { zone, zoneSource } = user;
  if (!last.rhythm) return { user, note: 'which-time' };
  const rhythm = wishedRhythm(user.rhythm, last.rhythm, zone);
  if (rhythm === 'forbidden-minute')
    return { user, answer: forbiddenTime(letterContextToday(user, context)) };
  if (rhythm === 'nothing-left')
    return { user, answer: nothingLeft(letterContextToday(user, context)) };
  if (rhythm === 'out-of-order')
    return { user, answer: outOfOrder(letterContextToday(user, context)) };
  return unlessGone(user, async () => {
    const changed = await changePlan(user, { rhythm, zone, zoneSource }, last.id, context);
    return {
      user: changed.user,
      answer: rhythmSet(letterContextToday(changed.user, context), changed.skipped, last.rhythm),
    };
  });
}

/** Changes the zone at once; the answer says how to switch back. */
export async function changeZone(
  user: User,
  last: LastReply,
  context: RequestContext,
): Promise<IntentResult> {
  const { zone, zoneLater, setting } = last;
  if (!zone) return { user, note: 'which-zone' };
  if (zoneLater) return { user, answer: zoneWhenThere(letterContextToday(user, context), zone) };
  return unlessGone(user, async () => {
    const rhythm = fittedRhythm(user.rhythm, zone);
    const changed = await changePlan(user, { rhythm, zone, zoneSource: 'user' }, last.id, context);
    const answer: Words = zoneSet(
      letterContextToday(changed.user, context),
      setting?.was.zone ?? zone,
      changed.skipped,
    );
    return { user: changed.user, answer };
  });
}
