/**
 * How a letter is shown inside a page: as a page of its own in a frame. A letter brings its own
 * styles, which the page around it may not, and `srcdoc` would be held to that page's policy.
 */
export const letterFrameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // It runs nothing, loads nothing and sends nothing; its links open elsewhere, and the page
  // around it may measure it.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; " +
    "base-uri 'none'; frame-ancestors 'self'; " +
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  'x-frame-options': 'SAMEORIGIN',
} as const;
