/** Texts and mail are two ways to one list: chosen by reply, agreed to from the phone. */
import { describe, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { letterRow, planOf, type Row, rowAt, rowsIn, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn, instantAt, toNextDay } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import {
  askForTexts,
  beginByText,
  deliverText,
  lastTextTo,
  newPhone,
  text,
  textsTo,
} from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

const mailsTo = async ({ email }: SignedUp) => world.mails(email);
const newestMail = async (person: SignedUp) => (await mailsTo(person)).at(-1)!;
const say = async (person: SignedUp, words: string): Promise<string> => {
  await answer(world, await newestMail(person), words);
  return (await newestMail(person)).text;
};
const consentsOf = async ({ userId }: SignedUp): Promise<readonly Row[]> =>
  (await rowsIn(world)).filter(
    ({ pk, sk }) => pk === keys.post(userId) && String(sk).startsWith('CONSENT#'),
  );
const minutesOf = ({ userId }: SignedUp) =>
  schedulesOf(world, userId).map(({ expression }) => expression);

describe('asking for texts by mail', () => {
  test('sends the phone one text, and nothing else before its YES', async () => {
    const person = await begin(world);
    const phone = newPhone();

    const told = await say(person, `text me at ${phone}`);
    await say(person, `please text me at ${phone}`);

    expect(await textsTo(world, phone)).toEqual([
      'Anchor: Someone asked for check-ins by text with this number.\n' +
        'Reply YES to get up to 3 a day.\n' +
        'Msg & data rates may apply. HELP for help, STOP to end.',
    ]);
    expect(told).toMatch(/One more step\.[\s\S]*Reply YES[\s\S]*8 AM to 9 PM/);
    expect(await userIn(world, person.userId)).toMatchObject({ channel: 'email' });
    expect(await userIn(world, person.userId)).not.toHaveProperty('phone');
    expect(minutesOf(person)).toContain('cron(0 6 * * ? *)');
  });

  test('leaves the letters coming by mail until the phone has said YES', async () => {
    const person = await begin(world);
    const phone = newPhone();
    await askForTexts(world, person, phone);

    await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));

    expect(await textsTo(world, phone)).toHaveLength(1);
    expect((await newestMail(person)).text).toContain('How is it going?');
  });

  test('the text is asked for as the rules want it: its kind, its number, its price', async () => {
    const person = await begin(world);
    const phone = newPhone();

    await askForTexts(world, person, phone);

    const sent = world.endpoint.outbox.all().find(({ to }) => to === phone);
    expect(sent?.attributes).toEqual({
      'AWS.SNS.SMS.SMSType': 'Transactional',
      'AWS.MM.SMS.OriginationNumber': '+15125550100',
      'AWS.SNS.SMS.MaxPrice': '0.05',
    });
  });

  test.each([
    ['text me at +1 555 123 4567', /Which number\?/],
    ['text me at 12345 678', /Which number\?/],
    ['text me instead', /Which number\?/],
    ['text me at +44 7400 123456', /Not in that country yet\./],
  ])('%j is asked back about, and nothing changes', async (words, told) => {
    const person = await begin(world);
    const before = await planOf(world, person.userId);

    expect(await say(person, words)).toMatch(told);

    const [, profile] = await planOf(world, person.userId);
    expect(profile).toMatchObject({ channel: 'email' });
    expect(profile).not.toHaveProperty('askedPhone');
    expect(before).toHaveLength(2);
  });
});

describe('YES from the phone', () => {
  test('brings the letters there within the hours, and says when', async () => {
    const person = await beginByText(world);

    expect(await lastTextTo(world, person.phone)).toBe(
      'Anchor: Done.\nUp to 3 texts a day, at 8:00 AM, 12:30 PM and 6:00 PM Central.\n' +
        'Msg & data rates may apply. HELP for help, STOP to end.',
    );
    expect(await userIn(world, person.userId)).toMatchObject({
      channel: 'sms',
      phone: person.phone,
      rhythm: { MORNING_INTENTION: 360 },
    });
    expect(minutesOf(person)).toEqual([
      'cron(0 8 * * ? *)',
      'cron(30 12 * * ? *)',
      'cron(0 18 * * ? *)',
    ]);
  });

  test('is written down with the words that were agreed to, and never overwritten', async () => {
    const person = await beginByText(world);
    const [asking] = await textsTo(world, person.phone);
    await text(world, person.phone, 'STOP');
    await text(world, person.phone, 'START');

    const records = await consentsOf(person);

    // With the texts the letters ended and came again, which is written down beside it.
    const ofPhone = records.filter(({ phone }) => phone !== undefined);
    expect(ofPhone.map(({ what }) => what)).toEqual(['asked', 'given', 'taken back', 'given']);
    const ofLetters = records.filter(({ phone }) => phone === undefined);
    expect(ofLetters.map(({ what, by }) => [what, by])).toEqual([
      ['unsubscribed', 'person'],
      ['subscribed', 'person'],
    ]);
    expect(records[1]).toMatchObject({
      phone: person.phone,
      wording: asking,
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      at: expect.stringMatching(/Z$/),
      source: expect.stringMatching(/^text /),
    });
    expect(records[2]).toMatchObject({ wording: 'STOP' });
  });

  test('delivered twice changes nothing more', async () => {
    const person = await begin(world);
    const phone = newPhone();
    await askForTexts(world, person, phone);
    const yes = { from: phone, text: 'yes please', id: `yes-${phone}` };
    await deliverText(world, yes);
    const [plan, count] = [
      await planOf(world, person.userId),
      (await textsTo(world, phone)).length,
    ];

    await deliverText(world, yes);

    expect(await planOf(world, person.userId)).toEqual(plan);
    expect(await textsTo(world, phone)).toHaveLength(count);
  });

  test('comes to nothing after three days, and for somebody who has left', async () => {
    const [late, gone] = [await begin(world), await begin(world)];
    const [latePhone, gonePhone] = [newPhone(), newPhone()];
    await askForTexts(world, late, latePhone);
    await askForTexts(world, gone, gonePhone);
    await say(gone, 'unsubscribe');
    const after = new Date(world.clock.now() + 73 * 3_600_000);

    await deliverText(world, { from: latePhone, text: 'YES', at: after });
    await text(world, gonePhone, 'YES');

    for (const [person, phone] of [
      [late, latePhone],
      [gone, gonePhone],
    ] as const) {
      expect(await userIn(world, person.userId)).toMatchObject({ channel: 'email' });
      expect(await textsTo(world, phone)).toHaveLength(1);
    }
  });

  test.each(['STOP', 'no', 'wrong number'])(
    'when it is %s instead, nobody can have that phone asked again',
    async (word) => {
      const [person, other] = [await begin(world), await begin(world)];
      const phone = newPhone();
      await askForTexts(world, person, phone);

      await text(world, phone, word);
      await text(world, phone, 'YES');
      await toNextDay(world, [10]);

      expect(await say(other, `text me at ${phone}`)).toMatch(/We can’t use that number\./);
      expect(await textsTo(world, phone)).toHaveLength(1);
      expect(await userIn(world, person.userId)).toMatchObject({ channel: 'email' });
    },
  );

  test('HELP before it says what this is, and confirms nothing', async () => {
    const person = await begin(world);
    const phone = newPhone();
    await askForTexts(world, person, phone);

    await text(world, phone, 'HELP');

    expect(await lastTextTo(world, phone)).toMatch(/^Anchor: .*[\s\S]*STOP refuses them/);
    expect(await userIn(world, person.userId)).toMatchObject({ channel: 'email' });
  });
});

describe('a phone is one person’s', () => {
  test('a second person is told that it cannot be used, and not whose it is', async () => {
    const owner = await beginByText(world);
    const count = (await textsTo(world, owner.phone)).length;
    const other = await begin(world);

    const told = await say(other, `text me at ${owner.phone}`);

    expect(told).toMatch(/We can’t use that number\.[\s\S]*letters come as before/);
    expect(await textsTo(world, owner.phone)).toHaveLength(count);
    expect(await rowAt(world, keys.phone(owner.phone))).toMatchObject({ userId: owner.userId });
  });

  test('two who ask for one phone get it one text, and the same words as for a taken one', async () => {
    const [one, other] = [await begin(world), await begin(world)];
    const phone = newPhone();
    await askForTexts(world, one, phone);

    expect(await say(other, `text me at ${phone}`)).toMatch(/We can’t use that number\./);
    expect(await textsTo(world, phone)).toHaveLength(1);
  });

  test('five numbers a day are asked for one person, and no more', async () => {
    const person = await begin(world);
    const numbers = Array.from({ length: 6 }, newPhone);

    for (const number of numbers) await askForTexts(world, person, number);

    const asked = await Promise.all(numbers.map((number) => textsTo(world, number)));
    expect(asked.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('a new number takes the place of the old one, which is free again', async () => {
    const person = await beginByText(world);
    const newer = newPhone();
    await text(world, person.phone, `text me at ${newer}`);

    await text(world, newer, 'YES');

    expect(await userIn(world, person.userId)).toMatchObject({ phone: newer });
    expect(await rowAt(world, keys.phone(person.phone))).toBeUndefined();
  });
});

describe('back to mail', () => {
  test('"email me instead" by text brings the letters back to the address, at their old hour', async () => {
    const person = await beginByText(world);

    await text(world, person.phone, 'email me instead');

    expect(await lastTextTo(world, person.phone)).toContain(
      'Letters now come by email, at 6:00 AM, 12:30 PM and 6:00 PM Central.',
    );
    expect(minutesOf(person)).toContain('cron(0 6 * * ? *)');
    await toNextDay(world, [6, 1]);
    expect((await newestMail(person)).text).toContain('What matters today?');
  });

  test('between the two mornings it says that today’s falls away, and the row knows', async () => {
    const person = await beginByText(world);
    const date = await toNextDay(world, [7]);

    await text(world, person.phone, 'email me instead');

    expect((await userIn(world, person.userId))?.['channel']).toBe('email');
    expect(await letterRow(world, person.userId, date, 'MORNING_INTENTION')).toMatchObject({
      because: 'moved',
    });
    await toNextDay(world, [6, 1]);
    expect((await newestMail(person)).text).toContain('What matters today?');
  });

  test('one list: a text still changes it, and "text me" needs no second YES', async () => {
    const person = await beginByText(world);
    await text(world, person.phone, 'email me instead');

    await text(world, person.phone, '1 done');
    expect(await lastTextTo(world, person.phone)).toContain('"Finish the deck" is done.');

    expect(await say(person, 'text me instead')).toMatch(/Letters now come as text messages/);
    expect(await userIn(world, person.userId)).toMatchObject({ channel: 'sms' });
  });

  test('STOP then ends the texts alone: the letters go on by mail', async () => {
    const person = await beginByText(world);
    await text(world, person.phone, 'email me instead');

    await text(world, person.phone, 'STOP');

    expect(await lastTextTo(world, person.phone)).toBe(
      'Anchor: No more texts.\nYour letters go on by email.\nTo begin again, text START.',
    );
    expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
    expect(await say(person, 'text me instead')).toMatch(/That phone asked us to stop\./);
  });
});

describe('quiet hours', () => {
  test('a schedule of 6:00 that is still there sends nothing, and the row says why', async () => {
    const { phone, userId } = await beginByText(world);
    const date = await toNextDay(world, [6, 1]);
    const count = (await textsTo(world, phone)).length;

    await deliver(world, stageEvent(userId, 'MORNING_INTENTION', date));

    expect(await textsTo(world, phone)).toHaveLength(count);
    expect(await letterRow(world, userId, date, 'MORNING_INTENTION')).toMatchObject({
      state: 'not sent',
      because: 'quiet hours',
    });
  });

  test('a retry that slips past 21:00 is dropped', async () => {
    const { phone, userId } = await beginByText(world);
    for (const { group, name } of schedulesOf(world, userId)) {
      await world.endpoint.schedules.remove(group, name);
    }
    const date = await toNextDay(world, [21, 30]);
    const count = (await textsTo(world, phone)).length;
    const event = stageEvent(userId, 'EVENING_REFLECTION', date);

    await deliver(world, { ...event, scheduledAt: instantAt(date, [20, 30]).toISOString() });

    expect(await textsTo(world, phone)).toHaveLength(count);
    expect(await letterRow(world, userId, date, 'EVENING_REFLECTION')).toMatchObject({
      because: 'quiet hours',
    });
  });

  test('a person’s own text is answered at any hour', async () => {
    const { phone } = await beginByText(world);
    await toNextDay(world, [3]);

    await text(world, phone, '1 done');

    expect(await lastTextTo(world, phone)).toContain('"Finish the deck" is done.');
  });
});

describe('a text that was long on its way', () => {
  test('does not undo what was said after it by mail, and its addition is kept', async () => {
    const person = await beginByText(world);
    const wrote = new Date(world.clock.now());
    await world.advance(60_000);
    await text(world, person.phone, '2 done');
    await world.advance(60_000);
    await say(person, 'reopen call mom. 1 is done');
    const row = async () => JSON.stringify((await planOf(world, person.userId))[0]?.['items']);
    const before = await row();
    expect(before).toMatch(/Finish the deck","d".*Call Mom","o"/);

    await deliverText(world, { from: person.phone, text: '2 done', at: wrote });
    expect(await row()).toBe(before);
    expect(await lastTextTo(world, person.phone)).toMatch(/^Anchor: That came late\./);

    await deliverText(world, { from: person.phone, text: 'add buy stamps', at: wrote });
    expect(await row()).toContain('Buy stamps');
  });
});
