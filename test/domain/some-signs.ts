/** Secrets as the product signs with them. */
import { createHmac } from 'node:crypto';
import type { Sign } from '#shared/domain/signature.ts';

export const signWith =
  (secret: string): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest();
