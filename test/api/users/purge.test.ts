/**
 * Goal: after a purge nothing in table, bucket or schedules holds the person, but the keyed hash of
 * an address whose owner had left.
 * Method: everything that can be kept of a person, purged, and every key looked under.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { purgeAs, removeAs, standings } from '#test/kit/deleting.ts';
import { planOf, putRow, type Row, rowAt, rowsIn, setUser, userIn } from '#test/kit/kept.ts';
import { signOf } from '#test/kit/link.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, rawMail } from '#test/kit/mail.ts';
import { begin, createUser, newAddress } from '#test/kit/person.ts';
import { beginByText, text } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tracesOf } from '#test/kit/traces.ts';
import { join } from '#test/kit/waiting.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const counts = async () => standings(await rowsIn(world));

const suppressedKey = (email: string) => {
  const signed = Buffer.from(signOf(world)(`suppressed:${email}`));
  return keys.suppressed(signed.toString('base64url').slice(0, 32));
};

/** Words that stand nowhere else: what was planned, and what a reply added. */
async function everythingOf() {
  const secret = `rehearse-${newAddress().slice(4, 12)}`;
  const person = await begin(world, `Practise the ${secret}\nCall Mom`);
  const { email } = person;
  const [letter] = await world.mails(email);
  await answer(world, letter!, `2 done, add buy flowers for ${secret}`);
  await answer(world, letter!, `look at this ${secret}`, { verdicts: { spam: 'FAIL' } });
  await answer(world, letter!, `I am away ${secret}`, {
    headers: ['Auto-Submitted: auto-replied'],
  });
  await answer(world, letter!, `from elsewhere ${secret}`, { from: 'other@example.net' });
  await join(world, email);
  await createUser(world, email, 'America/Chicago');
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));
  return { ...person, secret, letter: letter! };
}

test('nothing of the person is left, neither id nor address nor words', async () => {
  const before = await counts();
  const { userId, email, secret } = await everythingOf();
  expect((await tracesOf(world, userId, email, secret)).length).toBeGreaterThan(15);

  const { status, body } = await purgeAs(admin, { userId, email });

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(await tracesOf(world, userId, email, secret)).toEqual([]);
  expect(await counts()).toEqual(before);
  expect(await rowAt(world, suppressedKey(email))).toBeUndefined();
});

test('the same after a deletion', async () => {
  const { userId, email, secret } = await everythingOf();
  const before = await counts();
  await removeAs(admin, { userId });

  expect((await purgeAs(admin, { userId, email })).status).toBe(200);

  expect(await tracesOf(world, userId, email, secret)).toEqual([]);
  expect(await counts()).toEqual({
    ...before,
    users: before['users']! - 1,
    subscribed: before['subscribed']! - 1,
  });
});

test('what was done, by whom and when is written down, and names nobody who is gone', async () => {
  const person = await begin(world);
  const deeds = async () =>
    (await rowsIn(world)).filter(({ pk }) => String(pk).startsWith('AUDIT#'));
  const before = (await deeds()).length;

  await removeAs(admin, person);
  await purgeAs(admin, person);

  const written = (await deeds()).slice(before);
  expect(written.map(({ what }) => what)).toEqual(['delete', 'purge']);
  expect(new Set(written.map(({ whom }) => whom)).size).toBe(1);
  expect(written.every((row) => row['admin'] === admin.id)).toBe(true);
  expect(JSON.stringify(written)).not.toMatch(person.userId);
});

test('a phone goes with the rest, and what it agreed to', async () => {
  const { userId, email, phone } = await beginByText(world);
  await text(world, phone, 'add a word for the phone');

  await purgeAs(admin, { userId, email });

  expect(await tracesOf(world, userId, email, phone)).toEqual([]);
});

test('a mail that they wrote before they signed up goes, too', async () => {
  const email = newAddress();
  const to = `hello@${builtCloud().receiptRule.recipients[0]}`;
  await world.deliverMail(rawMail({ from: email, to, body: 'How do I begin?' }), {
    to,
    from: email,
  });
  expect(await tracesOf(world, email)).toHaveLength(1);
  const wrote = ({ pk }: Row) => String(pk).startsWith('WROTE#');
  const [known] = (await rowsIn(world)).filter(wrote);
  // More of them than DynamoDB answers at once.
  for (const sk of ['m1', 'm2', 'm3', 'm4']) {
    await putRow(world, { pk: known?.['pk'], sk, filling: 'x'.repeat(380_000) });
  }
  const { body } = await createUser(world, email, 'America/Chicago');

  await purgeAs(admin, { userId: String(body['userId']), email });

  expect(await tracesOf(world, email)).toEqual([]);
  expect((await rowsIn(world)).filter(wrote)).toEqual([]);
});

test('of whoever had left a keyed hash stays, so that nobody writes to them again', async () => {
  const { userId, email, letter } = await everythingOf();
  await answer(world, letter, 'unsubscribe');

  await purgeAs(admin, { userId, email });

  expect(await tracesOf(world, userId, email)).toEqual([]);
  expect(await rowAt(world, suppressedKey(email))).toMatchObject({ because: 'unsubscribed' });
});

test('also of one who had left before they were deleted', async () => {
  const { userId, email, letter } = await everythingOf();
  await answer(world, letter, 'unsubscribe');
  await removeAs(admin, { userId });

  await purgeAs(admin, { userId, email });

  expect(await rowAt(world, suppressedKey(email))).toMatchObject({ because: 'unsubscribed' });
});

test('no letter goes out about it', async () => {
  const person = await begin(world);
  const sent = (await world.mails(person.email)).length;

  await purgeAs(admin, person);
  await toNextDay(world, [20]);
  admin = await signedIn(world);

  expect(await world.mails(person.email)).toHaveLength(sent);
});

test('a second purge finds nobody, and a double click is no failure of the first', async () => {
  const person = await begin(world);

  const both = await Promise.all([purgeAs(admin, person), purgeAs(admin, person)]);
  const later = await purgeAs(admin, person);

  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200]));
  expect(both.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(later.status).toBe(404);
  expect(await tracesOf(world, person.userId, person.email)).toEqual([]);
});

test('one that broke off is gone on with, by the same dialog', async () => {
  const person = await begin(world);
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, service }) => caller === 'users.purge' && service === 'scheduler',
  });
  const broken = await purgeAs(admin, person);
  world.endpoint.calls.fault(undefined);
  expect(broken).toMatchObject({ status: 500, body: { ok: false } });
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'purging' });

  expect((await purgeAs(admin, person)).status).toBe(200);

  expect(await tracesOf(world, person.userId, person.email)).toEqual([]);
});

const echoes = (email: string) => ['', email.toUpperCase(), `${email} `, 'bob@example.com'];

test('another echo than the exact address purges nobody', async () => {
  const person = await begin(world);
  for (const emailEcho of echoes(person.email)) {
    const refused = await purgeAs(admin, person, { confirm: 'PURGE', emailEcho });

    expect(refused).toMatchObject({
      status: 400,
      body: { ok: false, error: 'Please enter the exact email address to confirm' },
    });
  }
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
});

test.each([undefined, '', 'purge', 'DELETE'])('the word %j purges nobody', async (confirm) => {
  const person = await begin(world);

  const refused = await purgeAs(admin, person, { confirm, emailEcho: person.email });

  expect(refused).toMatchObject({
    status: 400,
    body: { ok: false, error: 'Please type "PURGE" to confirm' },
  });
  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
});

test('an unknown id is not found, and neither is a tester', async () => {
  const tester = await begin(world);
  await setUser(world, tester.userId, { kind: 'tester' });
  const plan = await planOf(world, tester.userId);
  const nobody = { userId: '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c', email: tester.email };

  const answers = [await purgeAs(admin, tester), await purgeAs(admin, nobody)];

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await planOf(world, tester.userId)).toEqual(plan);
});

test('what was purged stands in no list, and the address may begin anew', async () => {
  const person = await begin(world);
  await purgeAs(admin, person);

  const { body } = await admin.get(`/api/v2/admin/users?showDeleted=true&q=${person.userId}`);
  const again = await createUser(world, person.email, 'America/Chicago');

  expect(body['items']).toEqual([]);
  expect(again.body['userId']).not.toBe(person.userId);
});
