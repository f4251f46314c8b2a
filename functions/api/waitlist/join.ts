/** One address for the waitlist of the variant site; a program's is thanked, and not kept. */
import { joinWaitlist } from '#functions/flows/signup/join-waitlist.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { waitlist as route } from '#shared/contract/waitlist.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { isZone } from '#shared/domain/zones.ts';

/** People do not see the field, so whatever stands in it was put there by a program. */
const isFilled = (company: unknown): boolean =>
  typeof company === 'string' ? company.trim() !== '' : (company ?? null) !== null;

export const handler = endpoint(route.join).answers(async ({ params, body }, context) => {
  if (params.variant !== context.env.WAITLIST_WORD) throw new Refusal('NOT_FOUND');
  const answer = { ok: true, success: true, message: "You're on the list." } as const;
  if (isFilled(body.company)) return answer;
  const address = normalizeEmail(body.email);
  if (!address.ok) throw new Refusal('INVALID_EMAIL');

  const { contactMethod, timezone, source, preference, ua } = body;
  await joinWaitlist(
    {
      email: address.email,
      contactMethod,
      source,
      // Somebody whose browser names an odd zone may wait all the same.
      ...(isZone(timezone) && { zone: timezone }),
      ...(preference && { preference }),
      ...(ua && { ua }),
    },
    context,
  );
  return answer;
});
