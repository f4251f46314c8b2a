/** Hashes of people's addresses, phones and ids that may stay where nothing else may. */
import { secret } from '#functions/env.ts';
import type { Sign } from '#shared/domain/signature.ts';
import { signWith } from './hmac.ts';

/** With the key that is never rotated. */
export const lastingSign: Sign = (text) => signWith(secret('OBJECTION_KEY'))(text);

/** Outlives an erasure. It is keyed, so that nobody can match it by trying addresses. */
export const objectionHash = (text: string, chars: number): string =>
  Buffer.from(lastingSign(text)).toString('base64url').slice(0, chars);
