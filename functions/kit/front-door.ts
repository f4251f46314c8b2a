/** Whether a request came through CloudFront, which alone knows the secret that it adds. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { frontDoor } from '#shared/contract/front-door.ts';
import type { Env } from '../env.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Of one length whatever is claimed, so that they can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The gateway has an address of its own, which anybody may ask: only behind the front door are the
 * viewer's address and its limits what they say. Two secrets hold while one is being replaced.
 */
export function isThroughTheDoor(
  headers: Headers,
  env: Pick<Env, 'ORIGIN_SECRET' | 'ORIGIN_SECRET_PREVIOUS'>,
): boolean {
  const claimed = digest(headers[frontDoor.secret] ?? '');
  return [env.ORIGIN_SECRET, env.ORIGIN_SECRET_PREVIOUS].some(
    (secret) => secret !== '' && timingSafeEqual(claimed, digest(secret)),
  );
}
