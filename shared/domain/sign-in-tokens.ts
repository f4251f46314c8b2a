/** What a browser proves at the sign-in: that the form is its own, that it has been in before. */
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
export function sealForm(browser: string, endsAt: Date, chance: Uint8Array, sign: Sign): string {
  const bytes = new Uint8Array(endBytes + chanceBytes);
  new DataView(bytes.buffer).setUint32(0, Math.floor(endsAt.getTime() / 1000));
  bytes.set(chance.subarray(0, chanceBytes), endBytes);
  return sealToken(formOf(browser), { kind, bytes }, sign);
}

/** `late`: it was given to this browser, too long ago. `strange`: to another, or by nobody. */
export function checkForm(
  token: string,
  browser: string,
  now: Date,
  signs: readonly Sign[],
): 'good' | 'late' | 'strange' {
  const content = openToken(formOf(browser), token, endBytes + chanceBytes, signs);
  if (!content) return 'strange';
  const { buffer, byteOffset } = Uint8Array.from(content.bytes);
  const endsAtMs = new DataView(buffer, byteOffset).getUint32(0) * 1000;
  return now.getTime() < endsAtMs ? 'good' : 'late';
}

/** For a browser from which the right password for this address has come. */
export const sealDevice = (email: string, chance: Uint8Array, sign: Sign): string =>
  sealToken(deviceOf(email), { kind, bytes: chance.subarray(0, deviceBytes) }, sign);

export const isDeviceOf = (token: string, email: string, signs: readonly Sign[]): boolean =>
  openToken(deviceOf(email), token, deviceBytes, signs) !== undefined;
