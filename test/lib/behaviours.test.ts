/** Which paths the API gets and which the sites keep, whatever the route table grows to. */
import { expect, test } from '@jest/globals';
import { apiPatterns } from '#lib/behaviours.ts';
import { pages } from '#shared/contract/pages.ts';
import { paths } from '#shared/contract/paths.ts';

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

test.each(Object.values(paths))('gives $method $path to the API', ({ path }) => {
  expect(apiPatterns().some((pattern) => matches(pattern, path))).toBe(true);
});

test.each([...pages.main, ...pages.waitlist])('keeps the page $path from the API', ({ path }) => {
  expect(apiPatterns().some((pattern) => matches(pattern, path))).toBe(false);
});
