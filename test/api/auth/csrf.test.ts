/** The sign-in form's token is good in the browser that it was given to, and for an hour. */
import { expect, test } from '@jest/globals';
import { newAccount } from '#test/kit/admin.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { type Visitor, visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();
const account = newAccount.bind(undefined, world);

/** Posts the form with the right password, and with this token. */
async function send(visitor: Visitor, csrfToken: string | undefined) {
  const { email, password } = await account();
  const token = csrfToken === undefined ? {} : { csrfToken };
  return visitor.post('/auth/login', { ...token, email, password });
}

test('a browser gets a name for its forms, and a token that belongs to it', async () => {
  const { headers, json } = await world.http('/auth/csrf');

  expect(json()).toEqual({ csrfToken: expect.stringMatching(/^[a-z2-7]{56}$/) });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^anchor_form=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

test('forms in two tabs are both good', async () => {
  const visitor = visitorOf(world);
  const first = await visitor.csrfToken();
  const second = await visitor.csrfToken();

  expect(first).not.toBe(second);
  expect((await send(visitor, first)).headers.location).toBe('/admin');
});

const strange: readonly [string, (visitor: Visitor) => Promise<string | undefined>][] = [
  ['no token', async () => undefined],
  ['an empty one', async () => ''],
  ['one that was made up', async () => 'a'.repeat(56)],
  ['one of another browser', () => visitorOf(world).csrfToken()],
  ['one with a letter changed', async (visitor) => changed(await visitor.csrfToken())],
  [
    'one whose browser has lost its name',
    async (visitor) => {
      const token = await visitor.csrfToken();
      visitor.cookies.delete('anchor_form');
      return token;
    },
  ],
  [
    'one whose browser has been given another name',
    async (visitor) => {
      const token = await visitor.csrfToken();
      visitor.cookies.set('anchor_form', 'A'.repeat(22));
      return token;
    },
  ],
];

const changed = (token: string): string => token.replace(/^./, token.startsWith('b') ? 'c' : 'b');

test.each(strange)('%s is refused before a password is looked at', async (_, tokenFor) => {
  const visitor = visitorOf(world);
  const token = await tokenFor(visitor);
  world.endpoint.calls.reset();

  const { status, headers, json } = await send(visitor, token);

  expect(status).toBe(403);
  expect(json()).toMatchObject({ ok: false, code: 'BAD_CSRF' });
  expect(headers['set-cookie']).toBeUndefined();
  expect(world.endpoint.calls.seen().filter(({ caller }) => caller)).toEqual([]);
});

test('a form that was open for an hour leads back to the page, which says so', async () => {
  const visitor = visitorOf(world);
  const token = await visitor.csrfToken();
  const late = await visitor.csrfToken();

  await world.advance(59 * 60_000);
  expect((await send(visitor, token)).headers.location).toBe('/admin');
  visitor.cookies.delete('anchor_session');
  const other = visitorOf(world);
  const old = await other.csrfToken();
  await world.advance(61 * 60_000);

  const { status, headers } = await send(other, old);
  expect([status, headers.location]).toEqual([303, '/login?error=2']);
  expect(headers['set-cookie']).toBeUndefined();
  expect(late).not.toBe(token);
});

test('a form that let somebody in is not good a second time', async () => {
  const visitor = visitorOf(world);
  const token = await visitor.csrfToken();
  await send(visitor, token);

  expect((await send(visitor, token)).status).toBe(403);
});

test('giving a token asks nothing of the table and keeps nothing', async () => {
  const before = await rowsIn(world);
  world.endpoint.calls.reset();

  await visitorOf(world).csrfToken();

  expect(world.endpoint.calls.seen()).toEqual([]);
  expect(await rowsIn(world)).toEqual(before);
});
