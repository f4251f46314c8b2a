/** Codes of authenticator apps: TOTP (RFC 6238) as every app has it, six digits each half minute. */
import { generateSecret, generateURI, verifySync } from 'otplib';

/** A code is also good one step before and after its own: clocks differ, and people type slowly. */
const stepSeconds = 30;

/** 160 random bits, in base32. */
export const newKey = (): string => generateSecret();

/** What an app reads from a QR code. */
export const keyUri = (key: string, whose: { readonly issuer: string; readonly label: string }) =>
  generateURI({ ...whose, secret: key });

/** The step of time whose code these six digits are; undefined for others. */
export function stepOf(key: string, digits: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const asked = { secret: key, token: digits, epoch, epochTolerance: stepSeconds };
  const outcome = verifySync(asked);
  return outcome.valid && 'timeStep' in outcome ? outcome.timeStep : undefined;
}
