/**
 * The browser that signs a person up: what it typed is shown again to it alone. Its cookie holds a
 * secret, and the zone that it named last.
 */
import { randomBytes } from 'node:crypto';
import { knownSigns } from '#functions/adapters/signing.ts';
import { isZone } from '#shared/domain/zones.ts';

/** A second Start within this time is a double click or a retry, and gets the same answer. */
export const sameStartMs = 3_600_000;

export interface SignupBrowser {
  readonly secret: string;
  readonly zone: string;
}

/** Who asks about an id: a client without cookies is no browser. */
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

/** The cookie for its answer: the same secret for as long as the browser brings it. */
export const browserCookie = (known: SignupBrowser | undefined, zone: string): string =>
  `${known?.secret ?? randomBytes(secretBytes).toString('base64url')}.${zone}`;

/** Of a secret and a text, by today's key first; none of the three can be found out from it. */
export const startMarks = (secret: string, text: string): readonly string[] =>
  knownSigns().map((sign) =>
    Buffer.from(sign(JSON.stringify(['start', secret, text]))).toString('base64url'),
  );
