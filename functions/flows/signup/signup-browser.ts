/**
 * The browser of a sign-up: only it sees its own words again. Its cookie holds a secret and the
 * zone that it last named.
 */
import { randomBytes } from 'node:crypto';
import { knownSigns } from '#functions/adapters/signing.ts';
import { isZone } from '#shared/domain/zones.ts';

/** A second Start within this time is a double click or a retry and gets the same answer. */
export const sameStartMs = 3_600_000;

export interface SignupBrowser {
  readonly secret: string;
  readonly zone: string;
}

/** Who asks about an id. Undefined browser: a client without cookies. */
export interface Asker {
  /** A user's own, or a handle. */
  readonly id: string;
  readonly browser: SignupBrowser | undefined;
}

const secretBytes = 16;

export function browserIn(cookie: string | undefined): SignupBrowser | undefined {
  const [, secret, zone = ''] = /^([\w-]{22})\.(.+)$/.exec(cookie ?? '') ?? [];
  return secret !== undefined && isZone(zone) ? { secret, zone } : undefined;
}

/** The cookie to set; keeps the secret that the browser brings. */
export const browserCookie = (known: SignupBrowser | undefined, zone: string): string =>
  `${known?.secret ?? randomBytes(secretBytes).toString('base64url')}.${zone}`;

/** Marks of a secret and a text, by the current key first. Neither can be recovered from a mark. */
export const startMarks = (secret: string, text: string): readonly string[] =>
  knownSigns().map((sign) =>
    Buffer.from(sign(JSON.stringify(['start', secret, text]))).toString('base64url'),
  );
