/** Every address and link in a letter; always from the configuration, never from a Host header. */
import { knownSigns, sign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import type { Setting } from '#shared/domain/letters/letter.ts';
import { linkToken, readLinkToken } from '#shared/domain/link-token.ts';
import { unsubscribeAddress } from '#shared/domain/reply-address.ts';

const page = (path: string, token: string) =>
  `${env().PUBLIC_BASE_URL}${path}?token=${encodeURIComponent(token)}`;

export const confirmUrl = (userId: string) =>
  page('/email-confirmation', linkToken('confirm', userId, sign));

export const acceptUrl = (userId: string) =>
  page('/signup-complete', linkToken('accept', userId, sign));

export const settingFor = (userId: string): Setting => ({
  productName: env().PRODUCT_NAME,
  postalAddress: env().POSTAL_ADDRESS,
  helpUrl: `${env().PUBLIC_BASE_URL}/faq`,
  unsubscribeUrl: page('/unsubscribe', linkToken('unsubscribe', userId, sign)),
});

/** The URL for one-click clients, and the address for older ones (RFC 8058, RFC 2369). */
export const listUnsubscribe = (userId: string) => ({
  url: page('/api/unsubscribe', linkToken('unsubscribe', userId, sign)),
  mailto: unsubscribeAddress(userId, env().REPLY_DOMAIN, sign),
});

/** Whether we made this unsubscribe token; says nothing about its user. */
export const canLeaveBy = (token: string): boolean =>
  readLinkToken(token, 'unsubscribe', knownSigns()) !== undefined;
