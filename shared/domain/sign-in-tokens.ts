/**
 * What a browser proves at the sign-in: that the form is its own, that the right password has come
 * from it, that it has been in before.
 */
import { openToken, type Sign, sealToken } from './signature.ts';

const kind = 0;
/** A token holds the second at which it ends, and chance. */
const endBytes = 4;
export const chanceBytes = 12;
export const deviceBytes = 16;

/** Signed along with the browser's own random cookie, so that it is good in that browser alone. */
const formOf = (browser: string): string => `sign-in-form:${browser}`;
const deviceOf = (email: string): string => `sign-in-device:${email}`;

/** 56 characters. `chance` is random, so that no two are alike. */
function sealUntil(purpose: string, endsAt: Date, chance: Uint8Array, sign: Sign): string {
  const bytes = new Uint8Array(endBytes + chanceBytes);
  new DataView(bytes.buffer).setUint32(0, Math.floor(endsAt.getTime() / 1000));
  bytes.set(chance.subarray(0, chanceBytes), endBytes);
  return sealToken(purpose, { kind, bytes }, sign);
}

/** `late`: it was given for this purpose, too long ago. `strange`: for another, or by nobody. */
function checkUntil(
  purpose: string,
  token: string,
  now: Date,
  signs: readonly Sign[],
): 'good' | 'late' | 'strange' {
  const content = openToken(purpose, token, endBytes + chanceBytes, signs);
  if (!content) return 'strange';
  const { buffer, byteOffset } = Uint8Array.from(content.bytes);
  const endsAtMs = new DataView(buffer, byteOffset).getUint32(0) * 1000;
  return now.getTime() < endsAtMs ? 'good' : 'late';
}

export const sealForm = (browser: string, endsAt: Date, chance: Uint8Array, sign: Sign): string =>
  sealUntil(formOf(browser), endsAt, chance, sign);

export const checkForm = (token: string, browser: string, now: Date, signs: readonly Sign[]) =>
  checkUntil(formOf(browser), token, now, signs);

/** Whose password has come, and from which browser. */
export interface SecondStep {
  readonly adminId: string;
  /** Changes with the password: a token for an earlier one is for nothing. */
  readonly passwordId: string;
  readonly browser: string;
}

const secondOf = ({ adminId, passwordId, browser }: SecondStep): string =>
  `sign-in-second:${adminId}:${passwordId}:${browser}`;

/** For a browser that still owes the second factor. */
export const sealSecond = (of: SecondStep, endsAt: Date, chance: Uint8Array, sign: Sign): string =>
  sealUntil(secondOf(of), endsAt, chance, sign);

export const isSecondOf = (
  token: string,
  of: SecondStep,
  now: Date,
  signs: readonly Sign[],
): boolean => checkUntil(secondOf(of), token, now, signs) === 'good';

/** For a browser from which somebody has signed in with this address. */
export const sealDevice = (email: string, chance: Uint8Array, sign: Sign): string =>
  sealToken(deviceOf(email), { kind, bytes: chance.subarray(0, deviceBytes) }, sign);

export const isDeviceOf = (token: string, email: string, signs: readonly Sign[]): boolean =>
  openToken(deviceOf(email), token, deviceBytes, signs) !== undefined;
