/** What administrators may do, for each setting; the reason names the one that says no. */
import { expect, test } from '@jest/globals';
import { permissionsOf } from '#shared/domain/permissions.ts';

const may = (ADMIN_DELETES: boolean, ALLOW_PRELAUNCH_PURGE: boolean) =>
  permissionsOf({ ADMIN_DELETES, ALLOW_PRELAUNCH_PURGE });

test('with both settings on, everything may be done, and there is no reason to give', () => {
  expect(may(true, true)).toEqual({ canDelete: true, canPurge: true, reason: '' });
});

test('without purges only the purge is off, and the reason says which setting', () => {
  const { reason, ...rest } = may(true, false);

  expect(rest).toEqual({ canDelete: true, canPurge: false });
  expect(reason).toMatch(/^ALLOW_PRELAUNCH_PURGE is off/);
  expect(reason).not.toMatch('ADMIN_DELETES');
});

test.each([true, false])('without deletes nothing may be done, purges allowed: %s', (purges) => {
  const { reason, ...rest } = may(false, purges);

  expect(rest).toEqual({ canDelete: false, canPurge: false });
  expect(reason).toMatch(/^ADMIN_DELETES is off/);
  expect(reason.includes('ALLOW_PRELAUNCH_PURGE')).toBe(!purges);
});
