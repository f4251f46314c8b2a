/** An administrator changes how they sign in, with the password, and every change is noted. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { secondStepMaxMs, wrongPerDevice } from '#shared/domain/limits.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { rowAt, rowsIn } from '#test/kit/kept.ts';
import { appOf, changeOwn, enrol, ownPath, wrongCode } from '#test/kit/second-factor.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();

const next = 'violet kettle orbit tandem';

const factorOf = async (admin: Pick<SignedIn, 'get'>) => (await admin.get(ownPath)).body['factor'];

const auditOf = async ({ id }: SignedIn) =>
  (await rowsIn(world))
    .filter(({ pk, admin }) => String(pk).startsWith('AUDIT#') && admin === id)
    .toSorted((one, other) => String(one['sk']).localeCompare(String(other['sk'])))
    .map(({ what }) => what);

const setUp = async (admin: SignedIn) => {
  const { password } = admin;
  const { body } = await changeOwn(admin, { do: 'set-up-factor', password });
  return body['setup'] as { key: string; uri: string; sealed: string };
};

const statusWith = async (cookie: string): Promise<number> =>
  (await world.http('/auth/whoami', { headers: { cookie } })).status;

const landsAt = async (email: string, password: string) =>
  (await visitorOf(world).signIn(email, password)).headers.location;

/** Signs the same administrator in at another browser. */
async function elsewhere({ email, password }: SignedIn): Promise<string> {
  const visitor = visitorOf(world);
  await visitor.signIn(email, password);
  return `anchor_session=${visitor.cookies.get('anchor_session')}`;
}

test('a factor is on once a code has come back, and not before', async () => {
  const admin = await signedIn(world);
  const { key, uri, sealed } = await setUp(admin);

  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const asked = new URL(uri);
  expect(asked.protocol).toBe('otpauth:');
  expect(decodeURIComponent(asked.pathname)).toContain(`Anchor:${admin.email}`);
  expect(asked.searchParams.get('secret')).toBe(key);
  expect(asked.searchParams.get('issuer')).toBe('Anchor');
  expect(await factorOf(admin)).toBeNull();
  expect(await landsAt(admin.email, admin.password)).toBe('/admin');

  const app = appOf(key, world);
  for (const code of [wrongCode(app), '', 'abcdef', app.code(-3)]) {
    const { status, body } = await changeOwn(admin, { do: 'turn-on-factor', sealed, code });
    expect([status, body['code']]).toEqual([403, 'WRONG_CODE']);
  }
  expect(await factorOf(admin)).toBeNull();

  const { body } = await changeOwn(admin, { do: 'turn-on-factor', sealed, code: app.code() });
  expect(body).toEqual({ ok: true, codes: expect.any(Array) });
  expect(await factorOf(admin)).toEqual({ codes_left: 10 });
  expect(await landsAt(admin.email, admin.password)).toBe('/login?step=code');
  // The session that did it goes on.
  expect(await statusWith(admin.cookie)).toBe(200);
});

test('a setup is for who began it, for ten minutes, and not one of a stranger’s making', async () => {
  const [admin, another] = [await signedIn(world), await signedIn(world)];
  const { key, sealed } = await setUp(admin);
  const app = appOf(key, world);
  const on = (who: SignedIn, given: string) =>
    changeOwn(who, { do: 'turn-on-factor', sealed: given, code: app.code() });
  const over = { status: 410, body: expect.objectContaining({ code: 'SETUP_OVER' }) };

  expect(await on(another, sealed)).toEqual(over);
  const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
  for (const made of ['', 'A', 'A'.repeat(100), changed, `${world.clock.now() + 1e6}.${key}`]) {
    expect(await on(admin, made)).toEqual(over);
  }
  await world.advance(secondStepMaxMs);
  expect(await on(admin, sealed)).toEqual(over);
  expect([await factorOf(admin), await factorOf(another)]).toEqual([null, null]);
});

test('every change but signing out asks for the password, ten times in a quarter', async () => {
  const admin = await signedIn(world);
  await enrol(world, admin);
  const before = await rowAt(world, keys.admin(admin.id));
  const wrong = { password: `${admin.password}.` };
  const changes = [
    { do: 'change-password', ...wrong, next },
    { do: 'turn-off-factor', ...wrong },
    { do: 'new-codes', ...wrong },
  ];
  for (let one = 0; one < wrongPerDevice; one++) {
    const { status, body } = await changeOwn(admin, changes[one % changes.length] ?? {});
    expect([status, body['code']]).toEqual([403, 'WRONG_PASSWORD']);
  }
  for (const change of changes) {
    const { status, body } = await changeOwn(admin, { ...change, password: admin.password });
    expect([status, body['code']]).toEqual([429, 'TOO_MANY']);
  }
  expect(await rowAt(world, keys.admin(admin.id))).toEqual(before);
  expect(await auditOf(admin)).toEqual(['turn on the second factor']);

  const another = await signedIn(world);
  const { body } = await changeOwn(another, { do: 'set-up-factor', ...wrong });
  expect(body['code']).toBe('WRONG_PASSWORD');
  expect(body).not.toHaveProperty('setup');
});

test('what is not there can’t be turned off, and what is there can’t be turned on over it', async () => {
  const admin = await signedIn(world);
  const { password } = admin;
  const { key, sealed } = await setUp(admin);
  const changed = { status: 409, body: expect.objectContaining({ code: 'SIGN_IN_CHANGED' }) };

  expect(await changeOwn(admin, { do: 'turn-off-factor', password })).toEqual(changed);
  expect(await changeOwn(admin, { do: 'new-codes', password })).toEqual(changed);
  await enrol(world, admin);
  const code = appOf(key, world).code();
  expect(await changeOwn(admin, { do: 'turn-on-factor', sealed, code })).toEqual(changed);
  expect(await changeOwn(admin, { do: 'set-up-factor', password })).toEqual(changed);
  expect(await changeOwn(admin, { do: 'turn-off-factor', password })).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  expect(await landsAt(admin.email, password)).toBe('/admin');
});

test('of two setups that are turned on at once one is', async () => {
  const admin = await signedIn(world);
  const setups = [await setUp(admin), await setUp(admin)];

  const outcomes = await Promise.all(
    setups.map(({ key, sealed }) =>
      changeOwn(admin, { do: 'turn-on-factor', sealed, code: appOf(key, world).code() }),
    ),
  );

  expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});

test('a new password ends every session but this one, which goes on by a new cookie', async () => {
  const admin = await signedIn(world);
  const other = await elsewhere(admin);

  const { status, headers } = await admin.http(ownPath, {
    method: 'POST',
    body: JSON.stringify({ do: 'change-password', password: admin.password, next }),
  });

  expect(status).toBe(200);
  const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^anchor_session=[\w.-]{80}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  expect(await statusWith(cookie)).toBe(200);
  expect([await statusWith(other), await statusWith(admin.cookie)]).toEqual([401, 401]);
  expect(await landsAt(admin.email, admin.password)).toBe('/login?error=1');
  expect(await landsAt(admin.email, next)).toBe('/admin');
});

test('a weak password is refused with what to change, and changes nothing', async () => {
  const admin = await signedIn(world);
  const { password } = admin;

  const { status, body } = await changeOwn(admin, {
    do: 'change-password',
    password,
    next: 'too short',
  });

  expect([status, body['code']]).toEqual([400, 'WEAK_PASSWORD']);
  expect(body['detail']).toContain('at least 15 characters');
  expect(await statusWith(admin.cookie)).toBe(200);
  expect(await landsAt(admin.email, password)).toBe('/admin');
});

test('signing out everywhere else needs no password, and leaves the password and the factor', async () => {
  const admin = await signedIn(world);
  const other = await elsewhere(admin);
  const visitor = visitorOf(world);
  visitor.cookies.set('anchor_session', admin.cookie.split('=')[1] ?? '');

  const { status } = await visitor.http(ownPath, { method: 'POST', body: '{"do":"end-others"}' });

  expect(status).toBe(200);
  expect([await statusWith(other), await statusWith(admin.cookie)]).toEqual([401, 401]);
  const { sessions } = (await visitor.http(ownPath)).json<{ sessions: { is_this: boolean }[] }>();
  expect(sessions.map(({ is_this }) => is_this)).toEqual([true]);
  expect(await landsAt(admin.email, admin.password)).toBe('/admin');
});

test('each change is noted, with who made it and no secret', async () => {
  const admin = await signedIn(world);
  const { password } = admin;
  const { app, codes } = await enrol(world, admin);
  await changeOwn(admin, { do: 'new-codes', password });
  await changeOwn(admin, { do: 'turn-off-factor', password });
  await changeOwn(admin, { do: 'change-password', password, next });

  expect(await auditOf(admin)).toEqual([
    'turn on the second factor',
    'make recovery codes',
    'turn off the second factor',
    'change the password',
  ]);
  const text = JSON.stringify(await rowsIn(world));
  for (const secret of [password, next, app.key, ...codes]) expect(text).not.toContain(secret);
});

test.each([
  ['nothing', {}],
  ['a change that there isn’t', { do: 'become-root' }],
  ['no password', { do: 'turn-off-factor' }],
  ['a password that is none', { do: 'new-codes', password: 5 }],
  ['a long one', { do: 'new-codes', password: 'x'.repeat(401) }],
])('%s is refused', async (_, change) => {
  const admin = await signedIn(world);

  expect((await changeOwn(admin, change)).status).toBe(400);
});
