/** A password is kept so that nobody can read it, and checking one is always the same work. */
import { createHook } from 'node:async_hooks';
import { expect, test } from '@jest/globals';
import { hashPassword, isPassword } from '#functions/flows/admin/password.ts';

/** How often the work of scrypt was done. */
async function derivations(act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  await act();
  hook.disable();
  return count;
}

test('only the password itself is right, and no two hashes of it are alike', async () => {
  const [hash, another] = [
    await hashPassword('correct horse'),
    await hashPassword('correct horse'),
  ];

  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(hash).not.toBe(another);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct horse', another)).toBe(true);
  expect(await isPassword('correct horsf', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('the same letters from another keyboard are the same password', async () => {
  const hash = await hashPassword('caf\u00e9 \ufb01sh at noon');

  expect(await isPassword('cafe\u0301 fish at noon', hash)).toBe(true);
});

test('one key is worked out for a known administrator, for an unknown one, and right or wrong', async () => {
  const hash = await hashPassword('correct horse');

  expect(await derivations(() => isPassword('correct horse', hash))).toBe(1);
  expect(await derivations(() => isPassword('wrong', hash))).toBe(1);
  expect(await derivations(() => isPassword('correct horse', undefined))).toBe(1);
});

test('where there is nobody no password is right', async () => {
  for (const password of ['', '\u0000', 'nobody']) {
    expect(await isPassword(password, undefined)).toBe(false);
  }
});

test('a hash made with other settings is still checked by its own', async () => {
  // N=1024, r=8, p=16 of RFC 7914, section 12, its first 32 bytes.
  const hash = '$scrypt$ln=10,r=8,p=16$TmFDbA$_bq-HJ00cgB4VucZDQHp_nxq18vII3gw53N2Y0s3MWI';

  expect(await isPassword('password', hash)).toBe(true);
  expect(await isPassword('passwore', hash)).toBe(false);
});

test('a hash that is none of ours fails, and lets nobody in', async () => {
  await expect(isPassword('x', 'plain')).rejects.toThrow('malformed');
});
