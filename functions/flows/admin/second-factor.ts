/**
 * The second factor: six digits of an authenticator app (TOTP, RFC 6238), or a recovery code. Each
 * is good once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from '#functions/adapters/sealing.ts';
import { keyUri, newKey, stepOf } from '#functions/adapters/totp.ts';
import type { Factor, StoredAdmin } from '#functions/store/admins.ts';
import { toBase32 } from '#shared/domain/base32.ts';
import { secondStepMaxMs } from '#shared/domain/limits.ts';
import { sameBytes } from '#shared/domain/signature.ts';

const recoveryCodes = 10;
const recoveryBytes = 10;
const hashChars = 22;

type Whose = Pick<StoredAdmin, 'id' | 'passwordId'>;

/** A kept secret can't be moved to another administrator's row. */
const keptFor = ({ id }: Whose): string => `factor:${id}`;
/** A setup is for who began it, and over with the password that began it. */
const setupFor = ({ id, passwordId }: Whose): string => `factor-setup:${id}:${passwordId}`;

/** Spaces and dashes are for the eye. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Six digits are a code of the app; anything else may be a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(plain(typed));

/** 80 random bits need no slow hash. */
const hashOf = (code: string): string =>
  createHash('sha256').update(`recovery:${code}`).digest('base64url').slice(0, hashChars);

const isSame = (one: string, other: string): boolean =>
  sameBytes(Buffer.from(one), Buffer.from(other));

/** New recovery codes as they are shown, in groups of four, and as they are kept. */
export function newRecoveryCodes() {
  const plainCodes = Array.from({ length: recoveryCodes }, () =>
    toBase32(randomBytes(recoveryBytes)),
  );
  return {
    shown: plainCodes.map((code) => code.match(/.{4}/g)?.join('-') ?? ''),
    kept: plainCodes.map(hashOf),
  };
}

/** The factor after this code was used; undefined for a code that is wrong or was used before. */
export function useCode(
  whose: Whose,
  { secret, usedStep, codes }: Factor,
  typed: string,
  now: Date,
): Omit<Factor, 'version'> | undefined {
  if (!isAppCode(typed)) {
    const hash = hashOf(plain(typed));
    const left = codes.filter((one) => !isSame(one, hash));
    return left.length < codes.length ? { secret, usedStep, codes: left } : undefined;
  }
  const opened = unseal(secret, keptFor(whose));
  if (opened === undefined) throw new Error('A second factor can’t be read.');
  const step = stepOf(opened, plain(typed), now);
  return step !== undefined && step > usedStep ? { secret, usedStep: step, codes } : undefined;
}

/** A new secret, to be put into an app. We keep nothing of it: `sealed` comes back with a code. */
export function setUp(admin: Whose & { readonly email: string }, issuer: string, now: Date) {
  const key = newKey();
  const endsAt = now.getTime() + secondStepMaxMs;
  return {
    key,
    uri: keyUri(key, { issuer, label: admin.email }),
    sealed: seal(`${endsAt}.${key}`, setupFor(admin)),
  };
}

/** The factor that a setup and its first code make; says which of the two is no good. */
export function turnedOn(
  admin: Whose,
  given: { readonly sealed: string; readonly code: string },
  codes: readonly string[],
  now: Date,
): Omit<Factor, 'version'> | 'late' | 'wrong' {
  const [endsAt, key] = unseal(given.sealed, setupFor(admin))?.split('.') ?? [];
  if (!key || now.getTime() >= Number(endsAt)) return 'late';
  const step = isAppCode(given.code) ? stepOf(key, plain(given.code), now) : undefined;
  return step === undefined
    ? 'wrong'
    : { secret: seal(key, keptFor(admin)), usedStep: step, codes };
}
