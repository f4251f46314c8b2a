/**
 * Signs an administrator in: by a password, and by a code for who has a second factor. Wrong
 * passwords and codes are counted per viewer address and per account, whether or not it exists; at
 * the limit, nothing is checked until the quarter of an hour is over. A browser that signed in
 * before is counted separately, so that strangers can't lock an administrator out of it.
 */
import { randomBytes } from 'node:crypto';
import { table } from '#functions/adapters/dynamodb.ts';
import { signForSession } from '#functions/adapters/session-signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { adminsIn, type StoredAdmin } from '#functions/store/admins.ts';
import { audit } from '#functions/store/audit.ts';
import { type Limit, limits } from '#functions/store/limits.ts';
import { sessions } from '#functions/store/sessions.ts';
import { browserWords } from '#shared/domain/browser-words.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import {
  emailMaxOctets,
  secondStepMaxMs,
  wrongCodesPerDay,
  wrongPerAccount,
  wrongPerDevice,
  wrongPerViewer,
} from '#shared/domain/limits.ts';
import {
  chanceBytes,
  deviceBytes,
  isDeviceOf,
  isSecondOf,
  sealDevice,
  sealSecond,
} from '#shared/domain/sign-in-tokens.ts';
import { isPassword } from './password.ts';
import { isAppCode, useCode } from './second-factor.ts';

/** What a browser brings along. */
interface From {
  /** Its cookies: the name in its form, its session, and the proof of an earlier one. */
  readonly form: string;
  readonly session: string | undefined;
  readonly device: string | undefined;
  readonly userAgent: string | undefined;
}

export interface Attempt extends From {
  /** As it was typed. */
  readonly email: string;
  readonly password: string;
}

export interface SecondAttempt extends From {
  /** The proof that the password has come. */
  readonly second: string | undefined;
  readonly code: string;
}

type Reason =
  | 'wrong'
  | 'too-many'
  | 'late'
  | 'wrong-code'
  | 'wrong-recovery-code'
  | 'too-many-codes';

export type SignedIn =
  | { readonly kind: 'in'; readonly session: string; readonly device: string }
  /** The password is right, and a code is owed. */
  | { readonly kind: 'half'; readonly second: string }
  | { readonly kind: Reason };

/** An invalid address is counted and looked up, too, cut to what a key can hold. */
function addressOf(typed: string): string {
  const read = normalizeEmail(typed);
  if (read.ok) return read.email;
  return typed.slice(0, emailMaxOctets).toWellFormed().trim().toLowerCase();
}

/** The browser's proof of an earlier sign-in with this address, if it is one. */
const knownDevice = ({ device }: From, email: string): string | undefined =>
  device !== undefined && isDeviceOf(device, email, [signForSession]) ? device : undefined;

function limitsFor(email: string, device: string | undefined, viewer: string): readonly Limit[] {
  return device === undefined
    ? [
        { what: 'sign-in-viewer', who: viewer, most: wrongPerViewer, window: 'quarter' },
        { what: 'sign-in-account', who: email, most: wrongPerAccount, window: 'quarter' },
      ]
    : [{ what: 'sign-in-device', who: device, most: wrongPerDevice, window: 'quarter' }];
}

/** Logs that a sign-in was refused and why, but not for whom or whether the account exists. */
function refused(because: Reason, { log }: RequestContext): SignedIn {
  log.warn('sign-in refused', { because });
  return { kind: because };
}

async function begin(
  admin: StoredAdmin,
  { session, userAgent }: From,
  { now, log }: RequestContext,
): Promise<SignedIn> {
  // Ends the browser's earlier session, which somebody else may have planted.
  if (session !== undefined) await sessions.end(session);
  const begun = await sessions.begin(admin, browserWords(userAgent), now);
  log.info('signed in', { adminId: admin.id });
  const device = sealDevice(admin.email, randomBytes(deviceBytes), signForSession);
  return { kind: 'in', session: begun, device };
}

export async function signIn(attempt: Attempt, context: RequestContext): Promise<SignedIn> {
  const { now, env, viewer } = context;
  const email = addressOf(attempt.email);
  const counted = limitsFor(email, knownDevice(attempt, email), viewer);

  // Counted before the password is checked, so that parallel guesses all count.
  if (await limits.take(counted, now)) return refused('too-many', context);
  const admin = await adminsIn(table, env.TABLE_NAME).find(email);
  const isRight = await isPassword(attempt.password, admin?.password);
  if (!admin || !isRight) return refused('wrong', context);

  await limits.giveBack(counted, now);
  if (!admin.factor) return begin(admin, attempt, context);
  const endsAt = new Date(now.getTime() + secondStepMaxMs);
  const token = sealSecond(
    stepOf(admin, attempt),
    endsAt,
    randomBytes(chanceBytes),
    signForSession,
  );
  return { kind: 'half', second: `${admin.id}.${token}` };
}

const stepOf = ({ id, passwordId }: StoredAdmin, { form }: From) => ({
  adminId: id,
  passwordId,
  browser: form,
});

/** The administrator whose password has come from this browser, a short while ago. */
async function halfIn(attempt: SecondAttempt, { env, now }: RequestContext) {
  const [, adminId, token] = /^([0-9a-f-]{36})\.([a-z2-7]{56})$/.exec(attempt.second ?? '') ?? [];
  if (adminId === undefined || token === undefined) return undefined;
  const admin = await adminsIn(table, env.TABLE_NAME).byId(adminId);
  return admin && isSecondOf(token, stepOf(admin, attempt), now, [signForSession])
    ? admin
    : undefined;
}

/** Guesses at six digits are fewer in a day; a recovery code can't be guessed, and opens then. */
const codesOf = (who: string): Limit => ({
  what: 'sign-in-code',
  who,
  most: wrongCodesPerDay,
  window: 'day',
});

/** The step after a right password. */
export async function giveCode(attempt: SecondAttempt, context: RequestContext): Promise<SignedIn> {
  const { now, env, viewer } = context;
  const admin = await halfIn(attempt, context);
  if (!admin?.factor) return refused('late', context);
  const device = knownDevice(attempt, admin.email);
  const isApps = isAppCode(attempt.code);
  const counted = [
    ...limitsFor(admin.email, device, viewer),
    ...(isApps ? [codesOf(device ?? admin.email)] : []),
  ];

  const full = await limits.take(counted, now);
  if (full) return refused(full.window === 'day' ? 'too-many-codes' : 'too-many', context);
  const wrong = isApps ? 'wrong-code' : 'wrong-recovery-code';
  const next = useCode(admin, admin.factor, attempt.code, now);
  if (!next) return refused(wrong, context);
  if (!isApps) await audit.note({ what: 'sign in with a recovery code' }, { ...context, admin });
  // Of two that bring the same code at once, one is too late.
  if (!(await adminsIn(table, env.TABLE_NAME).setFactor(admin, next)))
    return refused(wrong, context);
  await limits.giveBack(counted, now);
  return begin(admin, attempt, context);
}
