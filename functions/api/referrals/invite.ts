/** Invites an address once. The answer tells the inviter nothing about it. */
import { invite } from '#functions/flows/signup/invite.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { referrals as route } from '#shared/contract/referrals.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { isZone, landingZone } from '#shared/domain/zones.ts';

export const handler = endpoint(route.invite).answers(async ({ body }, context) => {
  const { timezone: zone = landingZone, source } = body;
  const address = normalizeEmail(body.email);
  if (!address.ok) throw new Refusal('INVALID_EMAIL');
  if (!isZone(zone)) throw new Refusal('INVALID_TIMEZONE');

  await invite({ email: address.email, zone, source }, context);
  return {
    success: true,
    message: 'Thank you. We ask them once, and write no more unless they answer.',
  };
});
