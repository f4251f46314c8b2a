/**
 * What a page of ours may do: nothing from elsewhere, and inside it only what we built. A page of
 * the administrator fetches large files from `filesOrigin`, too.
 */
import type { InlineHashes } from './inline-hashes.ts';

export const contentSecurityPolicy = (
  { scripts, styles }: InlineHashes,
  filesOrigin?: string,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(filesOrigin === undefined ? [] : [filesOrigin])].join(' '),
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
