/** An administrator gets in with the right password, by our own form, and nobody else does. */
import { expect, test } from '@jest/globals';
import { type Account, newAccount } from '#test/kit/admin.ts';
import { askerFrom } from '#test/kit/from-address.ts';
import { logOf, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { visitorOf } from '#test/kit/visitor.ts';
import type { HttpReply } from '#test/kit/world.ts';

const world = suiteWorld();
const newVisitor = () => visitorOf(world);

test('the right password leads to the administrator’s pages, with a session', async () => {
  const { id, email, password } = await newAccount(world);
  const visitor = newVisitor();

  const { status, headers, text } = await visitor.signIn(email, password);

  expect([status, headers.location, text]).toEqual([303, '/admin', '']);
  expect(headers['cache-control']).toBe('no-store');
  expect((await visitor.http('/auth/whoami')).json()).toEqual({ admin: { id, email } });
});

test('over http the cookies are the plain ones, for this host alone, out of reach of scripts', async () => {
  const { email, password } = await newAccount(world);

  const { headers } = await newVisitor().signIn(email, password);

  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^anchor_session=[\w.-]{80}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(
      /^anchor_device=[a-z2-7]{56}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    ),
    'anchor_form=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ]);
});

test('an address is known however it is written, a password only as it is', async () => {
  const { email, password } = await newAccount(world);

  expect((await newVisitor().signIn(` ${email.toUpperCase()} `, password)).headers.location).toBe(
    '/admin',
  );
  for (const other of [password.toUpperCase(), ` ${password}`, '']) {
    const { headers } = await newVisitor().signIn(email, other);
    expect([other, headers.location]).toEqual([other, '/login?error=1']);
  }
});

/** What an observer can tell of an answer: all but its moment and its ids. */
function seen({ status, headers, text }: HttpReply) {
  const { date: _date, 'x-trace-id': _trace, 'apigw-requestid': _request, ...rest } = headers;
  return { status, headers: rest, text };
}

/** Everything that the sign-in asked of the table, in order. */
const asked = () =>
  world.endpoint.calls
    .seen()
    .filter(({ caller }) => caller === 'auth.login')
    .map(({ operation, readUnits }) => [operation, readUnits]);

test('a wrong password and an unknown address are answered alike, after the same work', async () => {
  const { email, password } = await newAccount(world);
  const asker = askerFrom(world, '198.18.0.1');
  const before = (await rowsIn(world)).length;

  world.endpoint.calls.reset();
  const wrong = await visitorOf(asker).signIn(email, `${password}.`);
  const [forWrong, rowsForWrong] = [asked(), (await rowsIn(world)).length - before];
  world.endpoint.calls.reset();
  const unknown = await visitorOf(asker).signIn('nobody@example.com', password);

  expect(seen(unknown)).toEqual(seen(wrong));
  expect(seen(wrong)).toMatchObject({ status: 303, headers: { location: '/login?error=1' } });
  expect(wrong.headers).not.toHaveProperty('set-cookie');
  expect(asked().map(([operation]) => operation)).toEqual(forWrong.map(([operation]) => operation));
  // One count for the address of both, one for each account; no session.
  expect(rowsForWrong).toBe(2);
  expect((await rowsIn(world)).length - before).toBe(3);
});

test.each([
  ['no fields at all', {}],
  ['no password', { email: 'boss@example.com' }],
  ['no address', { password: 'some password or other' }],
  ['what is no address', { email: "' OR 1=1 --", password: 'x' }],
  ['a very long address', { email: `${'a'.repeat(5000)}@example.com`, password: 'x' }],
  ['a long text beyond ASCII', { email: `${'€'.repeat(253)}🙂`.repeat(3), password: 'x' }],
  ['a very long password', { email: 'boss@example.com', password: 'x'.repeat(30_000) }],
] as const)('%s is a wrong password like another', async (_, fields) => {
  const visitor = newVisitor();
  const csrfToken = await visitor.csrfToken();

  const { status, headers } = await visitor.post('/auth/login', { csrfToken, ...fields });

  expect([status, headers.location]).toEqual([303, '/login?error=1']);
  await world.advance(15 * 60_000);
});

test('where it leads is not for the asker to say', async () => {
  const { email, password } = await newAccount(world);
  const visitor = newVisitor();
  const csrfToken = await visitor.csrfToken();
  const fields = {
    csrfToken,
    email,
    password,
    next: '//evil.example',
    redirect: 'https://e.example',
  };

  const { headers } = await visitor.post('/auth/login?next=//evil.example', fields);

  expect(headers.location).toBe('/admin');
});

test.each(['refuse', 'kill'] as const)(
  'a table that fails (%s) at any call signs nobody in by mistake, and the next try is good',
  async (kind) => {
    const account = await newAccount(world);
    const tries = [
      { password: `${account.password}.`, calls: 4 },
      { password: account.password, calls: 7 },
    ];
    for (const { password, calls } of tries) {
      for (let at = 1; at <= calls; at++) {
        let made = 0;
        const hits = ({ caller }: { caller: string | undefined }) =>
          caller === 'auth.login' && ++made === at;
        world.endpoint.calls.fault({ kind, hits });
        const visitor = newVisitor();
        const { status } = await visitor.signIn(account.email, password);
        world.endpoint.calls.fault(undefined);

        expect({ at, status }).toEqual({ at, status: 500 });
        expect(visitor.cookies.has('anchor_session')).toBe(false);
      }
      await world.advance(15 * 60_000);
    }
    expect((await signInAs(account)).headers.location).toBe('/admin');
  },
);

const signInAs = ({ email, password }: Account) => newVisitor().signIn(email, password);

test('the log says that somebody was refused, and not who', async () => {
  const { id, email, password } = await newAccount(world);
  const visitor = newVisitor();
  await visitor.signIn(email, 'a wrong password of theirs');
  await visitor.signIn('a-stranger@example.com', 'a wrong password of theirs');
  await visitor.signIn(email, password);
  await visitor.http('/auth/whoami');
  await visitor.http('/auth/logout', { method: 'POST' });

  const lines = await logOf(world);

  const refused = lines.filter((line) => line.includes('sign-in refused'));
  expect(JSON.parse(refused.at(-1) ?? '{}')).toMatchObject({
    level: 'WARN',
    message: 'sign-in refused',
    because: 'wrong',
    function: expect.stringContaining('auth-login'),
  });
  expect(lines.some((line) => line.includes('signed in') && line.includes(id))).toBe(true);
  const text = lines.join('\n');
  const secrets = [
    email,
    password,
    'a-stranger',
    'a wrong password',
    '127.0.0.1',
    'anchor_session',
  ];
  expect(secrets.filter((one) => text.includes(one))).toEqual([]);
});
