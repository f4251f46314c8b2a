/**
 * Goal: passwords cannot be tried out, and nobody can keep an administrator out by trying.
 * Method: the rule of flows/sign-in.ts, from addresses and browsers of one's choice.
 */
import { expect, test } from '@jest/globals';
import { wrongPerAccount, wrongPerDevice, wrongPerViewer } from '#shared/domain/limits.ts';
import { type Account, quickAccount } from '#test/kit/admin.ts';
import { askerFrom } from '#test/kit/from-address.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { type Visitor, visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();
const quarterMs = 15 * 60_000;

/** From 198.18.0.0 on, an address for each number. */
const at = (number: number) =>
  visitorOf(askerFrom(world, `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`));

const outcome = async (visitor: Visitor, email: string, password: string) => {
  const { status, headers } = await visitor.signIn(email, password);
  return `${status} ${headers.location}`;
};
const isIn = '303 /admin';
const isWrong = '303 /login?error=1';
const isTooMany = '303 /login?error=3';

const right = (visitor: Visitor, { email, password }: Account) => outcome(visitor, email, password);
const wrong = (visitor: Visitor, { email }: { readonly email: string }) =>
  outcome(visitor, email, 'a guess that is not right');

/** Each suite of attempts begins with a quarter of an hour of its own. */
const newQuarter = async () => {
  const now = world.clock.now();
  await world.advance(quarterMs - (now % quarterMs) + 1000);
};

/** Guesses at one account, each from an address of its own. */
async function besiege(account: { readonly email: string }, from: number): Promise<void> {
  for (let one = 0; one < wrongPerAccount; one++) {
    expect(await wrong(at(from + one), account)).toBe(isWrong);
  }
}

test('from one address ten wrong passwords are looked at in a quarter of an hour', async () => {
  await newQuarter();
  const [account, another] = [await quickAccount(world), await quickAccount(world)];
  for (let one = 0; one < wrongPerViewer; one++) {
    expect(await wrong(at(1), one % 2 ? account : another)).toBe(isWrong);
  }

  expect(await wrong(at(1), account)).toBe(isTooMany);
  expect(await right(at(1), account)).toBe(isTooMany);
  expect(await right(at(1), another)).toBe(isTooMany);
  expect(await right(at(2), account)).toBe(isIn);
  await newQuarter();
  expect(await right(at(1), account)).toBe(isIn);
});

test('a siege from many addresses keeps no browser out that was in before, and others not for good', async () => {
  await newQuarter();
  const [account, another] = [await quickAccount(world), await quickAccount(world)];
  const [own, neighbour, stranger, liar] = [at(500), at(501), at(502), at(503)];
  await right(own, account);
  await right(neighbour, another);
  await besiege(account, 1000);

  expect(await right(own, account)).toBe(isIn);
  // Also elsewhere, and from the very address that is besieging.
  const elsewhere = at(1000);
  elsewhere.cookies.set('anchor_device', own.cookies.get('anchor_device') ?? '');
  expect(await right(elsewhere, account)).toBe(isIn);

  // What proves an earlier sign-in is good for one account, and cannot be made up.
  expect(await right(neighbour, account)).toBe(isTooMany);
  liar.cookies.set('anchor_device', 'b'.repeat(56));
  expect(await right(liar, account)).toBe(isTooMany);

  expect(await right(stranger, account)).toBe(isTooMany);
  expect(await right(stranger, another)).toBe(isIn);
  await newQuarter();
  expect(await right(stranger, account)).toBe(isIn);
});

test('an address that is nobody’s is treated the same at every step', async () => {
  await newQuarter();
  const nobody = { email: 'nobody-at-all@example.com' };
  await besiege(nobody, 3000);

  expect(await wrong(at(3500), nobody)).toBe(isTooMany);
  await newQuarter();
  expect(await wrong(at(3500), nobody)).toBe(isWrong);
});

test('a stolen proof of an earlier sign-in buys ten guesses, and spares the others', async () => {
  await newQuarter();
  const account = await quickAccount(world);
  const own = at(4000);
  await right(own, account);
  for (let one = 0; one < wrongPerDevice; one++) expect(await wrong(own, account)).toBe(isWrong);

  expect(await right(own, account)).toBe(isTooMany);
  expect(await right(at(4001), account)).toBe(isIn);
});

test('forty guesses at the same moment are no more than ten', async () => {
  await newQuarter();
  const account = await quickAccount(world);
  const visitors = Array.from({ length: 40 }, () => at(6000));
  const tokens = await Promise.all(visitors.map((visitor) => visitor.csrfToken()));

  const replies = await Promise.all(
    visitors.map((visitor, one) =>
      visitor.post('/auth/login', {
        csrfToken: tokens[one] ?? '',
        email: account.email,
        password: `guess ${one}`,
      }),
    ),
  );

  const looked = replies.filter(({ headers }) => headers.location === '/login?error=1');
  expect(looked).toHaveLength(wrongPerViewer);
});

test('the addresses of one IPv6 network are one, those of the next are others', async () => {
  await newQuarter();
  const account = await quickAccount(world);
  const from = (address: string) => visitorOf(askerFrom(world, address));
  for (let one = 0; one < wrongPerViewer; one++) {
    await wrong(from(`2001:db8:0:7:${one}::${one}`), account);
  }

  expect(await right(from('2001:db8:0:7::1'), account)).toBe(isTooMany);
  expect(await right(from('2001:db8:0:8::1'), account)).toBe(isIn);
  expect(await right(from('2001:db8::7:0:0:1'), account)).toBe(isIn);
});

test('right passwords are not counted', async () => {
  await newQuarter();
  const account = await quickAccount(world);

  for (let one = 0; one <= wrongPerViewer; one++) {
    expect(await right(at(7000), account)).toBe(isIn);
  }
});

test('what a viewer claims of where it comes from changes nothing', async () => {
  await newQuarter();
  const account = await quickAccount(world);
  for (let one = 0; one < wrongPerViewer; one++) await wrong(at(8000), account);
  const visitor = at(8000);
  const csrfToken = await visitor.csrfToken();

  const { headers } = await visitor.http('/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.9',
      'x-viewer-ip': '203.0.113.9',
    },
    body: new URLSearchParams({ csrfToken, ...account }).toString(),
  });

  expect(headers.location).toBe('/login?error=3');
});
