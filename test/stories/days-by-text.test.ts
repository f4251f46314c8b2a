/**
 * Goal: two days of a person who moves to texts come out right, by the doors that people use.
 * Method: the running product over HTTP, SMTP and its phone, its clock moved from touchpoint to
 * touchpoint.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, instantOf, localDateAt, weekdayOf } from '#shared/domain/local-date.ts';
import { createUser, day0, newAddress } from '#test/kit/person.ts';
import { type Product, startProduct } from '#test/kit/product.ts';

const zone = 'America/Denver';
const email = newAddress();
const phone = '+13035550142';
let product: Product;
let dayOne: string;

const until = (day: number, hour: number, minute = 0) => {
  const instant = instantOf(addDays(dayOne, day - 1), hour * 60 + minute, zone);
  return product.moveClock({ to: instant!.toISOString() });
};
const texts = async () => (await product.messages(phone)).map(({ text }) => text);
const newest = async () => (await texts()).at(-1);
const mails = () => product.messages(email);
const text = (words: string) => product.post('/_local/api/texts', { from: phone, text: words });

beforeAll(async () => {
  product = await startProduct();
  const { now } = await product.clock();
  const tomorrow = addDays(localDateAt(new Date(now), zone), 1);
  // A Friday's evening looks back on the week, and takes more than a segment.
  dayOne = weekdayOf(tomorrow) === 4 ? addDays(tomorrow, 1) : tomorrow;
  await until(1, 9);
});
afterAll(() => product?.remove());

test('a letter is answered with "text me": the phone is asked, and agrees', async () => {
  const { body } = await createUser(product, email, zone, 'user');
  await day0(product, String(body['userId']), 'finish the deck\ncall Mom\nthirty-minute walk');
  const [letter] = await mails();

  await product.reply({ inReplyTo: letter!.id, text: 'text me at (303) 555-0142 instead' });
  expect(await newest()).toContain('Reply YES to get up to 3 a day.');

  expect(await text('Yes')).toMatchObject({ status: 200, body: { ok: true, pending: [] } });
  expect(await newest()).toContain('at 8:00 AM, 12:30 PM and 6:00 PM Mountain.');
});

test('midday comes by text, not by mail, and is answered by text', async () => {
  const before = (await mails()).length;
  await until(1, 12, 31);
  expect(await newest()).toBe(
    [
      'Anchor: How is it going?',
      '1. Finish the deck',
      '2. Call Mom',
      '3. Thirty-minute walk',
      'Example: "1 and 3 done".',
      'Next: evening reflection, at 6:00 PM Mountain.',
    ].join('\n'),
  );

  await text('deck’s done 🎉 push the walk to tomorrow');

  expect(await newest()).toBe(
    [
      'Anchor: Updated.',
      '"Finish the deck" is done. "Thirty-minute walk" moves to tomorrow.',
      '1. Finish the deck (done)',
      '2. Call Mom',
      '3. Thirty-minute walk (tomorrow)',
    ].join('\n'),
  );
  expect(await mails()).toHaveLength(before);
});

test('a correction by mail changes the same list', async () => {
  const letter = (await mails())[0]!;

  await product.reply({ inReplyTo: letter.id, text: 'add: book the dentist' });

  expect((await mails()).at(-1)?.text).toMatch(/\[x\] Finish the deck[\s\S]*Book the dentist/);
  await until(1, 18, 1);
  expect(await newest()).toMatch(/^Anchor: How did today land\?\n1 of 3 done\./);
  expect(await newest()).toContain('4. Book the dentist');
});

test('the morning waits until 8:00, and carries what was left open', async () => {
  await text('called mom');
  const before = (await texts()).length;
  await until(2, 7, 59);
  expect(await texts()).toHaveLength(before);

  await until(2, 8, 1);

  expect(await newest()).toBe(
    [
      'Anchor: What matters today?',
      'Came with you:',
      '1. Thirty-minute walk (from yesterday)',
      '2. Book the dentist (from yesterday)',
      'Reply with a sentence or a list.',
    ].join('\n'),
  );
});

test('how far an item is stands beside it, where a text has room', async () => {
  await text('walk half done');

  expect(await newest()).toContain('1. Thirty-minute walk (from yesterday) (half done)\n');
});

test('a task that begins with "stop" is a task; STOP is the end, START the beginning', async () => {
  await text('Stop by the bank');
  expect(await newest()).toContain('"Stop by the bank" is on your list.');

  await text('STOP');
  const ended = (await texts()).length;
  expect(await newest()).toContain('To begin again, text START.');
  await until(2, 12, 31);
  expect(await texts()).toHaveLength(ended);

  await text('start');
  expect(await newest()).toMatch(/^Anchor: Welcome back\./);
  await until(2, 18, 1);
  expect(await newest()).toMatch(/^Anchor: How did today land\?/);
});

test('no text took more than one segment, and the phone shows them all', async () => {
  const { body } = await product.get(`/_local/api/texts?phone=${encodeURIComponent(phone)}`);
  const shown = body['texts'] as { incoming: boolean; segments: number }[];
  const ours = shown.filter(({ incoming }) => incoming);

  expect(ours).toHaveLength((await texts()).length);
  expect(ours.filter(({ segments }) => segments > 1)).toEqual([]);
});
