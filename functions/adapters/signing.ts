/** Signs and checks reply addresses and links: HMAC-SHA256 with the secret of the environment. */
import { createHmac } from 'node:crypto';
import { env } from '#functions/env.ts';
import type { Sign } from '#shared/domain/signature.ts';

const signWith =
  (secret: string): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest();

/** Signs with the current secret. */
export const sign: Sign = (text) => signWith(env().TOKEN_SECRET)(text);

/**
 * A hash of an address, a phone or an id that outlives an erasure. It is keyed, so that nobody can
 * match it by trying addresses.
 */
export const objectionHash = (text: string, chars: number): string =>
  Buffer.from(signWith(env().OBJECTION_KEY)(text)).toString('base64url').slice(0, chars);

/** The current secret and the one before it: a letter may be answered weeks after a rotation. */
export const knownSigns = (): readonly Sign[] =>
  [env().TOKEN_SECRET, env().TOKEN_SECRET_PREVIOUS].filter((secret) => secret !== '').map(signWith);
