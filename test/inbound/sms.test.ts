/**
 * Goal: a text from a known phone is a reply like any other, and no other text does anything.
 * Method: notices of End User Messaging, published as a carrier's or handed to the built function.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { planOf, repliesOf, rowsIn, schedulesOf, stateOf, userIn } from '#test/kit/kept.ts';
import { answer } from '#test/kit/mail.ts';
import {
  beginByText,
  deliverText,
  lastTextTo,
  newPhone,
  type TextAbout,
  text,
  textsTo,
} from '#test/kit/phone.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });
afterAll(() => {
  expect(world.endpoint.deadLetters.all()).toEqual([]);
});

const topic = builtCloud().functions.find(({ name }) => name === 'inbound.sms')?.topics[0];
const deliver = (about: TextAbout) => deliverText(world, about);

test('a report that a mail did not arrive ends no letters that come by text', async () => {
  const { userId, email } = await beginByText(world);
  const report = [
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ${email}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
  ];

  await answer(world, (await world.mails(email)).at(-1)!, '', {
    from: 'mailer-daemon@mx.example',
    envelopeFrom: '',
    type: 'multipart/report; report-type=delivery-status; boundary=b',
    body: report.join('\n'),
  });

  expect(await userIn(world, userId)).toMatchObject({ state: 'active', channel: 'sms' });
  expect(schedulesOf(world, userId)).toHaveLength(3);
});

describe('a text from a phone that has said YES', () => {
  test('is answered though its carrier cut it through a sign', async () => {
    const { phone } = await beginByText(world);

    await deliver({ from: phone, text: 'add feed the 🐈'.slice(0, -1) });

    expect(await lastTextTo(world, phone)).toMatch(/feed/i);
  });

  test('changes the list, and is answered by a text with the list as it stands', async () => {
    const { phone, userId, email } = await beginByText(world);
    const mails = (await world.mails(email)).length;

    await text(world, phone, '1 done. add water the plants');

    expect(await lastTextTo(world, phone)).toMatch(
      /^Anchor: Got it\.\n"Finish the deck" is done\. "Water the plants" is on your list\.\n/,
    );
    expect(await world.mails(email)).toHaveLength(mails);
    expect(await repliesOf(world, userId)).toContainEqual(
      expect.objectContaining({ text: '1 done. add water the plants', stage: 'DAY0_ACK' }),
    );
  });

  test('counts over the list of the letter that AWS says it answers', async () => {
    const { phone } = await beginByText(world);
    await text(world, phone, 'drop 1');
    expect(await lastTextTo(world, phone)).toContain('1. Call Mom');

    await text(world, phone, '1 done');

    expect(await lastTextTo(world, phone)).toContain('"Call Mom" is done.');
  });

  test('is taken once, however often it is delivered', async () => {
    const { phone, userId } = await beginByText(world);
    const about = { from: phone, text: 'add buy milk', id: randomUUID() };
    await deliver(about);
    const [plan, count] = [await planOf(world, userId), (await textsTo(world, phone)).length];

    await Promise.all([deliver(about), deliver(about)]);
    await deliver({ ...about, at: new Date(world.clock.now() + 1000) });

    expect(await planOf(world, userId)).toEqual(plan);
    expect(await textsTo(world, phone)).toHaveLength(count);
  });

  test('two with the same words are two texts', async () => {
    const { phone } = await beginByText(world);

    await text(world, phone, 'add call the bank');
    await text(world, phone, 'add call the bank');

    expect(await textsTo(world, phone)).toHaveLength(4);
  });

  test('the parts of a long one may come in any order: each is kept', async () => {
    const { phone, userId } = await beginByText(world);

    await Promise.all(
      ['add buy milk', 'add call the bank', 'add water the plants'].map((part) =>
        text(world, phone, part),
      ),
    );

    const items = JSON.stringify(await planOf(world, userId));
    for (const part of ['Buy milk', 'Call the bank', 'Water the plants'])
      expect(items).toContain(part);
  });

  test.each([
    ['an MMS', undefined],
    ['nothing', ''],
    ['spaces', '  \n '],
  ])('%s without words changes nothing and is not answered', async (_, words) => {
    const { phone } = await beginByText(world);
    const before = await stateOf(world);

    expect(await deliver({ from: phone, text: words })).toMatchObject({ ok: true });

    expect(await stateOf(world)).toEqual(before);
  });

  test('its first word as AWS matched it is not its text', async () => {
    const { phone, userId } = await beginByText(world);

    await deliver({ from: phone, text: 'Stop by the bank', keyword: 'STOP' });

    expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
    expect(await lastTextTo(world, phone)).toContain('"Stop by the bank" is on your list.');
  });

  test.each(['Help mom move', 'cancel gym', 'end of quarter report is done'])(
    '%j is about the list and ends nothing',
    async (words) => {
      const { phone, userId } = await beginByText(world);

      await text(world, phone, words);

      expect(await userIn(world, userId)).toMatchObject({ state: 'active', channel: 'sms' });
      expect(schedulesOf(world, userId)).toHaveLength(3);
    },
  );

  test('HELP names us, the help, the cost and the way out', async () => {
    const { phone } = await beginByText(world);

    await text(world, phone, 'HELP');

    const answer = await lastTextTo(world, phone);
    expect(answer).toMatch(/^Anchor: /);
    expect(answer).toMatch(/Help: \S+\/faq\. STOP ends\.$/);
    expect(answer).toContain('Msg & data rates may apply.');
  });
});

describe('STOP', () => {
  // All the words there are stand in the tests of the domain.
  test.each(['STOP', 'Cancel.', 'opt out'])(
    '%s ends everything, with one text and then silence',
    async (word) => {
      const { phone, userId } = await beginByText(world);
      const before = (await textsTo(world, phone)).length;

      await text(world, phone, word);
      await text(world, phone, word);
      await text(world, phone, 'STOP');
      await text(world, phone, 'add one more thing');

      expect((await textsTo(world, phone)).slice(before)).toEqual([
        "Anchor: You're unsubscribed.\n" +
          "We won't write again, by text or by email.\nTo begin again, text START.",
      ]);
      const user = await userIn(world, userId);
      expect(user).toMatchObject({ state: 'unsubscribed' });
      expect(user).not.toHaveProperty('textsAgreedAt');
      expect(schedulesOf(world, userId)).toEqual([]);
    },
  );

  test('is heard in a sentence, and what is said beside it is kept', async () => {
    const { phone, userId } = await beginByText(world);

    await text(world, phone, '1 done. Please stop texting me.');

    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
    expect(JSON.stringify(await planOf(world, userId))).toMatch(/Finish the deck","d"/);
  });

  test('START brings texts and letters back, once', async () => {
    const { phone, userId } = await beginByText(world);
    await text(world, phone, 'STOP');

    await text(world, phone, 'START');

    expect(await lastTextTo(world, phone)).toMatch(/^Anchor: Welcome back\./);
    expect(await userIn(world, userId)).toMatchObject({
      state: 'active',
      channel: 'sms',
      textsAgreedAt: expect.any(String),
    });
    expect(schedulesOf(world, userId)).toHaveLength(3);
  });

  test('that was on its way for hours is obeyed, and no longer confirmed', async () => {
    const { phone, userId } = await beginByText(world);
    const count = (await textsTo(world, phone)).length;
    const at = new Date(world.clock.now());
    await world.advance(6 * 60_000);

    await deliver({ from: phone, text: 'STOP', at });

    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
    expect(await textsTo(world, phone)).toHaveLength(count);
  });

  test('that comes after the START which was written later changes nothing', async () => {
    const { phone, userId } = await beginByText(world);
    const at = new Date(world.clock.now());
    await world.advance(60_000);
    await text(world, phone, 'STOP');
    await world.advance(60_000);
    await text(world, phone, 'START');

    await deliver({ from: phone, text: 'STOP', at });

    expect(await userIn(world, userId)).toMatchObject({ state: 'active', channel: 'sms' });
  });

  test('START that comes after the STOP which was written later changes nothing', async () => {
    const { phone, userId } = await beginByText(world);
    const at = new Date(world.clock.now());
    await world.advance(60_000);
    await text(world, phone, 'STOP');
    const count = (await textsTo(world, phone)).length;

    await deliver({ from: phone, text: 'START', at });

    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
    expect(await textsTo(world, phone)).toHaveLength(count);
  });
});

describe('anybody else', () => {
  test('a phone nobody has is never answered, and is counted', async () => {
    const phone = newPhone();
    const counted = async () =>
      (await rowsIn(world)).reduce((sum, row) => sum + Number(row['texts:unknown'] ?? 0), 0);
    const before = await counted();

    for (const words of ['hello', 'HELP', 'YES', '1 done']) await text(world, phone, words);

    expect(await textsTo(world, phone)).toEqual([]);
    expect(await counted()).toBe(before + 4);
  });

  test('a notice of another topic is not taken, whoever it says has written', async () => {
    const { phone } = await beginByText(world);
    const before = await stateOf(world);

    await deliver({ from: phone, text: 'STOP', topic: `${topic}-other` });

    expect(await stateOf(world)).toEqual(before);
  });

  test('what is no notice of a text is passed over', async () => {
    const sns = { TopicArn: topic, Timestamp: new Date(world.clock.now()).toISOString() };
    for (const Message of ['Successfully validated SNS topic', '{}', '[]']) {
      const event = { Records: [{ EventSource: 'aws:sns', Sns: { ...sns, Message } }] };
      expect(await world.invoke('inbound.sms', event)).toMatchObject({ ok: true });
    }
  });
});
