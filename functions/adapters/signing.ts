/** Signs and checks reply addresses and links. */
import { secret } from '#functions/env.ts';
import type { Sign } from '#shared/domain/signature.ts';
import { signWith } from './hmac.ts';

/** Signs with the current secret. */
export const sign: Sign = (text) => signWith(secret('TOKEN_SECRET'))(text);

/** The current secret and the one before it: a letter may be answered weeks after a rotation. */
export const knownSigns = (): readonly Sign[] =>
  [secret('TOKEN_SECRET'), secret('TOKEN_SECRET_PREVIOUS')]
    .filter((known) => known !== '')
    .map(signWith);
