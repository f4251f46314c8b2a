/**
 * Goal: what a person puts off to a day rests until that day and comes back, whatever lies between.
 * Method: the running product over HTTP and SMTP only, its clock moved from touchpoint to
 * touchpoint.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shortDay, weekdayName } from '#shared/domain/letters/date-words.ts';
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { confirm, createUser, day0, newAddress } from '#test/kit/person.ts';
import { type Product, startProduct } from '#test/kit/product.ts';

const zone = 'America/Chicago';
const email = newAddress();
let product: Product;
let dayOne: string;

const date = (day: number): string => addDays(dayOne, day - 1);
const until = (day: number, hour: number, minute = 0) => {
  const instant = instantOf(date(day), hour * 60 + minute, zone);
  return product.moveClock({ to: instant?.toISOString() ?? '' });
};
const newest = async () => (await product.messages(email)).at(-1)!;

async function reply(text: string): Promise<string> {
  await product.reply({ inReplyTo: (await newest()).id, text });
  return (await newest()).text ?? '';
}

beforeAll(async () => {
  product = await startProduct();
  const { now } = await product.clock();
  dayOne = addDays(localDateAt(new Date(now), zone), 1);
  await until(1, 10);
  const { body } = await createUser(product, email, zone);
  const userId = String(body['userId']);
  await day0(product, userId, 'finish the deck, call Mom and pick up the dry cleaning');
  await confirm(product, { email, userId });
  await until(1, 12, 31);
});
afterAll(() => product?.remove());

test('an item that is put off to a day says so, beside the item and in a sentence', async () => {
  const answer = await reply(`move dry cleaning to ${weekdayName(date(4))}`);

  expect(answer).toContain(`dry cleaning” moves to ${weekdayName(date(4))}.`);
  expect(answer).toMatch(new RegExp(`\\[>\\] .*dry cleaning \\(${shortDay(date(1), date(4))}\\)`));
});

test('until then it rests below the list, and can be put off further or wanted after all', async () => {
  await until(2, 6, 1);
  const { text } = await newest();
  const [list = '', later = ''] = (text ?? '').split('Later:');

  expect(list).not.toContain('dry cleaning');
  expect(later).toMatch(new RegExp(`\\[>\\] .*dry cleaning \\(${shortDay(date(2), date(4))}\\)`));

  const further = weekdayName(date(5));
  expect(await reply(`push dry cleaning to ${further}`)).toContain(`moves to ${further}.`);
  expect(await reply('undo')).toContain(`moves to ${weekdayName(date(4))}.`);
});

test('a pause over its day loses nothing: it comes back with the first letter', async () => {
  await reply(`pause until ${weekdayName(date(6))}`);
  await until(6, 6, 1);
  const { text } = await newest();

  expect(text).toMatch(/\d\. {1,2}\[.\] .*dry cleaning/);
  expect(text).not.toContain('Later:');
});
