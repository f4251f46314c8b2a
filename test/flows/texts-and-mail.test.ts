/**
 * Goal: whoever has a phone and a mailbox is never promised letters by a way that they do not come.
 * Method: replies by mail of people whose letters come, or came, by text.
 */
import { expect, test } from '@jest/globals';
import { schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { beginByText, newPhone, type Texter, text, textsTo } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

async function say({ email }: Texter, words: string): Promise<string> {
  await answer(world, (await world.mails(email))[0]!, words);
  return (await world.mails(email)).at(-1)!.text.replace(/\s+/g, ' ');
}

test('START by mail after STOP by text brings the letters back by mail', async () => {
  const person = await beginByText(world);
  await text(world, person.phone, 'STOP');
  const texts = (await textsTo(world, person.phone)).length;

  expect(await say(person, 'start')).toMatch(/Welcome back\..* Next: midday check-in/);

  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active', channel: 'email' });
  expect(schedulesOf(world, person.userId).map(({ expression }) => expression)).toContain(
    'cron(0 6 * * ? *)',
  );
  const event = stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world));
  expect(await deliver(world, event)).toMatchObject({ value: { outcome: 'sent' } });
  expect((await world.mails(person.email)).at(-1)!.text).toContain('How is it going?');
  expect(await textsTo(world, person.phone)).toHaveLength(texts);
});

test('START by mail after leaving by mail leaves the letters coming by text', async () => {
  const person = await beginByText(world);
  await say(person, 'unsubscribe');

  await say(person, 'start');

  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active', channel: 'sms' });
});

test('who asks for another phone is not told that letters come by mail until then', async () => {
  const person = await beginByText(world);

  const told = await say(person, `text me at ${newPhone()}`);

  expect(told).toMatch(/One more step\..* Until then they come as before\./);
  expect(await userIn(world, person.userId)).toMatchObject({ phone: person.phone });
});

test('START by text in a pause brings the letters to the phone at its hours', async () => {
  const person = await beginByText(world);
  await text(world, person.phone, 'email me instead');
  await say(person, 'pause');

  await text(world, person.phone, 'START');

  expect(await userIn(world, person.userId)).toMatchObject({ state: 'active', channel: 'sms' });
  expect(schedulesOf(world, person.userId).map(({ expression }) => expression)).toContain(
    'cron(0 8 * * ? *)',
  );
});
