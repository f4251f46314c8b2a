/** HMAC-SHA256, with which all that we sign and hash is keyed. */
import { createHmac } from 'node:crypto';
import type { Sign } from '#shared/domain/signature.ts';

export const signWith =
  (secret: string): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest();
