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

/** Keys the hash of an address or phone that outlives an erasure. */
export const objectionSign: Sign = (text) => signWith(env().OBJECTION_KEY)(text);

/** The current secret and the one before it: a letter may be answered weeks after a rotation. */
export const knownSigns = (): readonly Sign[] =>
  [env().TOKEN_SECRET, env().TOKEN_SECRET_PREVIOUS].filter((secret) => secret !== '').map(signWith);
