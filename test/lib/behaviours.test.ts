/** Which paths the API gets and which the sites keep, whatever the route table grows to. */
import { expect, test } from '@jest/globals';
import { apiPatterns } from '#lib/behaviours.ts';

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);

const later = [
  '/api/v2/onboarding/create-user',
  '/auth/login',
  '/admin/api/stability',
  '/admin/dry-run',
  '/u/{token}',
];

test('derives the patterns from the routes, the narrowest first', () => {
  expect(apiPatterns(later)).toEqual([
    '/admin/dry-run',
    '/admin/api/*',
    '/auth/*',
    '/api/*',
    '/u/*',
  ]);
});

test.each(['/admin', '/admin/logs', '/admin/testing/dry-run', '/downloads', '/login', '/faq', '/'])(
  'leaves the page %s to the sites',
  (path) => {
    expect(apiPatterns(later).filter((pattern) => matches(pattern, path))).toEqual([]);
  },
);
