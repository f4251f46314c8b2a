/** A session lets in whoever holds its cookie, for as long as it lasts, and nobody else. */
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hashPassword } from '#functions/flows/admin/password.ts';
import { adminsIn } from '#functions/store/admins.ts';
import { keys } from '#functions/store/keys.ts';
import { newAccount, signedIn } from '#test/kit/admin.ts';
import { removeRow, rowsIn, tableName, tableOf } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();
const minutes = (count: number) => count * 60_000;

const statusWith = async (cookie: string): Promise<number> =>
  (await world.http('/auth/whoami', { headers: { cookie } })).status;

const isSession = ({ sk }: Readonly<Record<string, unknown>>) => String(sk).startsWith('SESSION#');
const writes = () =>
  world.endpoint.calls
    .seen()
    .filter(({ caller, writeUnits }) => caller === 'auth.whoami' && writeUnits > 0).length;

test('it ends after half an hour in which nothing is asked', async () => {
  const used = await signedIn(world);
  const left = await signedIn(world);

  await world.advance(minutes(29.5));
  expect(await statusWith(used.cookie)).toBe(200);
  await world.advance(minutes(29.5));

  expect([await statusWith(used.cookie), await statusWith(left.cookie)]).toEqual([200, 401]);
  expect(await statusWith(left.cookie)).toBe(401);
});

test('it ends after eight hours, however busy they were', async () => {
  const { cookie } = await signedIn(world);

  for (let at = 0; at < 19; at++) {
    await world.advance(minutes(25));
    expect({ at, status: await statusWith(cookie) }).toEqual({ at, status: 200 });
  }
  await world.advance(minutes(5));

  expect(await statusWith(cookie)).toBe(401);
});

test('its use is written down once in five minutes, not with each request', async () => {
  const { cookie } = await signedIn(world);
  world.endpoint.calls.reset();

  for (let at = 0; at < 5; at++) await statusWith(cookie);
  expect(writes()).toBe(0);
  await world.advance(minutes(5.5));
  for (let at = 0; at < 5; at++) await statusWith(cookie);

  expect(writes()).toBe(1);
});

test('DynamoDB may throw its row away when it is over, and not before', async () => {
  await signedIn(world);
  const kept = async () => (await rowsIn(world)).filter(isSession).length;
  await world.endpoint.expireRows();
  const before = await kept();

  await world.advance(minutes(29));
  await world.endpoint.expireRows();
  expect(await kept()).toBe(before);
  await world.advance(minutes(2));
  await world.endpoint.expireRows();

  expect(await kept()).toBe(0);
});

test('signing in again in the same browser ends the session it had', async () => {
  const { email, password } = await newAccount(world);
  const visitor = visitorOf(world);
  await visitor.signIn(email, password);
  const first = `anchor_session=${visitor.cookies.get('anchor_session')}`;

  await visitor.signIn(email, password);

  expect(await statusWith(first)).toBe(401);
  expect((await visitor.http('/auth/whoami')).status).toBe(200);
});

test('a session planted in a browser does not become that of who signs in there', async () => {
  const attacker = await signedIn(world);
  const { email, password } = await newAccount(world);
  const victim = visitorOf(world);
  victim.cookies.set('anchor_session', attacker.cookie.slice('anchor_session='.length));

  await victim.signIn(email, password);

  expect(await statusWith(attacker.cookie)).toBe(401);
  expect((await victim.http('/auth/whoami')).json()).toMatchObject({ admin: { email } });
});

test('a new password ends every session at once', async () => {
  const { id, email, cookie } = await signedIn(world);
  const password = await hashPassword('another password for tests');

  const changed = { id, email, password, passwordId: randomUUID() };
  await adminsIn(tableOf(world), tableName).save(changed);

  expect(await statusWith(cookie)).toBe(401);
});

test('so does an administrator who is no more', async () => {
  const { id, cookie } = await signedIn(world);

  await removeRow(world, keys.admin(id));

  expect(await statusWith(cookie)).toBe(401);
});

test('nothing in the table would let its reader in', async () => {
  const { cookie, password } = await signedIn(world);
  const [, token = ''] = cookie.split('.');

  const rows = JSON.stringify(await rowsIn(world));

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(password);
  expect(rows).toContain('$scrypt$ln=15,r=8,p=3$');
});

test('a cookie changed in any place lets nobody in, and nothing is written', async () => {
  const { id, cookie } = await signedIn(world);
  const another = await signedIn(world);
  const name = 'anchor_session=';
  const value = cookie.slice(name.length);
  const forged = `${id}.${randomBytes(32).toString('base64url')}`;
  const borrowed = `${another.id}.${value.split('.')[1]}`;
  world.endpoint.calls.reset();

  const odd = ['', '.', id, `${id}.`, `${value}x`, value.toUpperCase(), `${value} `, '%00', '🙂'];
  for (const one of [forged, borrowed, ...odd]) {
    // A header is sent as bytes: what is no Latin letter would not leave Node.
    expect([one, await statusWith(name + encodeURI(one))]).toEqual([one, 401]);
  }
  await fc.assert(
    fc.asyncProperty(
      fc.nat(value.length - 1),
      fc.constantFrom('A', 'b', '0', '-'),
      async (at, sign) => {
        const changed = value.slice(0, at) + sign + value.slice(at + 1);
        expect(await statusWith(name + changed)).toBe(changed === value ? 200 : 401);
      },
    ),
    { numRuns: 60 },
  );
  expect(writes()).toBe(0);
});

test('of two session cookies one was planted: neither lets in', async () => {
  const { cookie } = await signedIn(world);
  const attacker = await signedIn(world);

  expect(await statusWith(`${cookie}; ${attacker.cookie}`)).toBe(401);
  expect(await statusWith(`${attacker.cookie}; ${cookie}`)).toBe(401);
  expect(await statusWith(`anchor_form=x; ${cookie}; other=1`)).toBe(200);
});

test('the name that a cookie has over https is none over http', async () => {
  const { cookie } = await signedIn(world);

  expect(await statusWith(`__Host-${cookie}`)).toBe(401);
});
