/** What stands behind the hash of the dashboard's address. */
import { expect, test } from '@jest/globals';
import { tabAddressOf } from '#web/main/admin/tab-address.ts';

test.each([
  ['', 'overview', ''],
  ['#', 'overview', ''],
  ['#users', 'users', ''],
  ['#users/9f3c21ab', 'users', '9f3c21ab'],
  ['#users/a/b', 'users', 'a/b'],
  ['#simulation', 'simulation', ''],
  ['#nobody/9f3c21ab', 'overview', ''],
  ['#constructor', 'overview', ''],
  ['#Users', 'overview', ''],
])('%j is the tab %s and beyond it %j', (hash, tab, rest) => {
  expect(tabAddressOf(hash)).toEqual({ tab, rest });
});
