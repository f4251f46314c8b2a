/**
 * Goal: the letter that ends a week looks back on it, for whoever wants that.
 * Method: the running product over HTTP, SMTP and its phone, its clock moved over two weeks.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { segments } from '#shared/domain/letters/gsm7.ts';
import { addDays, instantOf, localDateAt, weekdayOf } from '#shared/domain/local-date.ts';
import { confirm, createUser, day0, newAddress } from '#test/kit/person.ts';
import { type Product, startProduct } from '#test/kit/product.ts';

const zone = 'America/Denver';
const email = newAddress();
const phone = '+13035550142';
let product: Product;
let monday: string;

const [mondays, tuesdays, thursdays, fridays] = [0, 1, 3, 4];
const until = (day: number, hour: number, minute = 0) => {
  const instant = instantOf(addDays(monday, day), hour * 60 + minute, zone);
  return product.moveClock({ to: instant!.toISOString() });
};
const newest = async (to = email) => (await product.messages(to)).at(-1)!;
async function reply(text: string): Promise<string> {
  await product.reply({ inReplyTo: (await newest()).id, text });
  return (await newest()).text ?? '';
}
const eveningOf = async (day: number): Promise<string> => {
  await until(day, 18, 1);
  const { text } = await newest();
  expect(text).toContain('How did today land?');
  return text;
};

beforeAll(async () => {
  product = await startProduct();
  const { now } = await product.clock();
  const tomorrow = addDays(localDateAt(new Date(now), zone), 1);
  monday = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(tomorrow, days))
    .find((date) => weekdayOf(date) === 1)!;
  await until(mondays, 9);
  const { body } = await createUser(product, email, zone, 'user');
  const userId = String(body['userId']);
  await day0(product, userId, 'finish the deck\nfix the bike\ncall Mom');
  await confirm(product, { email, userId });
});
afterAll(() => product?.remove());

test('Friday evening looks back on the week, and Thursday does not', async () => {
  await until(mondays, 12, 31);
  await reply('deck is done');
  await until(tuesdays, 12, 31);
  await reply('called mom, add: water the plants');
  expect(await reply('undo')).toContain('Call Mom');
  await reply('mom is done, add: water the plants');
  expect(await eveningOf(thursdays)).not.toContain('this week');

  const text = (await eveningOf(fridays)).replace(/\s+/g, ' ');

  expect(text).toContain('Done this week: “Finish the deck” and “Call Mom”.');
  expect(text).toContain(
    '“Fix the bike” has come along since Monday. Quiet weeks count, too.',
  );
  expect(text).toContain('Reply no weekly to leave this out.');
});

test('"no weekly" leaves it out of the next week, and undo takes back no more than a list', async () => {
  expect(await reply('no weekly')).toContain(
    'No weekly look back from now on. To have it again, reply: weekly.',
  );
  await reply('bike is done');
  expect(await reply('undo')).toContain('[>] Fix the bike');

  expect(await eveningOf(fridays + 7)).not.toContain('has come along since');
});

test('"weekly" brings it back, and by text it stands within two segments', async () => {
  expect(await reply('weekly')).toContain('The weekly look back comes again');
  await until(mondays + 14, 10);
  await reply('text me at (303) 555-0142 instead');
  const text = (words: string) => product.post('/_local/api/texts', { from: phone, text: words });
  await text('Yes');
  await text('plants are done');

  await until(fridays + 14, 18, 1);
  const { text: evening } = await newest(phone);

  expect(evening).toContain('Done this week: "Water the plants".');
  expect(segments(evening)).toBe(2);
});
