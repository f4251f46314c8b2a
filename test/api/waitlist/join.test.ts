/** An address waits once, no mail goes to it, and a program's is thanked and not kept. */
import { expect, test } from '@jest/globals';
import { counterShards, keys } from '#functions/store/keys.ts';
import { rowAt, rowsIn, stateOf } from '#test/kit/kept.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { join } from '#test/kit/waiting.ts';

const world = suiteWorld({ at: [13] });

const onTheList = { ok: true, success: true, message: "You're on the list." };

/** Without what counts how often somebody has asked. */
const kept = async () => (await rowsIn(world)).filter(({ pk }) => !String(pk).startsWith('LIMIT#'));

async function waiting(): Promise<number> {
  let sum = 0;
  for (let shard = 0; shard < counterShards; shard += 1) {
    sum += Number((await rowAt(world, keys.totals(shard)))?.['waiting'] ?? 0);
  }
  return sum;
}

test('an address is kept as it was given, counted, and written nothing', async () => {
  const email = newAddress();
  const before = await waiting();

  const { status, body } = await join(world, ` ${email.toUpperCase()} `);

  expect([status, body]).toEqual([200, onTheList]);
  const row = await rowAt(world, keys.waiting(email));
  expect(row).toMatchObject({
    email,
    contactMethod: 'email',
    zone: 'America/Chicago',
    source: 'harbor_landing',
    ua: 'Mozilla/5.0 (test)',
    at: expect.stringMatching(/T/),
  });
  expect(row).not.toHaveProperty('expiresAt');
  expect(await waiting()).toBe(before + 1);
  expect(await world.mails(email)).toEqual([]);
});

test('the waitlist answers on the host of the variant, which has the word in its name', async () => {
  const { status, text } = await world.http('/api/harbor/waitlist', {
    method: 'POST',
    host: 'harbor.localhost',
    body: JSON.stringify({
      email: newAddress(),
      contactMethod: 'email',
      timezone: 'Odd/Zone',
      source: 'harbor_landing',
    }),
  });

  expect([status, JSON.parse(text)]).toEqual([200, onTheList]);
});

test('twice, at once or later, is one place, and is answered alike', async () => {
  const email = newAddress();
  const before = await waiting();

  const answers = await Promise.all([1, 2, 3].map(() => join(world, email)));
  const row = await rowAt(world, keys.waiting(email));
  await world.advance(60_000);
  answers.push(await join(world, email, { timezone: 'Europe/Paris' }));

  for (const one of answers) expect(one).toEqual({ status: 200, body: onTheList });
  expect(await rowAt(world, keys.waiting(email))).toEqual(row);
  expect(await waiting()).toBe(before + 1);
});

test.each(['Acme Ltd', 'x', 0, true, { a: 1 }])(
  'a filled field that people do not see (%j) is thanked and nothing is written',
  async (company) => {
    const before = await stateOf(world);

    const { status, body } = await join(world, 'not an address', { company });

    expect([status, body]).toEqual([200, onTheList]);
    expect(await stateOf(world)).toEqual(before);
  },
);

test.each([
  [{ email: 'no address' }, 'INVALID_EMAIL'],
  [{ contactMethod: 'pigeon' }, 'BAD_REQUEST'],
  [{ ua: 'x'.repeat(301) }, 'BAD_REQUEST'],
  [{ source: 'x'.repeat(101) }, 'BAD_REQUEST'],
])('%j is refused and leaves nothing', async (wrong, code) => {
  const before = await kept();

  const { status, body } = await join(world, newAddress(), wrong);

  expect([status, body['code']]).toEqual([400, code]);
  expect(await kept()).toEqual(before);
});

test('under any other word there is no waitlist', async () => {
  const before = await kept();

  const { status } = await world.post('/api/other/waitlist', {
    email: newAddress(),
    contactMethod: 'email',
    timezone: 'UTC',
    source: 'x',
  });

  expect(status).toBe(404);
  expect(await kept()).toEqual(before);
});

test('whoever has everything erased waits no longer, and is not counted', async () => {
  const { email } = await begin(world);
  const before = await waiting();
  await join(world, email);
  const [letter] = await world.mails(email);

  await answer(world, letter!, 'delete');
  await answer(world, (await world.mails(email)).at(-1)!, 'delete');

  expect(await rowAt(world, keys.waiting(email))).toBeUndefined();
  expect(await waiting()).toBe(before);
});
