/**
 * Goal: who has a second factor gets in by the password and a code, and nobody gets in by less.
 * Method: the form and its cookies, from browsers and addresses of one's choice.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { secondStepMaxMs, wrongCodesPerDay, wrongPerViewer } from '#shared/domain/limits.ts';
import { sealSecond } from '#shared/domain/sign-in-tokens.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { askerFrom } from '#test/kit/from-address.ts';
import { logOf, putRow, rowAt, rowsIn } from '#test/kit/kept.ts';
import { signOf } from '#test/kit/link.ts';
import {
  appOf,
  changeOwn,
  type Enrolled,
  enrol,
  giveCode,
  wrongCode,
} from '#test/kit/second-factor.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { type Visitor, visitorOf } from '#test/kit/visitor.ts';

const world = suiteWorld();
const dayMs = 86_400_000;

let addresses = 0;
/** A browser at an address of its own. */
const newVisitor = (): Visitor => {
  addresses += 1;
  return visitorOf(
    askerFrom(world, `198.18.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`),
  );
};

const isIn = '/admin';
const owesCode = '/login?step=code';
const isLate = '/login?error=2';
const isTooMany = '/login?error=3';
const isWrong = '/login?step=code&error=4';
const isWrongRecovery = '/login?step=recovery&error=6';
const isTooManyToday = '/login?step=recovery&error=5';

type Guarded = SignedIn & Enrolled;

async function guarded(): Promise<Guarded> {
  const admin = await signedIn(world);
  return { ...admin, ...(await enrol(world, admin)) };
}

/** A browser from which the right password has come. */
async function halfIn({ email, password }: Guarded, visitor = newVisitor()): Promise<Visitor> {
  const { headers } = await visitor.signIn(email, password);
  expect(headers.location).toBe(owesCode);
  return visitor;
}

const landsBy = async (visitor: Visitor, code: string) =>
  (await giveCode(visitor, code)).headers.location;

const isSignedIn = async (visitor: Visitor) => (await visitor.http('/auth/whoami')).status === 200;

test('the password alone begins no session; the code does', async () => {
  const admin = await guarded();
  const visitor = newVisitor();

  const first = await visitor.signIn(admin.email, admin.password);

  expect([first.status, first.headers.location]).toEqual([303, owesCode]);
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^anchor_second=[0-9a-f-]{36}\.[a-z2-7]{56}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/,
    ),
  ]);
  expect(await isSignedIn(visitor)).toBe(false);

  const second = await giveCode(visitor, admin.app.code());

  expect([second.status, second.headers.location]).toEqual([303, isIn]);
  expect(second.headers['set-cookie']?.map((line) => line.split('=')[0])).toEqual([
    'anchor_session',
    'anchor_device',
    'anchor_form',
    'anchor_second',
  ]);
  expect([...visitor.cookies.keys()].toSorted()).toEqual(['anchor_device', 'anchor_session']);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a wrong password is a wrong password, whoever it is for', async () => {
  const { email, password } = await guarded();

  const { headers } = await newVisitor().signIn(email, `${password}.`);

  expect(headers.location).toBe('/login?error=1');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a code is good from the step before its own to the step after it', async () => {
  const admin = await guarded();
  const landings: unknown[] = [];
  for (const stepsAway of [-2, 2, -1, 0, 1]) {
    landings.push(await landsBy(await halfIn(admin), admin.app.code(stepsAway)));
  }

  expect(landings).toEqual([isWrong, isWrong, isIn, isIn, isIn]);
});

test('a code is good once, and no older one is good after it', async () => {
  const admin = await guarded();
  const [one, other] = [await halfIn(admin), await halfIn(admin)];
  const code = admin.app.code();

  expect(await landsBy(one, code)).toBe(isIn);
  expect(await landsBy(other, code)).toBe(isWrong);
  expect(await landsBy(other, admin.app.code(-1))).toBe(isWrong);
  await world.advance(60_000);
  expect(await landsBy(other, admin.app.code())).toBe(isIn);
});

test('of eight browsers that bring one code at the same moment one gets in', async () => {
  const admin = await guarded();
  for (const [code, refusal] of [
    [admin.app.code(), isWrong],
    [admin.codes[0] ?? '', isWrongRecovery],
  ] as const) {
    const visitors = await Promise.all(Array.from({ length: 8 }, () => halfIn(admin)));

    const landings = await Promise.all(visitors.map((visitor) => landsBy(visitor, code)));

    expect(landings.filter((place) => place === isIn)).toHaveLength(1);
    expect(landings.filter((place) => place === refusal)).toHaveLength(7);
  }
});

test('the code that turned it on does not sign in as well', async () => {
  const admin = await signedIn(world);
  const { password } = admin;
  const { body } = await changeOwn(admin, { do: 'set-up-factor', password });
  const { key, sealed } = body['setup'] as { key: string; sealed: string };
  const app = appOf(key, world);
  const code = app.code();
  const { status } = await changeOwn(admin, { do: 'turn-on-factor', sealed, code });
  expect(status).toBe(200);

  const half = await halfIn({ ...admin, app, codes: [] });

  expect(await landsBy(half, code)).toBe(isWrong);
  await world.advance(60_000);
  expect(await landsBy(half, app.code())).toBe(isIn);
});

test('half the way is gone in one browser, for one password, in ten minutes', async () => {
  const admin = await guarded();
  const another = await guarded();
  const code = () => admin.app.code();
  const own = await halfIn(admin);
  const stolen = own.cookies.get('anchor_second') ?? '';
  const [, token = ''] = stolen.split('.');
  const made = (passwordId: string, sign = signOf(world)) => {
    const browser = own.cookies.get('anchor_form') ?? '';
    const of = { adminId: admin.id, passwordId, browser };
    const endsAt = new Date(world.clock.now() + 60_000);
    return `${admin.id}.${sealSecond(of, endsAt, new Uint8Array(12), sign)}`;
  };

  // In another browser, for somebody else, changed, for no password of theirs, and none at all.
  const elsewhere = newVisitor();
  elsewhere.cookies.set('anchor_second', stolen);
  expect(await landsBy(elsewhere, code())).toBe(isLate);
  const others = [
    `${another.id}.${token}`,
    `${admin.id}.${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`,
    made('an earlier password'),
    made('any', () => new Uint8Array(32)),
    token,
    '',
  ];
  for (const value of others) {
    own.cookies.set('anchor_second', value);
    expect([value, await landsBy(own, code())]).toEqual([value, isLate]);
  }
  own.cookies.delete('anchor_second');
  expect(await landsBy(own, code())).toBe(isLate);

  // As it was it is good, until its time is over.
  own.cookies.set('anchor_second', stolen);
  expect(await landsBy(own, wrongCode(admin.app))).toBe(isWrong);
  await world.advance(secondStepMaxMs);
  expect(await landsBy(own, code())).toBe(isLate);
  expect(await isSignedIn(own)).toBe(false);
});

test('a form without our token is refused at the second step, too', async () => {
  const admin = await guarded();
  const visitor = await halfIn(admin);

  const { status } = await visitor.post('/auth/login', {
    csrfToken: 'b'.repeat(56),
    code: admin.app.code(),
  });

  expect(status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(false);
});

test('wrong codes count like wrong passwords, however often the password is given anew', async () => {
  const admin = await guarded();
  const visitor = newVisitor();
  for (let one = 0; one < wrongPerViewer; one++) {
    await halfIn(admin, visitor);
    expect(await landsBy(visitor, wrongCode(admin.app))).toBe(isWrong);
  }

  expect(await landsBy(visitor, admin.app.code())).toBe(isTooMany);
  expect((await visitor.signIn(admin.email, admin.password)).headers.location).toBe(isTooMany);
});

/** Guesses until no more are looked at, each from an address of its own. */
async function guessAllDay(admin: Guarded): Promise<void> {
  for (let one = 0; one < wrongCodesPerDay; one++) {
    // A quarter of an hour takes so many of one account.
    if (one % 10 === 0) await world.advance(15 * 60_000);
    expect(await landsBy(await halfIn(admin), wrongCode(admin.app))).toBe(isWrong);
  }
  await world.advance(15 * 60_000);
}

/** The first hours of a day (UTC), so that it does not end meanwhile. */
const newDay = () => world.advance(dayMs - (world.clock.now() % dayMs) + 1000);

test('a day takes twenty guesses at a code; a recovery code and a known browser get in', async () => {
  await newDay();
  const admin = await guarded();
  const known = await halfIn(admin);
  expect(await landsBy(known, admin.app.code())).toBe(isIn);
  await guessAllDay(admin);

  expect(await landsBy(await halfIn(admin), admin.app.code())).toBe(isTooManyToday);
  expect(await landsBy(await halfIn(admin), admin.codes[0] ?? '')).toBe(isIn);
  expect(await landsBy(await halfIn(admin, known), admin.app.code())).toBe(isIn);
  await newDay();
  expect(await landsBy(await halfIn(admin), admin.app.code())).toBe(isIn);
});

test('sixty guesses at the same moment are no more than an account is given', async () => {
  await newDay();
  const admin = await guarded();
  const visitors = await Promise.all(Array.from({ length: 60 }, () => halfIn(admin)));
  const wrong = wrongCode(admin.app);

  const landings = await Promise.all(visitors.map((visitor) => landsBy(visitor, wrong)));

  expect(landings.filter((place) => place === isWrong).length).toBeLessThanOrEqual(15);
});

test('a recovery code gets in once, however it is written, and is noted', async () => {
  const admin = await guarded();
  const [first = '', second = ''] = admin.codes;
  expect(admin.codes).toHaveLength(10);
  expect(new Set(admin.codes).size).toBe(10);
  for (const code of admin.codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);

  expect(await landsBy(await halfIn(admin), first)).toBe(isIn);
  expect(await landsBy(await halfIn(admin), first)).toBe(isWrongRecovery);
  expect(await landsBy(await halfIn(admin), ` ${second.replaceAll('-', ' ').toUpperCase()} `)).toBe(
    isIn,
  );

  expect(
    (await auditOf(admin)).filter((what) => what === 'sign in with a recovery code'),
  ).toHaveLength(2);
});

const auditOf = async ({ id }: SignedIn) =>
  (await rowsIn(world))
    .filter(({ pk, admin }) => String(pk).startsWith('AUDIT#') && admin === id)
    .map(({ what }) => what);

test('new recovery codes void those before, and without a factor there is none to give', async () => {
  const admin = await guarded();
  const { password } = admin;
  const { body } = await changeOwn(admin, { do: 'new-codes', password });
  const [renewed = ''] = body['codes'] as string[];

  expect(await landsBy(await halfIn(admin), admin.codes[0] ?? '')).toBe(isWrongRecovery);
  expect(await landsBy(await halfIn(admin), renewed)).toBe(isIn);

  const half = await halfIn(admin);
  await changeOwn(admin, { do: 'turn-off-factor', password });
  expect(await landsBy(half, admin.app.code())).toBe(isLate);
  expect((await newVisitor().signIn(admin.email, password)).headers.location).toBe(isIn);
});

test('a new password ends what was half way, and so does signing out everywhere', async () => {
  const admin = await guarded();
  const half = await halfIn(admin);

  await changeOwn(admin, { do: 'end-others' });

  expect(await landsBy(half, admin.app.code())).toBe(isLate);
});

test('the table holds neither the key nor a code, and a key moved to another row opens nothing', async () => {
  const [admin, another] = [await guarded(), await guarded()];
  const text = JSON.stringify(await rowsIn(world));

  for (const secret of [admin.app.key, admin.app.key.toLowerCase(), ...admin.codes]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(secret.replaceAll('-', ''));
  }
  const row = (await rowAt(world, keys.admin(admin.id))) ?? {};
  const { factor } = (await rowAt(world, keys.admin(another.id))) ?? {};
  await putRow(world, { ...row, factor });

  const half = await halfIn(admin);
  expect((await giveCode(half, another.app.code())).status).toBe(500);
  expect(await isSignedIn(half)).toBe(false);
});

test.each(['refuse', 'kill'] as const)(
  'a table that fails (%s) at any call of the second step signs nobody in',
  async (kind) => {
    const admin = await guarded();
    for (const code of [() => wrongCode(admin.app), () => admin.app.code()]) {
      let made = 0;
      for (let at = 1; at === 1 || made >= at - 1; at++) {
        const visitor = await halfIn(admin);
        const csrfToken = await visitor.csrfToken();
        made = 0;
        const hits = ({ caller }: { caller: string | undefined }) =>
          caller === 'auth.login' && ++made === at;
        world.endpoint.calls.fault({ kind, hits });
        const { status } = await visitor.post('/auth/login', { csrfToken, code: code() });
        world.endpoint.calls.fault(undefined);

        if (made < at) break;
        expect({ at, status, session: visitor.cookies.has('anchor_session') }).toEqual({
          at,
          status: 500,
          session: false,
        });
        // A code that was taken is used, though nobody got in.
        await world.advance(60_000);
      }
    }
    await world.advance(15 * 60_000);
    expect(await landsBy(await halfIn(admin), admin.app.code())).toBe(isIn);
  },
);

test('the log says that a code was refused, and shows none', async () => {
  const admin = await guarded();
  const [code, wrong, recovery = ''] = [admin.app.code(), wrongCode(admin.app), admin.codes[3]];
  const half = await halfIn(admin);
  for (const typed of [wrong, 'not a code of theirs', code]) await giveCode(half, typed);
  await giveCode(await halfIn(admin), recovery);

  const lines = await logOf(world);

  expect(lines.some((line) => line.includes('"because":"wrong-recovery-code"'))).toBe(true);
  const text = lines.join('\n');
  const secrets = [admin.app.key, recovery, recovery.replaceAll('-', ''), 'not a code of theirs'];
  expect([...secrets, admin.email, 'anchor_second'].filter((one) => text.includes(one))).toEqual(
    [],
  );
  expect(text).not.toMatch(new RegExp(`"(${code}|${wrong})"`));
});
