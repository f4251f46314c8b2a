/** What stands behind the hash of the dashboard's address. */
import { expect, test } from '@jest/globals';
import { tabAddressOf } from '#web/main/admin/tab-address.ts';

test.each([
  ['', 'overview', '', ''],
  ['#', 'overview', '', ''],
  ['#users', 'users', '', ''],
  ['#users/9f3c21ab', 'users', '9f3c21ab', ''],
  ['#users/a/b', 'users', 'a/b', ''],
  ['#users?q=a%2Fb', 'users', '', 'q=a%2Fb'],
  ['#users/9f3c21ab?q=ada?', 'users', '9f3c21ab', 'q=ada?'],
  ['#simulation', 'simulation', '', ''],
  ['#nobody/9f3c21ab?q=ada', 'overview', '', ''],
  ['#constructor', 'overview', '', ''],
  ['#Users', 'overview', '', ''],
])('%j is the tab %s, beyond it %j, and its query %j', (hash, tab, rest, query) => {
  expect(tabAddressOf(hash)).toEqual({ tab, rest, query });
});
