/**
 * Signs an administrator in. Wrong passwords are counted per viewer address and per account,
 * whether or not it exists; at the limit, passwords are no longer checked until the quarter of an
 * hour is over. A browser that signed in before is counted separately, so that strangers can't lock
 * an administrator out of it.
 */
import { randomBytes } from 'node:crypto';
import { table } from '#functions/adapters/dynamodb.ts';
import { signForSession } from '#functions/adapters/session-signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { adminsIn } from '#functions/store/admins.ts';
import { type Limit, limits } from '#functions/store/limits.ts';
import { sessions } from '#functions/store/sessions.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import {
  emailMaxOctets,
  wrongPerAccount,
  wrongPerDevice,
  wrongPerViewer,
} from '#shared/domain/limits.ts';
import { deviceBytes, isDeviceOf, sealDevice } from '#shared/domain/sign-in-tokens.ts';
import { isPassword } from './password.ts';

export interface Attempt {
  /** As it was typed. */
  readonly email: string;
  readonly password: string;
  /** This browser's cookies: its session, and the proof of an earlier one. */
  readonly session: string | undefined;
  readonly device: string | undefined;
}

export type SignedIn =
  | { readonly kind: 'in'; readonly session: string; readonly device: string }
  | { readonly kind: 'wrong' | 'too-many' };

/** An invalid address is counted and looked up, too, cut to what a key can hold. */
function addressOf(typed: string): string {
  const read = normalizeEmail(typed);
  if (read.ok) return read.email;
  return typed.slice(0, emailMaxOctets).toWellFormed().trim().toLowerCase();
}

function limitsFor(email: string, device: string | undefined, viewer: string): readonly Limit[] {
  return device === undefined
    ? [
        { what: 'sign-in-viewer', who: viewer, most: wrongPerViewer, window: 'quarter' },
        { what: 'sign-in-account', who: email, most: wrongPerAccount, window: 'quarter' },
      ]
    : [{ what: 'sign-in-device', who: device, most: wrongPerDevice, window: 'quarter' }];
}

/** Logs that a sign-in was refused and why, but not for whom or whether the account exists. */
function refused(because: 'wrong' | 'too-many', { log }: RequestContext): SignedIn {
  log.warn('sign-in refused', { because });
  return { kind: because };
}

export async function signIn(attempt: Attempt, context: RequestContext): Promise<SignedIn> {
  const { now, env, viewer, log } = context;
  const email = addressOf(attempt.email);
  const isKnown =
    attempt.device !== undefined && isDeviceOf(attempt.device, email, [signForSession]);
  const counted = limitsFor(email, isKnown ? attempt.device : undefined, viewer);

  // Counted before the password is checked, so that parallel guesses all count.
  if (await limits.take(counted, now)) return refused('too-many', context);
  const admin = await adminsIn(table, env.TABLE_NAME).find(email);
  const isRight = await isPassword(attempt.password, admin?.password);
  if (!admin || !isRight) return refused('wrong', context);

  await Promise.all([
    limits.giveBack(counted, now),
    // Ends the browser's earlier session, which somebody else may have planted.
    attempt.session === undefined ? undefined : sessions.end(attempt.session),
  ]);
  const session = await sessions.begin(admin, now);
  log.info('signed in', { adminId: admin.id });
  return {
    kind: 'in',
    session,
    device: sealDevice(email, randomBytes(deviceBytes), signForSession),
  };
}
