/**
 * Goal: a mail put aside becomes the reply of whom the administrator means: read, applied, answered
 * and kept as if it had come in so, once; what may not be released changes nothing.
 * Method: mails put aside by the inbound function, released by the built one.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { planOf, quarantinedIn, repliesOf, setUser, userIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, headerOf, owner, rawMail } from '#test/kit/mail.ts';
import { stateOfPeople } from '#test/kit/state-of-people.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { mailsIn, tracesOf } from '#test/kit/traces.ts';

const world = suiteWorld({ at: [10] });
const stranger = 'mallory@attacker.example';
const pathOf = (id: string, verb = 'release') =>
  `/api/admin/email-compliance/quarantine/${id}/${verb}`;

const release = async (id: string, body: object = {}) =>
  (await signedIn(world)).post(pathOf(id), body);

/** Items of the newest day: `text: status letter`. */
async function itemsOf(userId: string): Promise<readonly string[]> {
  const day = (await planOf(world, userId))
    .filter(({ sk }) => String(sk).startsWith('DAY#'))
    .at(-1);
  const items = (day?.['items'] ?? []) as readonly (readonly string[])[];
  return items.map(([, text, status]) => `${text}: ${status}`);
}

async function fromStranger(body: string, headers: readonly string[] = []): Promise<string> {
  const to = 'hello@reply.anchor.example';
  const raw = rawMail({ from: stranger, to, body, headers, date: new Date(world.clock.now()) });
  return world.deliverMail(raw, { to, from: stranger });
}

test('from an alias it is taken as its owner’s, answered to the address we know', async () => {
  const { email, userId, letter } = await owner(world);
  const id = await answer(world, letter, '1 is done\nadd iron the shirts', { from: stranger });
  const before = (await world.mails(email)).length;

  expect(await release(id)).toEqual({
    status: 200,
    body: { ok: true, userId, outcome: 'taken' },
  });

  expect(await itemsOf(userId)).toEqual([
    'Finish the deck: d',
    'Call Mom: o',
    'Go for a walk: o',
    'Iron the shirts: o',
  ]);
  const letters = await world.mails(email);
  expect(letters).toHaveLength(before + 1);
  expect(headerOf(letters.at(-1)!, 'Subject')).toMatch(/^Re: /);
  expect(await world.mails(stranger)).toEqual([]);
  expect(await quarantinedIn(world)).toEqual([]);
  const [reply] = await repliesOf(world, userId);
  expect(reply).toMatchObject({ date: dateIn(world), stage: 'DAY0_ACK' });
  expect([...(await mailsIn(world)).keys()]).toContain(reply?.['rawKey']);
});

test('a stranger’s mail is whose the administrator names, by address or by id', async () => {
  const one = await owner(world);
  const other = await owner(world);
  const first = await fromStranger('buy milk');
  const second = await fromStranger('call the bank');

  const byAddress = await release(first, { email: one.email.toUpperCase() });
  const byId = await release(second, { userId: other.userId });

  expect([byAddress.body['userId'], byId.body['userId']]).toEqual([one.userId, other.userId]);
  expect(await itemsOf(one.userId)).toContain('Buy milk: o');
  expect(await itemsOf(other.userId)).toContain('Call the bank: o');
});

test('a mail of days ago answers the letter it was an answer to', async () => {
  const { userId, letter } = await owner(world);
  const date = dateIn(world);
  const id = await answer(world, letter, '2 is done', { verdicts: { dmarc: 'FAIL' } });
  await toNextDay(world, [10]);
  await toNextDay(world, [10]);

  expect((await release(id)).status).toBe(200);

  const [reply] = await repliesOf(world, userId);
  expect(reply).toMatchObject({ date, stage: 'DAY0_ACK' });
  expect(await itemsOf(userId)).toContain('Call Mom: d');
});

test('released, "unsubscribe" unsubscribes, and what an erasure looks for is found', async () => {
  const { userId, email, letter } = await owner(world);
  const id = await answer(world, letter, 'buy milk', { from: stranger });
  await release(id);
  const newest = async () => (await world.mails(email)).at(-1)!;
  await answer(world, await newest(), 'delete me');
  await answer(world, await newest(), 'delete');

  expect(await tracesOf(world, userId, email)).toEqual([]);
  const leaver = await owner(world);
  const leaving = await fromStranger('unsubscribe');
  await release(leaving, { userId: leaver.userId });
  expect(await userIn(world, leaver.userId)).toMatchObject({ state: 'unsubscribed' });
});

test('a second time there is nothing to release, and nothing changes', async () => {
  const { letter } = await owner(world);
  const id = await answer(world, letter, '1 is done', { from: stranger });
  await release(id);
  const before = await stateOfPeople(world);

  expect(await release(id)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_MAIL' } });
  expect(await stateOfPeople(world)).toEqual(before);
});

test('released to two at once it becomes the reply of one', async () => {
  const [one, other] = [await owner(world), await owner(world)];
  const id = await fromStranger('buy milk');

  const answers = await Promise.all([
    release(id, { userId: one.userId }),
    release(id, { userId: other.userId }),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const lists = [await itemsOf(one.userId), await itemsOf(other.userId)];
  expect(lists.filter((items) => items.includes('Buy milk: o'))).toHaveLength(1);
});

test('what may not be released is refused in a sentence, and changes nothing', async () => {
  const { userId } = await owner(world);
  const deleted = await owner(world);
  await setUser(world, deleted.userId, { state: 'deleted' });
  const id = await fromStranger('buy milk');
  const away = await fromStranger('I am away', ['Auto-Submitted: auto-replied']);
  // A program's mail is not put aside by itself: a filter had to think it spam.
  const machine = await answer(world, deleted.letter, 'I am away', {
    headers: ['Auto-Submitted: auto-replied'],
    verdicts: { spam: 'FAIL' },
  });
  const before = await stateOfPeople(world);

  const refusals = [
    await release(id),
    await release(id, { email: 'nobody@example.com' }),
    await release(id, { userId: '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c' }),
    await release(id, { userId: deleted.userId }),
    await release(machine, { userId }),
    await release(away, { userId }),
    await release('nothing-here', { userId }),
    await release(id, { userId: 7 }),
  ];

  expect(refusals.map(({ status, body }) => [status, body['code']])).toEqual([
    [400, 'WHOSE_MAIL'],
    [404, 'NO_SUCH_USER'],
    [404, 'UNKNOWN_USER'],
    [409, 'USER_IS_DELETED'],
    [409, 'AUTOMATIC_MAIL'],
    [404, 'NO_SUCH_MAIL'],
    [404, 'NO_SUCH_MAIL'],
    [400, 'BAD_REQUEST'],
  ]);
  expect(await stateOfPeople(world)).toEqual(before);
});
