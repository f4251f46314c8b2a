/** What the links in a letter do: unsubscribe, confirm an address, accept an invitation. */
import { knownSigns } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters, reachedAs } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { count } from '#functions/store/retries.ts';
import { users } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { emptyDay, hasReplied, openDay } from '#shared/domain/day.ts';
import { confirmed } from '#shared/domain/letters/confirming.ts';
import { nextLine } from '#shared/domain/letters/context.ts';
import { readLinkToken } from '#shared/domain/link-token.ts';
import { addDays, localDateAt, utcDateOf } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { pacedContext } from '../touchpoints/letter-context.ts';
import { sendOnce } from '../touchpoints/send-claimed.ts';
import { beginInvited, comeBack, confirmAddress, unsubscribeById } from './set-subscription.ts';

/** Does nothing for a token that we did not make, and gives the same answer. */
export async function leaveByLink(token: string, context: RequestContext): Promise<void> {
  const userId = readLinkToken(token, 'unsubscribe', knownSigns());
  context.log.info('unsubscribe asked', { known: userId !== undefined });
  if (userId) await unsubscribeById(userId, context);
}

/**
 * Throws BAD_TOKEN, and INVITATION_OVER for a person who has declined: a scanner that opens the
 * page must not undo that.
 */
export async function acceptByLink(token: string, context: RequestContext): Promise<void> {
  const userId = readLinkToken(token, 'accept', knownSigns());
  if (!userId) throw new Refusal('BAD_TOKEN');
  const user = await users.find(userId);
  const now = user?.state === 'invited' ? await beginInvited(user, context) : user;
  if (user && now) await countConfirmed(user, now, context);
  const isHere = now?.state === 'active' || now?.state === 'paused';
  if (!isHere) throw new Refusal('INVITATION_OVER');
}

/** A reply that confirms is counted with what else it shows. */
async function countConfirmed(before: User, user: User, context: RequestContext): Promise<void> {
  const isByUs = user.confirmedAt === context.now.toISOString();
  if (before.confirmedAt || !isByUs || user.kind === 'tester') return;
  const counts = { [reachedAs('confirmed')]: 1 };
  await count(context, () => counters.add(user.id, utcDateOf(user.createdAt), counts));
}

/** The line that announces the next letter, if one is planned. Throws the refusal BAD_TOKEN. */
export async function confirmByLink(
  token: string,
  context: RequestContext,
): Promise<string | undefined> {
  const userId = readLinkToken(token, 'confirm', knownSigns());
  if (!userId) throw new Refusal('BAD_TOKEN');
  const found = await people.find(userId, context.now);
  // An erased user has nothing to confirm.
  if (found.kind !== 'person') return undefined;
  const { confirmedAt } = found.user;
  let user = confirmedAt ? found.user : await confirmAddress(found.user, context);
  if (!user) return undefined;
  await countConfirmed(found.user, user, context);
  // The pause letter's link ends a pause for silence. An absence ends at its own time.
  if (user.pausedBy === 'silence') user = await comeBack(user, context.now);
  else await bringWaitingPlan({ ...found, user }, confirmedAt, context);
  const date = localDateAt(context.now, user.zone);
  return nextLine(pacedContext({ ...found, user }, { day: emptyDay(date), date }, context));
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
  return rows.some((row) => row?.state === 'sent' || row?.state === 'claimed');
}

/**
 * Sends the plan at once to a person who has just confirmed by the link, if their letters so far
 * did not contain it. After a reply the acknowledgement contains it anyway. Sent once in a life.
 */
async function bringWaitingPlan(
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
