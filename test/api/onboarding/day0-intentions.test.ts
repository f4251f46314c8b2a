/**
 * Goal: the first words of a person become their list once, and nobody else's words ever do.
 * Method: the built functions over HTTP; rows and letters are read as an operator reads them.
 */
import { describe, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { letterRow, rowAt, rowsIn, stateOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { chicago, dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, confirm, createUser, day0, enter, newAddress, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { browserOf } from '#test/kit/visitor.ts';

const nobody = '3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65';

const world = suiteWorld({ at: [10] });

const planOf = async (userId: string) =>
  (await rowsIn(world)).filter(({ pk }) => pk === keys.person(userId));
const handleFor = async (email: string) =>
  String((await createUser(world, email, chicago)).body['userId']);

test('Start answers with the list as the page reads it, to the letter', async () => {
  const { userId } = await signUp(world);

  const { status, body } = await day0(world, userId, 'Finish the deck\nCall Mom');

  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    stage: 'DAY0_ACK',
    startToday: true,
    message: expect.stringMatching(/./),
    body: expect.stringContaining('Call Mom'),
    v6: {
      render: {
        header: expect.stringMatching(/./),
        checklist: ['Finish the deck', 'Call Mom'],
        closing: expect.stringMatching(/./),
        body: body['body'],
      },
    },
    meta: {
      checklist: [
        { text: 'Finish the deck', checked: false },
        { text: 'Call Mom', checked: false },
      ],
    },
  });
});

test('Start writes the day, sends one letter with the list, and records both', async () => {
  const { email, userId } = await begin(world);
  const date = dateIn(world);

  const [letter, ...others] = await world.mails(email);
  expect(others).toEqual([]);
  expect(letter?.text).toMatch(/Finish the deck[\s\S]*Call Mom[\s\S]*Go for a walk/);
  expect(letter?.text).toContain('/email-confirmation?token=');
  expect(await letterRow(world, userId, date, 'DAY0_ACK')).toMatchObject({
    state: 'sent',
    messageId: letter?.id,
  });
  expect(await rowAt(world, keys.day(userId, date))).toMatchObject({ version: 1 });
  expect(await userIn(world, userId)).toMatchObject({
    begunAt: expect.stringMatching(/T/),
    startsOn: date,
    startsAt: 'MIDDAY_CHECKIN',
  });
});

describe('words without anything to do in them', () => {
  const blanks = [
    '',
    '  \n\t ',
    '\u00a0\u2003',
    '🎉🎉',
    '👍🏽 👨‍👩‍👧',
    '...',
    '?! -- ,,',
    '•\n•\n',
  ];
  const ids = {
    'a real id': async () => (await signUp(world)).userId,
    'a handle': async () => handleFor((await begin(world)).email),
    'an unknown id': async () => nobody,
    'what is no id': async () => 'nonsense',
  };
  test.each(Object.entries(ids))('are refused, for %s', async (_, idOf) => {
    const id = await idOf();
    const before = await stateOf(world);

    for (const text of blanks) {
      const { status, body } = await day0(world, id, text);
      expect([text, status, body['errorCode']]).toEqual([text, 422, 'STANDARDIZER_EMPTY']);
    }

    expect(await stateOf(world)).toEqual(before);
  });

  test('are answered with the sentence under each name a client reads', async () => {
    const { body } = await day0(world, nobody, ' ');

    const message = body['message'];
    expect(message).toMatch(/^Please write your intentions more clearly/);
    expect(body).toMatchObject({ ok: false, error: { message }, message });
  });

  test('do not keep anyone from skipping', async () => {
    const { userId } = await signUp(world);

    expect((await day0(world, userId, '', false)).status).toBe(200);
  });
});

test.each([
  nobody,
  'nonsense',
  '',
  "'; DROP TABLE users",
  'USER#',
  'x'.repeat(100),
  '3F2B8C1E-5A4D-4C3B-9A2F-1E0D9C8B7A65',
])('the id %j is unknown, for Start and for Skip, and nothing is kept', async (id) => {
  const before = await stateOf(world);

  const start = await day0(world, id, 'read a book');
  const skip = await day0(world, id, '', false);

  expect(start).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  expect(skip).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  expect(await stateOf(world)).toEqual(before);
});

test.each([
  ['no text', { userId: nobody, startToday: true }],
  ['a number for a text', { userId: nobody, rawText: 5, startToday: true }],
  ['a text that is far too long', { userId: nobody, rawText: 'x'.repeat(5001), startToday: true }],
  ['no id', { rawText: 'a', startToday: true }],
  ['a word for a yes', { userId: nobody, rawText: 'a', startToday: 'yes' }],
])('%s is a bad request, and nothing is kept', async (_, body) => {
  const before = await stateOf(world);

  const refused = await world.post('/api/v2/onboarding/day0-intentions', body);

  expect(refused).toMatchObject({ status: 400, body: { ok: false, code: 'BAD_REQUEST' } });
  expect(refused.body['error']).toEqual({ message: refused.body['message'] });
  expect(await stateOf(world)).toEqual(before);
});

test('five clicks at once send one letter and are all answered alike', async () => {
  const browser = browserOf(world);
  const { email, userId } = await enter(browser);
  const text = 'Finish the deck, call Mom. Tomorrow: book the dentist';

  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => day0(browser, userId, text)));

  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await world.mails(email)).toHaveLength(1);
  expect(await rowAt(world, keys.day(userId, dateIn(world)))).toMatchObject({ version: 1 });
});

test('a retry within the hour gets the same answer, and nothing is sent or changed', async () => {
  const browser = browserOf(world);
  const { email, userId } = await enter(browser);
  const words = 'Finish the deck. Tomorrow: book the dentist';
  const first = await day0(browser, userId, words);
  const before = await planOf(userId);

  await world.advance(55 * 60_000);
  const again = await day0(browser, userId, words);
  // The page asks create-user before each Start, and is given a handle by now.
  const { body } = await createUser(browser, email, chicago, 'detected');
  const byHandle = await day0(browser, String(body['userId']), words);

  expect(body['userId']).not.toBe(userId);
  expect([again, byHandle]).toEqual([first, first]);
  expect(await world.mails(email)).toHaveLength(1);
  expect(await planOf(userId)).toEqual(before);
});

test('a retry is answered with the list as it was, whatever a reply has ticked since', async () => {
  const browser = browserOf(world);
  const { email, userId } = await enter(browser);
  const { body: first } = await day0(browser, userId, 'Finish the deck');
  const [letter] = await world.mails(email);
  await answer(world, letter!, '1 is done');

  const { body: again } = await day0(browser, userId, 'Finish the deck');

  expect(again['meta']).toEqual(first['meta']);
});

test('a client without cookies signs up, and a second start of it is a stranger’s', async () => {
  const { email, userId } = await signUp(world);
  const first = await day0(world, userId, 'Finish the deck');

  const again = await day0(world, userId, 'Finish the deck');

  expect(again).toEqual(first);
  const [letter, notice, ...others] = await world.mails(email);
  expect(letter?.text).toContain('Finish the deck');
  expect(notice?.text).toMatch(/own\s+plan\s+hasn’t\s+changed/);
  expect(others).toEqual([]);
});

describe('a stranger who had the real id before its owner began', () => {
  const secrets = 'Call the oncologist\nMeet the lawyer about the divorce';
  const words = 'Water the plants';

  /** The stranger types the address; then its owner signs up, in a zone of their own. */
  async function spiedOn() {
    const [stranger, owner] = [browserOf(world), browserOf(world)];
    const email = newAddress();
    const known = await createUser(stranger, email, chicago);
    const { body } = await createUser(owner, email, 'Asia/Tokyo', 'user');
    const userId = String(body['userId']);
    await day0(owner, userId, secrets);
    await confirm(world, { email, userId });
    expect(known.body['userId']).toBe(userId);
    return { stranger, email, userId };
  }

  /** What a first sign-up in the stranger's zone is answered. */
  const fresh = async (text: string, startToday = true) => {
    const browser = browserOf(world);
    const { body } = await createUser(browser, newAddress(), chicago);
    return day0(browser, String(body['userId']), text, startToday);
  };

  test.each([
    ['other words', words, true],
    ['the very words of the owner', secrets, true],
    ['a skip', '', false],
  ])('reads nothing of theirs: %s', async (_, text, startToday) => {
    const { stranger, email, userId } = await spiedOn();
    const plan = await planOf(userId);

    const first = await day0(stranger, userId, text, startToday);
    const second = await day0(stranger, userId, text, startToday);

    const expected = await fresh(text, startToday);
    expect([first, second]).toEqual([expected, expected]);
    expect(JSON.stringify(first)).not.toMatch(/Japan|Tokyo/);
    expect(await planOf(userId)).toEqual(plan);
    const [, notice, ...others] = await world.mails(email);
    expect(notice?.text).toMatch(/own\s+plan\s+hasn’t\s+changed/);
    expect(others).toEqual([]);
  });

  test.each([
    ['none', () => undefined],
    ['one that is made up', () => `${'A'.repeat(22)}.America/Chicago`],
    ['one that is none', () => 'nonsense'],
  ])('reads nothing by the words alone, with a cookie that is %s', async (_, cookie) => {
    const { email, userId } = await spiedOn();
    const thief = browserOf(world);
    const value = cookie();
    if (value) thief.cookies.set('anchor_signup', value);

    const { body } = await day0(thief, userId, secrets);

    expect(body).toEqual((await fresh(secrets)).body);
    expect(await world.mails(email)).toHaveLength(2);
  });

  test('reads nothing in the race with the owner either', async () => {
    const [stranger, owner] = [browserOf(world), browserOf(world)];
    const email = newAddress();
    await createUser(stranger, email, chicago);
    const { body } = await createUser(owner, email, chicago);
    const userId = String(body['userId']);

    const [mine, theirs] = await Promise.all([
      day0(owner, userId, secrets),
      day0(stranger, userId, words),
    ]);

    expect(mine).toEqual(await fresh(secrets));
    expect(theirs).toEqual(await fresh(words));
    // Whoever was quicker has a plan, and nobody's words are mixed into it.
    const [letter] = await world.mails(email);
    expect(letter?.text).toMatch(/oncologist[\s\S]*lawyer|Water the plants/);
    expect(/oncologist/.test(letter!.text) && /Water/.test(letter!.text)).toBe(false);
  });
});

test('what binds a plan to its browser is a hash, and the secret is kept nowhere', async () => {
  const browser = browserOf(world);
  const { userId } = await enter(browser);
  await day0(browser, userId, 'Finish the deck');
  const [secret = ''] = (browser.cookies.get('anchor_signup') ?? '').split('.');
  expect(secret).toMatch(/^[\w-]{22}$/);

  const row = await userIn(world, userId);

  expect(row?.['begunBy']).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await rowsIn(world))).not.toContain(secret);
});

describe('whoever only knows the address of a person', () => {
  const words = 'Wire ten thousand dollars\nhttps://evil.example/pay';

  test('is answered as at a first sign-up, and keeps nothing', async () => {
    const { email, userId } = await begin(world);
    const plan = await planOf(userId);

    const { status, body } = await day0(world, await handleFor(email), words);

    const fresh = await day0(world, (await signUp(world)).userId, words);
    expect({ status, body }).toEqual(fresh);
    expect(await planOf(userId)).toEqual(plan);
  });

  test('gives the owner one notice a day, with their plan and none of the words', async () => {
    const { email } = await begin(world);

    for (const _ of [1, 2, 3]) await day0(world, await handleFor(email), words);
    await Promise.all([1, 2, 3].map(async () => day0(world, await handleFor(email), words)));

    const [, notice, ...others] = await world.mails(email);
    expect(others).toEqual([]);
    expect(notice?.text).toMatch(/own\s+plan\s+hasn’t\s+changed/);
    expect(notice?.text).toMatch(/Finish the deck[\s\S]*Call Mom[\s\S]*Go for a walk/);
    expect(notice?.raw).not.toMatch(/dollars|evil|Wire/);
    expect(notice?.text).not.toContain('/email-confirmation');
  });

  test('may give another notice the day after', async () => {
    const { email } = await begin(world);
    await day0(world, await handleFor(email), words);
    await toNextDay(world, [10]);
    const before = await world.mails(email);

    await day0(world, await handleFor(email), words);
    await day0(world, await handleFor(email), words);

    const after = await world.mails(email);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)?.text).toMatch(/own\s+plan\s+hasn’t\s+changed/);
  });

  test('gets the same with the real id, an hour after the start', async () => {
    const { email, userId } = await begin(world);
    await world.advance(61 * 60_000);
    const [plan, sent] = [await planOf(userId), await world.mails(email)];

    const { status, body } = await day0(world, userId, words);

    const fresh = await day0(world, (await signUp(world)).userId, words);
    expect({ status, body }).toEqual(fresh);
    expect(await planOf(userId)).toEqual(plan);
    const [notice, ...others] = (await world.mails(email)).slice(sent.length);
    expect(others).toEqual([]);
    expect(notice?.raw).not.toMatch(/dollars|evil|Wire/);
  });

  test('has nothing sent to whoever left', async () => {
    const { email, userId } = await begin(world);
    await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
    const sent = await world.mails(email);

    const { status } = await day0(world, await handleFor(email), words);

    expect(status).toBe(200);
    expect(await world.mails(email)).toEqual(sent);
    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
  });

  test('tells the owner of a skip too, and changes nothing by it', async () => {
    const { email, userId } = await begin(world);
    const plan = await planOf(userId);

    const { status, body } = await day0(world, await handleFor(email), '', false);

    const fresh = await day0(world, (await signUp(world)).userId, '', false);
    expect({ status, body }).toEqual(fresh);
    expect(await planOf(userId)).toEqual(plan);
    expect(await world.mails(email)).toHaveLength(2);
    await day0(world, await handleFor(email), '', false);
    expect(await world.mails(email)).toHaveLength(2);
  });
});

test('a person who began by a reply loses no list to a second start', async () => {
  const { email, userId } = await signUp(world);
  await toNextDay(world, [6, 1]);
  const [morning] = await world.mails(email);
  await answer(world, morning!, 'write the report');
  const plan = await planOf(userId);

  const { body } = await day0(world, userId, 'call Mom');

  const fresh = await day0(world, (await signUp(world)).userId, 'call Mom');
  expect(body).toEqual(fresh.body);
  expect(await planOf(userId)).toEqual(plan);
});

test('Skip sends the welcome letter once, however often it is pressed', async () => {
  const { email, userId } = await signUp(world);

  const [first, second] = await Promise.all([1, 2].map(() => day0(world, userId, '', false)));
  const third = await day0(world, userId, 'these words are passed over', false);

  expect(first).toMatchObject({ status: 200, body: { ok: true, startToday: false } });
  expect([second, third]).toEqual([first, first]);
  const [welcome, ...others] = await world.mails(email);
  expect(others).toEqual([]);
  expect(welcome?.text).toMatch(/tomorrow morning/);
  expect(await rowAt(world, keys.welcome(userId))).toMatchObject({ state: 'sent' });
  expect(await planOf(userId)).toHaveLength(1);
});

test('whoever skipped may still start today', async () => {
  const { email, userId } = await signUp(world);
  await day0(world, userId, '', false);

  const { status } = await day0(world, userId, 'call Mom');

  expect(status).toBe(200);
  expect(await world.mails(email)).toHaveLength(2);
  expect(await rowAt(world, keys.day(userId, dateIn(world)))).toMatchObject({ version: 1 });
});
