/** Puts an address on the waitlist, once. A program gets the same answer and nothing is kept. */
import type { RequestContext } from '#functions/context.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { limits, tooMany } from '#functions/store/limits.ts';
import { type Waiting, waitlist } from '#functions/store/waitlist.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { waitlist as route } from '#shared/contract/waitlist.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { waitlistPerAddressAndDay } from '#shared/domain/limits.ts';
import { isZone } from '#shared/domain/zones.ts';

/** People don't see this field, so a program filled it in. */
const isFilled = (company: unknown): boolean =>
  typeof company === 'string' ? company.trim() !== '' : (company ?? null) !== null;

/** Adds an address once. The answer is the same whether or not it was on the list. */
async function join(waiting: Omit<Waiting, 'at'>, context: RequestContext): Promise<void> {
  const { now, env, viewer } = context;
  const ofViewer = env.WAITLIST_PER_VIEWER_AND_HOUR;
  const full = await limits.take(
    [
      { what: 'waitlist', who: waiting.email, most: waitlistPerAddressAndDay, window: 'day' },
      { what: 'waitlist-viewer', who: viewer, most: ofViewer, window: 'hour' },
      { what: 'waitlist-all', who: '', most: env.WAITLIST_PER_DAY, window: 'day' },
    ],
    now,
  );
  if (full) throw tooMany(full);
  const isNew = await waitlist.add({ ...waiting, at: now.toISOString() });
  context.log.info('waitlist', { isNew });
}

export const handler = endpoint(route.join).answers(async ({ params, body }, context) => {
  if (params.variant !== context.env.WAITLIST_WORD) throw new Refusal('NOT_FOUND');
  const answer = { ok: true, success: true, message: "You're on the list." } as const;
  if (isFilled(body.company)) return answer;
  const address = normalizeEmail(body.email);
  if (!address.ok) throw new Refusal('INVALID_EMAIL');

  const { contactMethod, timezone, source, preference, ua } = body;
  await join(
    {
      email: address.email,
      contactMethod,
      source,
      // An unknown zone is left out; the person may still join.
      ...(isZone(timezone) && { zone: timezone }),
      ...(preference && { preference }),
      ...(ua && { ua }),
    },
    context,
  );
  return answer;
});
