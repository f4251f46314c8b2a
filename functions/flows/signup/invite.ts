/**
 * Invites an address that somebody gave us, once in its life. A visitor who gave it learns nothing
 * about it.
 */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { type Limit, limits, tooMany } from '#functions/store/limits.ts';
import { people } from '#functions/store/people.ts';
import { reachInSteps } from '#functions/store/reads.ts';
import { suppressions } from '#functions/store/suppressions.ts';
import { searchCallsOf, userSearch } from '#functions/store/user-search.ts';
import { userStates } from '#functions/store/user-states.ts';
import { users } from '#functions/store/users.ts';
import type { inviteOutcomes } from '#shared/contract/waitlist.ts';
import { invitation } from '#shared/domain/letters/invitation.ts';
import { invitationsPerAddressAndDay } from '#shared/domain/limits.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { referralRhythm } from '#shared/domain/rhythm.ts';
import type { User } from '#shared/domain/user.ts';
import { acceptUrl, letterContextToday } from '../touchpoints/letter-context.ts';
import { sendOnce } from '../touchpoints/send-claimed.ts';

/** What became of it, and of whom: only an administrator is told. */
export interface InviteResult {
  readonly outcome: (typeof inviteOutcomes)[number];
  readonly user?: User | undefined;
}

export interface Introduction {
  /** Normalised. */
  readonly email: string;
  readonly zone: string;
  readonly source: string;
}

/**
 * A minimum response time: only some addresses get a mail, and SES's latency must not reveal which.
 * Each address can be asked about only once, so nothing can be averaged.
 */
const answeredAfterMs = 400;

const invited = (
  introduction: Introduction,
  number: number,
  { now, newId }: RequestContext,
): User => ({
  id: newId(),
  number,
  ...introduction,
  zoneSource: 'default',
  kind: 'person',
  channel: 'email',
  rhythm: referralRhythm,
  state: 'invited',
  createdAt: now.toISOString(),
  startsOn: addDays(localDateAt(now, introduction.zone), 1),
});

/** The same for every address, whatever we know about it. */
export const invitationLimits = (email: string, { env }: RequestContext): readonly Limit[] => [
  { what: 'invitation', who: email, most: invitationsPerAddressAndDay, window: 'day' },
  { what: 'invitation-all', who: '', most: env.INVITATIONS_PER_DAY, window: 'day' },
];

const limitOfViewer = ({ env, viewer }: RequestContext): Limit => ({
  what: 'invitation-viewer',
  who: viewer,
  most: env.INVITATIONS_PER_VIEWER_AND_HOUR,
  window: 'hour',
});

/** Undefined if somebody else gave us the same address at the same moment. */
async function addInvited(user: User, { now }: RequestContext): Promise<User | undefined> {
  const isAdded = await tryWrite(() => userStates.signUp(user, now.toISOString().slice(0, 10)));
  return isAdded ? user : undefined;
}

/** Also retries an invitation that an earlier attempt could not send. Never sends a second one. */
async function sendInvitation(user: User, context: RequestContext): Promise<InviteResult> {
  const about = letterContextToday(user, context);
  const letter = invitation({ ...about, acceptUrl: acceptUrl(user.id) });
  const key = keys.invitation(user.id);
  // First, so that an attempt that fails here is repeated.
  await userSearch.add(user);
  const isSent = await sendOnce({ key, letter, shown: [], countedAs: 'invitation' }, user, context);
  return { outcome: isSent ? 'sent' : 'before', user };
}

/** The calls after the first look-up of a new address: search, claim, mail, record. */
const stepsOfInvitation = (email: string) => [searchCallsOf({ email }), 2, 1, 2];

/** Makes the same calls for an address that gets no mail. */
async function asIfInvited(email: string, result: InviteResult): Promise<InviteResult> {
  await reachInSteps(stepsOfInvitation(email));
  return result;
}

/** A known address: invited before, a user, or gone. An unsent invitation is sent now. */
async function askKnown(
  { userId, email }: { userId: string; email: string },
  context: RequestContext,
): Promise<InviteResult> {
  const [user, row] = await Promise.all([users.find(userId), ledger.find(keys.invitation(userId))]);
  const isOpen = row === undefined || row.state === 'claimed';
  if (user?.state !== 'invited') return asIfInvited(email, { outcome: 'known', user });
  return isOpen ? sendInvitation(user, context) : asIfInvited(email, { outcome: 'before', user });
}

/** Throws the refusal of a full limit, or what AWS threw: a repeated call finishes. */
export async function inviteOnce(
  introduction: Introduction,
  all: readonly Limit[],
  context: RequestContext,
): Promise<InviteResult> {
  const { email } = introduction;
  const [number, holder, objection, full] = await Promise.all([
    counters.nextUserNumber(),
    people.holderOf(email),
    suppressions.find(email),
    limits.take(all, context.now),
  ]);
  if (full) throw tooMany(full);
  if (holder) return askKnown({ userId: holder.userId, email }, context);
  if (objection) {
    await reachInSteps([1, ...stepsOfInvitation(email)]);
    return { outcome: 'objected' };
  }
  const user = await addInvited(invited(introduction, number, context), context);
  return user ? sendInvitation(user, context) : asIfInvited(email, { outcome: 'before' });
}

/** For a visitor, who learns nothing. Throws what `inviteOnce` throws. */
export async function invite(introduction: Introduction, context: RequestContext): Promise<void> {
  const wait = new Promise((resolve) => setTimeout(resolve, answeredAfterMs));
  const all = [limitOfViewer(context), ...invitationLimits(introduction.email, context)];
  await inviteOnce(introduction, all, context);
  await wait;
}
