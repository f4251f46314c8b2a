/** Hashes of people's addresses, phones and ids that may stay where nothing else may. */
import { secret } from '#functions/env.ts';
import { signWith } from './hmac.ts';

/** Outlives an erasure. It is keyed, so that nobody can match it by trying addresses. */
export const objectionHash = (text: string, chars: number): string =>
  Buffer.from(signWith(secret('OBJECTION_KEY'))(text))
    .toString('base64url')
    .slice(0, chars);
