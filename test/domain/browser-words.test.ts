/** A browser is named by what it says of itself, and by nothing else that it says. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { browserWords } from '#shared/domain/browser-words.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox on Linux', `${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`],
  [
    'Chrome on Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36`,
  ],
  [
    'Edge on Windows',
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
  ],
  [
    'Opera on Mac',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0 Safari/537.36 OPR/124.0`,
  ],
  [
    'Safari on Mac',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox on iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Chrome on Android',
    `${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet on Android',
    `${mozilla} (Linux; Android 15; SM-S936B) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
  ],
  ['Another browser', 'curl/8.11.0'],
  ['Another browser', undefined],
])('%s', (words, userAgent) => {
  expect(browserWords(userAgent)).toBe(words);
});

test('whatever a client says, the words are ours and short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => {
      expect(browserWords(text)).toMatch(/^[A-Za-z ]{4,40}$/);
    }),
  );
});
