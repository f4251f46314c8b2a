/** What a page of ours may do: nothing from elsewhere, and inside it only what we built. */
import type { InlineHashes } from './inline-hashes.ts';

export const contentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
