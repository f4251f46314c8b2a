/** The waitlist for an administrator: a page of it, who of them is a user by now, and its figures. */
import type { RequestContext } from '#functions/context.ts';
import { counters, joinedAs, waitingAs, waitingFrom } from '#functions/store/counters.ts';
import { ledger } from '#functions/store/ledger.ts';
import { people } from '#functions/store/people.ts';
import { usersById } from '#functions/store/users.ts';
import { type Waiting, waitlist } from '#functions/store/waitlist.ts';
import type { WaitingItem } from '#shared/contract/waitlist.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { waitlistDays } from '#shared/domain/limits.ts';
import { subscriptionStatus } from '#shared/domain/subscription-status.ts';
import { waitlistSource } from '#shared/domain/waitlist-source.ts';
import { countsUntil } from './count-activity.ts';

export interface WaitingQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Any part of an address. */
  readonly q?: string | undefined;
}

/** Each waits, and may be a user all the same: invited from here, or signed up by themselves. */
async function itemsOf(waiting: readonly Waiting[], { now }: RequestContext) {
  const holders = await people.holdersOf(waiting.map(({ email }) => email));
  const users = await usersById([...holders.values()]);
  const invited = [...users.values()].filter(({ state }) => state === 'invited');
  const open = await ledger.uninvited(invited.map(({ id }) => id));
  return waiting.map(({ email, at, zone, source }): WaitingItem => {
    const user = users.get(holders.get(email) ?? '');
    const known = user && { user_id: user.id, status: subscriptionStatus(user, now) };
    const can_invite = user ? open.has(user.id) : !holders.has(email);
    return { email, joined_at: at, ...(zone && { zone }), source, ...known, can_invite };
  });
}

async function figures({ now, env }: RequestContext) {
  const [totals, days] = await Promise.all([counters.totals(), countsUntil(now, waitlistDays)]);
  const of = (name: string) => Math.max(0, totals[name] ?? 0);
  const source = waitlistSource(env.WAITLIST_WORD);
  return {
    total: of(waitingAs),
    sources: { [source]: of(waitingFrom(source)), other: of(waitingFrom('')) },
    days: days.map(({ date, counts }) => ({ date, joined: counts[joinedAs] ?? 0 })),
  };
}

/** The one who is named wholly, without a search. */
async function named(text: string): Promise<Waiting | undefined> {
  const address = normalizeEmail(text);
  return address.ok ? waitlist.find(address.email) : undefined;
}

/** Newest first; whoever is named wholly is all that is found. */
export async function listWaiting(
  { limit, cursor, q = '' }: WaitingQuery,
  context: RequestContext,
) {
  const text = q.trim().toLowerCase();
  const isFirst = cursor === undefined;
  const one = isFirst ? await named(text) : undefined;
  const [{ people: found, next }, all] = await Promise.all([
    one ? { people: [one], next: undefined } : waitlist.page(limit, { text, cursor }),
    isFirst ? figures(context) : undefined,
  ]);
  return {
    items: await itemsOf(found, context),
    nextCursor: next ?? null,
    ...(all && { figures: all }),
  };
}
