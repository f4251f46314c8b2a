/** Signs what an administrator's browser holds for us: forms, devices, cursors. */
import { secret } from '#functions/env.ts';
import type { Sign } from '#shared/domain/signature.ts';
import { signWith } from './hmac.ts';

/** A rotation ends a form that stands open and a list's cursor; both are made anew by a reload. */
export const signForSession: Sign = (text) => signWith(secret('SESSION_SECRET'))(text);
