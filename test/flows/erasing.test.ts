/**
 * Goal: whoever asks to be erased is asked once more, and then nothing is left of them anywhere,
 * but a keyed hash that keeps others from having them written to.
 * Method: replies to the built functions; every key of table, bucket and scheduler is looked under.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { eraseWord } from '#shared/domain/limits.ts';
import { readReplyAddress, replyAddress } from '#shared/domain/reply-address.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { planOf, repliesOf, rowAt, rowsIn, setUser, userIn } from '#test/kit/kept.ts';
import { linksOf, signOf, signsOf } from '#test/kit/link.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, newest, owner, replyTo, say } from '#test/kit/mail.ts';
import { createUser, day0 } from '#test/kit/person.ts';
import { beginByText, deliverText, lastTextTo, text, textsTo } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tracesOf } from '#test/kit/traces.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });
const dayMs = 24 * 3_600_000;

/** At our domain, signed by nobody. */
const anyAddress = () => `me@${builtCloud().receiptRule.recipients[0]}`;

const flat = ({ text }: Message): string => text.replace(/\s+/g, ' ');

/** All counts, by name, over their shards. */
async function totals(): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const { pk: _pk, sk, ...counts } of await rowsIn(world)) {
    if (sk !== 'TOTALS') continue;
    for (const [name, count] of Object.entries(counts)) {
      sums[name] = (sums[name] ?? 0) + Number(count);
    }
  }
  return sums;
}

const suppressedKey = (email: string) => {
  const signed = Buffer.from(signOf(world)(`suppressed:${email}`));
  return keys.suppressed(signed.toString('base64url').slice(0, 32));
};

test('the first reply erases nothing, and says exactly what the answer to it would', async () => {
  const { userId, email, letter } = await owner(world);

  const got = await say(world, letter, 'delete my account');

  expect(flat(got)).toMatch(/Erase everything\? Nothing is erased yet\./);
  expect(flat(got)).toMatch(/your address and your phone number, the lists of every day, all your/);
  expect(flat(got)).toContain(`answer this letter with the word ${eraseWord} and nothing else,`);
  expect(flat(got)).toMatch(/It can’t be undone.* That answer counts until/);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active', email });
});

test('the second reply erases all of it, and one last letter says so', async () => {
  await toNextDay(world, [10]);
  const before = await totals();
  const { userId, email, letter } = await owner(world);
  await say(world, letter, '1 is done');
  await answer(world, letter, 'cheap watches', { verdicts: { spam: 'FAIL' } });
  await answer(world, letter, 'I am away', { headers: ['Auto-Submitted: auto-replied'] });
  await createUser(world, email, 'America/Chicago');
  await toNextDay(world, [6, 1]);
  const asked = await say(world, await newest(world, email), 'delete me');

  await say(world, asked, 'delete');

  expect(await tracesOf(world, userId, email)).toEqual([]);
  expect(await totals()).toEqual({
    ...before,
    'source:landing_page': before['source:landing_page'],
    // That a first letter was sent stays counted, as what happened on a day does.
    onboarding: (before['onboarding'] ?? 0) + 1,
  });
  const last = await newest(world, email);
  expect(flat(last)).toMatch(/Everything is erased\. Your address, your lists/);
  expect(last.text).not.toMatch(/unsubscribe here|\[ \]/);
  expect(await rowAt(world, suppressedKey(email))).toMatchObject({ because: 'erased' });
});

// All the words there are stand in the tests of the domain.
test.each(['DELETE.', 'Hello,\n\nDelete, please.\n\nThanks,\nAda'])(
  'after the question %j is an answer to it',
  async (words) => {
    const { userId, email, letter } = await owner(world);

    await say(world, await say(world, letter, 'delete me'), words);

    expect(await tracesOf(world, userId, email)).toEqual([]);
  },
);

test.each(['OK!', 'Yes please', 'delete?'])(
  'after the question %j keeps everything',
  async (words) => {
    const { userId, letter } = await owner(world);
    const before = await planOf(world, userId);

    const asked = await say(world, letter, 'delete me');
    await say(world, asked, words);
    await say(world, letter, words);

    expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
    expect((await planOf(world, userId)).length).toBe(before.length);
  },
);

/** A mail that names no letter, as one written anew: to whatever address. */
const anew = (letter: Message, text: string, to = replyTo(letter)) =>
  answer(world, letter, text, { to, body: text, headers: [] });

test.each<[string, (letter: Message) => Promise<unknown>]>([
  ['answers an older letter', (letter) => answer(world, letter, 'delete')],
  ['is a mail of its own to the address of an older one', (letter) => anew(letter, 'delete')],
  ['is a mail of its own to us', (letter) => anew(letter, 'delete', anyAddress())],
])('a "delete" that %s asks again, and the answer to that erases', async (_, deleteAgain) => {
  const { userId, email, letter } = await owner(world);
  await say(world, letter, 'delete');
  const sent = (await world.mails(email)).length;

  await deleteAgain(letter);

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
  expect((await world.mails(email)).slice(sent).map(flat)).toEqual([
    expect.stringContaining('Nothing is erased yet'),
  ]);
  await say(world, await newest(world, email), 'delete');
  expect(await tracesOf(world, userId, email)).toEqual([]);
});

test.each<[string, (asked: Message) => Promise<unknown>]>([
  ['its id', (asked) => answer(world, asked, 'delete', { to: anyAddress() })],
  ['its signed address', (asked) => anew(asked, 'delete')],
])('the letter that asked is known by %s alone', async (_, confirm) => {
  const { userId, email, letter } = await owner(world);

  await confirm(await say(world, letter, 'delete me'));

  expect(await tracesOf(world, userId, email)).toEqual([]);
});

/** The signed address of a letter that asks, which nobody but us can know before it comes. */
function addressThatAsks(letter: Message): string {
  const signs = signsOf(world);
  const domain = builtCloud().receiptRule.recipients[0]!;
  const parts = readReplyAddress(replyTo(letter), domain, signs)!;
  return replyAddress({ ...parts, asksToErase: true }, domain, signs[0]!);
}

test('while the letter that asks cannot be sent, nothing confirms it', async () => {
  const { userId, email, letter } = await owner(world);
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'ses' });
  await answer(world, letter, 'delete me');

  await anew(letter, 'delete', addressThatAsks(letter));
  await answer(world, letter, 'delete');

  world.endpoint.calls.fault(undefined);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active', email });
  await world.advance(20 * 60_000);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active', email });
  await say(world, await newest(world, email), 'delete');
  expect(await tracesOf(world, userId, email)).toEqual([]);
});

test('a letter that asks and was held back confirms nothing', async () => {
  const { userId, letter } = await owner(world);
  await setUser(world, userId, { state: 'deleted', deletedFrom: 'active' });
  await answer(world, letter, 'delete me');

  await anew(letter, 'delete', addressThatAsks(letter));

  expect(await userIn(world, userId)).toMatchObject({ state: 'deleted' });
});

test('two confirmations at once erase once', async () => {
  const { userId, email, letter } = await owner(world);
  const asked = await say(world, letter, 'delete me');

  await Promise.all([answer(world, asked, 'delete'), answer(world, asked, 'DELETE')]);
  await world.advance(10 * 60_000);

  expect(await tracesOf(world, userId, email)).toEqual([]);
  const last = (await world.mails(email)).filter(({ text }) => /Everything is erased/.test(text));
  expect(last).toHaveLength(1);
});

test('a reply that keeps everything wins over a confirmation that was just read', async () => {
  const { userId, letter } = await owner(world);
  const asked = await say(world, letter, 'delete me');
  let puts = 0;
  const another = { at: new Date(world.clock.now()).toISOString(), by: 'another' };

  await atTheCall(
    world,
    'inbound.email',
    // The list is written first, then where the mail lies; the next call begins the erasure.
    ({ operation }) => operation === 'PutItem' && (puts += 1) === 2,
    () => setUser(world, userId, { eraseAsked: another }),
    () => answer(world, asked, 'delete'),
  );
  await world.advance(10 * 60_000);

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('without the question "yes" erases nothing', async () => {
  const { userId, letter } = await owner(world);

  await say(world, letter, 'yes');

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('any other reply keeps everything, and the question has to be asked again', async () => {
  const { userId, letter } = await owner(world);
  await say(world, letter, 'delete me');
  await say(world, letter, '1 is done');

  const got = await say(world, letter, 'erase all my data');

  expect(flat(got)).toMatch(/Nothing is erased yet/);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('the same reply delivered twice is no confirmation', async () => {
  const { userId, letter } = await owner(world);
  const messageId = '<once@mail.example>';
  await answer(world, letter, 'delete', { messageId });

  await answer(world, letter, 'delete', { messageId });

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('after three days the second reply asks again', async () => {
  const { userId, letter } = await owner(world);
  const asked = await say(world, letter, 'delete me');
  await world.advance(4 * dayMs);

  const got = await say(world, asked, 'delete');

  expect(flat(got)).toMatch(/Nothing is erased yet/);
  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

test('whoever has left is answered, and can be erased too', async () => {
  const { userId, email, letter } = await owner(world);
  await say(world, letter, 'unsubscribe');

  const asked = await say(world, letter, 'delete my data');
  expect(flat(asked)).toMatch(/Nothing is erased yet/);
  await say(world, asked, 'delete');

  expect(await tracesOf(world, userId, email)).toEqual([]);
  expect(await rowAt(world, suppressedKey(email))).toMatchObject({ because: 'unsubscribed' });
});

test('what arrives late for somebody who was erased leaves nothing and is not answered', async () => {
  await toNextDay(world, [10]);
  const { userId, email, letter } = await owner(world);
  await say(world, await say(world, letter, 'delete me'), 'delete');
  const sent = (await world.mails(email)).length;

  await answer(world, letter, '1 is done');
  await answer(world, letter, 'unsubscribe');
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
  await world.http(linksOf(world, userId).confirm, { method: 'POST' });
  await day0(world, userId, 'read a book');
  await world.advance(2 * dayMs);

  expect(await tracesOf(world, userId, email)).toEqual([]);
  expect(await world.mails(email)).toHaveLength(sent);
  expect(world.endpoint.deadLetters.all()).toEqual([]);
});

test('the address may be entered anew by its owner, and is a new person then', async () => {
  const { userId, email, letter } = await owner(world);
  await say(world, await say(world, letter, 'delete me'), 'delete');

  const { body } = await createUser(world, email, 'America/Chicago');

  expect(body['userId']).not.toBe(userId);
  expect(await userIn(world, String(body['userId']))).toMatchObject({ state: 'active', email });
  expect(await repliesOf(world, String(body['userId']))).toEqual([]);
});

test('by text the same: the phone, what it agreed to and the mails go with the rest', async () => {
  const { userId, email, phone } = await beginByText(world);
  await text(world, phone, 'DELETE');
  expect((await textsTo(world, phone)).at(-1)).toMatch(/Reply DELETE to this text to erase/);

  await text(world, phone, 'yes, delete');

  expect(await tracesOf(world, userId, email, phone)).toEqual([]);
  expect(flat(await newest(world, email))).toMatch(/Everything is erased\./);
});

test.each(['YES', 'OK'])('by text %j keeps everything too', async (words) => {
  const { userId, phone } = await beginByText(world);
  await text(world, phone, 'DELETE');

  await text(world, phone, words);

  expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
});

/** By our phone network, which says which text is answered, and by one that does not. */
const carriers: readonly (readonly [string, (phone: string) => Promise<unknown>])[] = [
  ['names the text', (phone) => text(world, phone, 'DELETE')],
  ['names none', (phone) => deliverText(world, { from: phone, text: 'DELETE' })],
];

test.each(carriers)(
  'by a carrier that %s, the text that asked must be the newest',
  async (_, asks) => {
    await toNextDay(world, [10]);
    const { userId, email, phone } = await beginByText(world);
    await asks(phone);
    await toTime(world, [12, 31]);

    await asks(phone);

    expect(await lastTextTo(world, phone)).toMatch(/Reply DELETE to this text to erase/);
    expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
    await asks(phone);
    expect(await tracesOf(world, userId, email, phone)).toEqual([]);
  },
);

test('what happens in the same moment as an erasure brings nothing back', async () => {
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const person = await owner(world);
      await answer(world, person.letter, 'delete me');
      return { ...person, asked: await newest(world, person.email) };
    }),
  );

  await Promise.all(
    people.map(async ({ userId, email, asked, letter }, n) =>
      Promise.all([
        answer(world, asked, 'delete'),
        n % 2 === 0 && answer(world, letter, 'add buy milk'),
        deliver(world, stageEvent(userId, 'EVENING_REFLECTION', dateIn(world))),
        createUser(world, email, 'Europe/Lisbon'),
      ]),
    ),
  );
  await world.advance(10 * 60_000);

  for (const { userId, email, asked } of people) {
    // Another reply of the same moment may have kept everything: then it is asked for once more.
    if (await userIn(world, userId)) {
      await say(world, await say(world, asked, 'erase my data'), 'delete');
    }
    const anew = (await createUser(world, email, 'America/Chicago')).body['userId'];
    expect(anew).not.toBe(userId);
    expect(await tracesOf(world, userId)).toEqual([]);
    const last = (await world.mails(email)).filter((mail) =>
      /Everything is erased/.test(mail.text),
    );
    expect(last).toHaveLength(1);
  }
});

test('an erasure that broke goes on also where its mail had no signed address, and is gone', async () => {
  const { userId, email, letter } = await owner(world);
  await say(world, letter, 'delete me');
  let transactions = 0;
  // The first one marks the user, the second one would have ended it.
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) => {
      if (caller === 'inbound.email' && operation === 'TransactWriteItems') transactions += 1;
      return transactions === 2;
    },
  });
  await answer(world, await newest(world, email), 'delete', { to: anyAddress() });
  world.endpoint.calls.fault(undefined);
  expect(await userIn(world, userId)).toMatchObject({ state: 'purging' });

  await world.advance(10 * 60_000);

  expect(await tracesOf(world, userId, email)).toEqual([]);
});
