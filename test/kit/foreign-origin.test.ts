/** What a browser says of the asking page tells our own pages from all others. */
import { expect, test } from '@jest/globals';
import { isForeign } from '#functions/kit/request-origin.ts';

const ours = { PUBLIC_BASE_URL: 'https://anchor.example' };

test.each([
  [{}, false],
  [{ origin: 'https://anchor.example' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'http://anchor.example' }, true],
  [{ origin: 'https://anchor.example:8443' }, true],
  [{ origin: 'https://harbor.anchor.example' }, true],
  [{ origin: 'https://anchor.example.evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ origin: '' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'of tomorrow' }, true],
  // Reached by another name, as a distribution is before it has ours.
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://d111.cloudfront.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://anchor.example' }, true],
])('a request with %j is foreign: %j', (headers, foreign) => {
  expect(isForeign(headers, ours)).toBe(foreign);
});
