/**
 * Signed tokens of 56 characters: a version and a kind, what they say, and a signature over both.
 */
import { fromBase32, toBase32 } from './base32.ts';

/** HMAC-SHA256 of a text with a secret; the secret stays with whoever made the function. */
export type Sign = (text: string) => Uint8Array;

/** 35 bytes are exactly 56 letters: no bit is left over that could be changed unseen. */
const tokenBytes = 35;
const version = 1;

export interface Content {
  /** 0 to 15, what the token is. */
  readonly kind: number;
  /** 16 to 22 bytes; the rest of the token, 12 to 18 bytes, is the signature. */
  readonly bytes: Uint8Array;
}

/** In a time that does not tell how many bytes were right. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [at, byte] of a.entries()) difference |= byte ^ (b[at] ?? 0);
  return difference === 0;
}

/** The purpose is signed along, so that a token for one thing is none for another. */
const signatureOf = (purpose: string, content: Uint8Array, sign: Sign): Uint8Array =>
  sign(`${purpose}:${toBase32(content)}`).slice(0, tokenBytes - content.length);

export function sealToken(purpose: string, { kind, bytes }: Content, sign: Sign): string {
  const content = Uint8Array.of((version << 4) | kind, ...bytes);
  return toBase32(Uint8Array.of(...content, ...signatureOf(purpose, content, sign)));
}

/** What a token says when one of the secrets signed it (the newest first, older ones after it). */
export function openToken(
  purpose: string,
  token: string,
  contentBytes: number,
  signs: readonly Sign[],
): Content | undefined {
  const all = fromBase32(token);
  if (all?.length !== tokenBytes) return undefined;
  const content = all.subarray(0, contentBytes + 1);
  const signature = all.subarray(contentBytes + 1);
  const genuine = signs.some((sign) => sameBytes(signature, signatureOf(purpose, content, sign)));
  const first = content[0] ?? 0;
  if (!genuine || first >> 4 !== version) return undefined;
  return { kind: first & 15, bytes: content.subarray(1) };
}
