/** Signs and checks reply addresses and links: HMAC-SHA256 with the secret of the environment. */
import { createHmac } from 'node:crypto';
import { env } from '#functions/env.ts';
import type { Sign } from '#shared/domain/signature.ts';

const signWith =
  (secret: string): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest();

/** Signs with today's secret. */
export const sign: Sign = (text) => signWith(env().TOKEN_SECRET)(text);

/** What keys a hash of an address or phone that is kept after all else is erased. */
export const objectionSign: Sign = (text) => signWith(env().OBJECTION_KEY)(text);

/** Today's secret and the one before the last rotation: letters are answered weeks later. */
export const knownSigns = (): readonly Sign[] =>
  [env().TOKEN_SECRET, env().TOKEN_SECRET_PREVIOUS].filter((secret) => secret !== '').map(signWith);
