/** Seals what must be read again and is kept for years. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { lastingSign } from './objection-hash.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const sealingKey = (): Uint8Array => lastingSign('sealing');

/**
 * Encrypts a text that is about this alone. Whoever reads the table, or a copy of it, can't read it;
 * whoever reads a function's environment, too, can.
 */
export function seal(text: string, about: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined for what we did not seal, or not about this. */
export function unseal(sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, sealingKey(), bytes.subarray(0, ivBytes));
  opening.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = opening.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
