/**
 * Goal: four days of one person come out right, by the doors that people and mail clients use.
 * Method: the running product over HTTP and SMTP only, its clock moved from touchpoint to
 * touchpoint.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { confirm, createUser, day0, newAddress } from '#test/kit/person.ts';
import { type Message, type Product, startProduct } from '#test/kit/product.ts';

const zone = 'America/Chicago';
const email = newAddress();
let product: Product;
let dayOne: string;

const at = (day: number, hour: number, minute = 0): string => {
  const instant = instantOf(addDays(dayOne, day - 1), hour * 60 + minute, zone);
  return instant!.toISOString();
};
const letters = () => product.messages(email);
const newest = async (): Promise<Message> => (await letters()).at(-1)!;
const until = (day: number, hour: number, minute = 0) =>
  product.moveClock({ to: at(day, hour, minute) });

/** The checklist lines of a letter's text, with their marks. */
const listOf = ({ text }: Message): readonly string[] =>
  (text ?? '')
    .split('\n')
    .flatMap((line) => /^\s*(?:\d+\.\s*)?(\[.\] .*\S)\s*$/.exec(line)?.[1] ?? []);

beforeAll(async () => {
  product = await startProduct();
  const { now } = await product.clock();
  dayOne = addDays(localDateAt(new Date(now), zone), 1);
  await until(1, 10);
});
afterAll(() => product?.remove());

test('day one: signing up sends the first letter with the list', async () => {
  const first = await createUser(product, email, zone);
  const { body } = await createUser(product, email, zone, 'detected');
  expect(body).toMatchObject({ ok: true, userId: first.body['userId'] });

  const answer = await day0(
    product,
    String(body['userId']),
    'finish the deck, call Mom and go for a walk',
  );

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ ok: true, stage: 'DAY0_ACK', startToday: true });
  expect(answer.body['meta']).toMatchObject({
    checklist: [{ checked: false }, { checked: false }, { checked: false }],
  });
  expect(await letters()).toHaveLength(1);
  expect(listOf(await newest())).toHaveLength(3);
  await confirm(product, { email, userId: String(body['userId']) });
});

test('midday shows the list, and a reply by number ticks it off', async () => {
  await until(1, 12, 31);
  const midday = await newest();
  expect(await letters()).toHaveLength(2);
  expect(listOf(midday).every((line) => line.startsWith('[ ]'))).toBe(true);

  await product.reply({ inReplyTo: midday.id, text: '1 is done, the rest later' });

  const acknowledgement = await newest();
  expect(await letters()).toHaveLength(3);
  expect(acknowledgement.subject).toMatch(/^Re: /);
  expect(listOf(acknowledgement)[0]).toMatch(/^\[x\] .*deck/i);
});

test('evening: done is done, and what is for tomorrow is kept for tomorrow', async () => {
  await until(1, 18, 1);
  await product.reply({
    inReplyTo: (await newest()).id,
    text: 'called mom\ntomorrow: book the dentist',
  });

  const acknowledgement = await newest();
  expect(await letters()).toHaveLength(5);
  expect(acknowledgement.text).toMatch(/\[x\] .*mom/i);
  expect(acknowledgement.text).toMatch(/dentist/i);
});

test('day two: the morning carries what was unfinished and brings what was for tomorrow', async () => {
  await until(2, 6, 1);

  const morning = await newest();

  expect(await letters()).toHaveLength(6);
  const list = listOf(morning).join('\n');
  expect(list).toMatch(/\[>\] .*walk/i);
  expect(list).toMatch(/dentist/i);
  expect(list).not.toMatch(/deck|mom/i);
});

test('a day of silence loses nothing: the third morning still carries everything', async () => {
  await until(3, 6, 1);

  const list = listOf(await newest()).join('\n');

  expect(await letters()).toHaveLength(9);
  expect(list).toMatch(/walk/i);
  expect(list).toMatch(/dentist/i);
});

test('the same mail delivered twice is taken once', async () => {
  const morning = await newest();
  const twice = {
    inReplyTo: morning.id,
    text: 'add water the plants',
    headers: { 'Message-ID': '<the-same-mail@example.com>' },
  };
  await product.reply(twice);
  const before = await letters();
  expect(listOf(before.at(-1)!).filter((line) => /plants/i.test(line))).toHaveLength(1);

  await product.reply(twice);

  expect(await letters()).toEqual(before);
  await until(3, 12, 31);
  expect(listOf(await newest()).filter((line) => /plants/i.test(line))).toHaveLength(1);
});

test('an out-of-office changes nothing and is not answered, whatever its footer says', async () => {
  const before = await letters();

  await product.reply({
    inReplyTo: before.at(-1)!.id,
    text: 'I am out of the office and read no mail.\nunsubscribe',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });

  expect(await letters()).toEqual(before);
  await until(3, 18, 1);
  expect(await letters()).toHaveLength(before.length + 1);
});

test('day four: unsubscribe is answered once, and then there is silence', async () => {
  await until(4, 6, 1);
  const before = await letters();

  await product.reply({ inReplyTo: before.at(-1)!.id, text: 'unsubscribe' });

  expect(await letters()).toHaveLength(before.length + 1);
  expect((await newest()).text).toMatch(/unsubscribed/i);
  await product.reply({ inReplyTo: before.at(-1)!.id, text: 'unsubscribe please' });
  await until(7, 23);
  expect(await letters()).toHaveLength(before.length + 1);
});

test('the day is one thread, and the next day another', async () => {
  const all = await letters();
  const anchorOf = ({ headers }: Message) => String(headers['References'] ?? '').split(/\s+/)[0];
  const subjectOf = ({ subject }: Message) => subject.replace(/^Re: /, '');

  const firstDay = all.slice(0, 5);
  const secondDay = all.slice(5, 8);

  expect(new Set(firstDay.map(anchorOf)).size).toBe(1);
  expect(new Set(firstDay.map(subjectOf)).size).toBe(1);
  expect(anchorOf(secondDay[0]!)).not.toBe(anchorOf(firstDay[0]!));
  expect(subjectOf(secondDay[0]!)).not.toBe(subjectOf(firstDay[0]!));
});
