/** Confirms an address: by its link, or by whatever its owner writes first. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, shownOf } from '#functions/store/ledger.ts';
import type { Person } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { hasReplied, openDay } from '#shared/domain/day.ts';
import { confirmed } from '#shared/domain/letters/confirmed.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { isReminderOver, type User } from '#shared/domain/user.ts';
import { sendOnce } from '../touchpoints/send-claimed.ts';
import { pacedContext } from '../touchpoints/send-frequency.ts';
import { followRow, mendGone, schedulesOf } from './user-schedules.ts';

/**
 * Returns the current user; undefined for one who was erased. The schedules may be missing once the
 * reminders are over. They are made before the user is confirmed, so that a dying attempt leaves
 * nobody confirmed without letters, and checked afterwards, because a touchpoint may remove them in
 * between.
 */
export async function confirmAddress(
  user: User,
  { now }: RequestContext,
  more: Partial<User> = {},
): Promise<User | undefined> {
  const hasLetters = user.state === 'active' || user.state === 'paused';
  const mayLackSchedules = hasLetters && isReminderOver(user, localDateAt(now, user.zone));
  if (mayLackSchedules) await schedulesOf(user).putAll(user);
  try {
    const asNow = await users.change(user.id, { ...more, confirmedAt: now.toISOString() });
    return mayLackSchedules ? await followRow(asNow) : asNow;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    return mendGone(user);
  }
}

/** A second press of the link within this time is a repetition or a retry. */
const samePressMs = 3_600_000;

/** Whether a reminder went out that said the plan is waiting. */
async function wasReminded({ id, remindersFrom }: User): Promise<boolean> {
  if (remindersFrom === undefined) return false;
  const mornings = [remindersFrom, addDays(remindersFrom, 1)];
  const rows = await Promise.all(
    mornings.map((date) => ledger.find(keys.letter(id, date, 'MORNING_INTENTION'))),
  );
  return rows.some((row) => row?.['state'] === 'sent' || row?.['state'] === 'claimed');
}

/**
 * Sends the plan at once to a person who has just confirmed by the link, if their letters so far
 * did not contain it. After a reply the acknowledgement contains it anyway. Sent once in a life.
 */
export async function bringWaitingPlan(
  { user, days }: Person,
  confirmedAt: string | undefined,
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  const isOld = confirmedAt && now.getTime() - Date.parse(confirmedAt) > samePressMs;
  if (isOld || days.some(({ day }) => hasReplied(day)) || !(await wasReminded(user))) return;
  const date = localDateAt(now, user.zone);
  const day = openDay(days[0]?.day, date);
  const letter = confirmed(pacedContext({ user, days }, { day, date }, context));
  const key = keys.confirmed(user.id);
  await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'confirmed' }, user, context);
}
