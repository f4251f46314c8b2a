/**
 * Goal: a week of a person comes out right, by mail and by text: what rests until a day, letters left
 * out, each undo, a planned pause, the question about an old item, the look back, a change of clocks.
 * Method: the running product over HTTP, SMTP and its phone, its clock moved from touchpoint to
 * touchpoint.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { segments } from '#shared/domain/letters/gsm7.ts';
import { instantOf } from '#shared/domain/local-date.ts';
import { confirm, createUser, day0, newAddress } from '#test/kit/person.ts';
import { type Product, startProduct } from '#test/kit/product.ts';

const zone = 'America/Chicago';
const phone = '+13125550147';

describe.each([
  // The clocks go forward on March 14 and back on November 7.
  { by: 'mail', month: '2027-03', monday: 8, times: '6:00 AM, 12:30 PM and 6:00 PM', hour: 6 },
  { by: 'text', month: '2027-11', monday: 1, times: '8:00 AM, 12:30 PM and 6:00 PM', hour: 8 },
])('by $by', ({ by, month, monday, times, hour }) => {
  const email = newAddress();
  let product: Product;
  const isText = by === 'text';

  /** `day` counts from Monday, 1. */
  const until = (day: number, clockHour: number, minute = 1) => {
    const date = `${month}-${String(monday + day - 1).padStart(2, '0')}`;
    const instant = instantOf(date, clockHour * 60 + minute, zone);
    return product.moveClock({ to: instant!.toISOString() });
  };
  const letters = () => product.messages(isText ? phone : email);
  const newest = async () => (await letters()).at(-1)!;
  const plain = (text = ''): string =>
    text.replace(/\s+/g, ' ').replace(/[“”]/g, '"').replace(/’/g, "'");

  /** What is answered to a reply, on one line and with plain quotes. */
  async function say(words: string): Promise<string> {
    const before = (await letters()).length;
    if (isText) await product.post('/_local/api/texts', { from: phone, text: words });
    else await product.reply({ inReplyTo: (await newest()).id, text: words });
    const answers = (await letters()).slice(before);
    expect(answers).toHaveLength(1);
    return plain(answers[0]?.text);
  }
  /** The letters that come until then, on one line each. */
  async function come(...time: Parameters<typeof until>): Promise<readonly string[]> {
    const before = (await letters()).length;
    await until(...time);
    return (await letters()).slice(before).map(({ text }) => plain(text));
  }

  beforeAll(async () => {
    product = await startProduct();
    await until(1, 10);
    const { body } = await createUser(product, email, zone, 'user');
    const userId = String(body['userId']);
    await day0(
      product,
      userId,
      'finish the deck\ncall Mom\nfix the bike\npick up the dry cleaning',
    );
    await confirm(product, { email, userId });
    if (isText) {
      const [letter] = await product.messages(email);
      await product.reply({ inReplyTo: letter!.id, text: `text me at ${phone}` });
      await product.post('/_local/api/texts', { from: phone, text: 'YES' });
    }
    await until(1, 12, 31);
  });
  afterAll(() => product?.remove());

  test('Monday: what is put off to Friday rests, and done is done', async () => {
    expect(await say('move dry cleaning to Friday')).toContain('moves to Friday.');
    expect(await say('1 and 2 done')).toMatch(/deck" and "Call Mom" are done/i);
    expect(await come(1, 18)).toHaveLength(1);
  });

  test('Tuesday: a letter is left out, the times and the zone change, and each is taken back', async () => {
    expect(await come(2, hour)).toEqual([expect.stringMatching(/Fix the bike/)]);
    const without = times.replace(', 12:30 PM', '');

    expect(await say('no midday')).toContain(`Letters now come at ${without}`);
    expect(await say('undo')).toContain(`Letters come at ${times} Central again.`);
    expect(await say('mornings at 9')).toContain('Letters now come at 9:00 AM');
    expect(await say('undo')).toContain(`Letters come at ${times} Central again.`);
    expect(await say('Lisbon time')).toContain('Lisbon time');
    expect(await say('undo')).toContain(`Letters come at ${times} Central again.`);
    if (isText) {
      expect(await say('email me')).toContain('Letters now come by email');
      expect(await say('undo')).toContain('Letters come as text messages again');
    }
    expect(await say('add: buy stamps')).toContain('"Buy stamps" is on your list.');
    expect(await say('undo')).toContain('"Buy stamps" is off your list.');
    expect(await say('no midday')).toContain(`Letters now come at ${without}`);

    expect(await come(2, 17)).toEqual([]);
    expect(await come(2, 18)).toHaveLength(1);
  });

  test('Wednesday: a pause of today is taken back', async () => {
    expect(await come(3, hour)).toHaveLength(1);

    expect(await say('pause until Friday')).toMatch(/No letters until Friday, .* Reply resume/);
    expect(await say('undo')).toContain('Taken back.');

    expect(await come(3, 18)).toHaveLength(1);
  });

  test('Thursday, the third morning: an item that is still open is asked about once', async () => {
    expect(await come(4, hour)).toEqual([
      expect.stringContaining('Still want "Fix the bike"? Reply keep, drop, or a day.'),
    ]);

    expect(await say('keep')).toContain('Fix the bike');
    expect(await come(4, 18)).toEqual([expect.not.stringContaining('this week')]);
  });

  test('Friday: what rested is back, a pause is planned, and the evening looks back', async () => {
    expect(await come(5, hour)).toEqual([expect.stringMatching(/\d\. (\[.\] )?Pick up the dry/)]);

    expect(await say('on vacation from Monday until Wednesday')).toMatch(
      /No letters from Monday, \w+ \d+ until Wednesday, \w+ \d+\. .*Reply resume/,
    );
    expect(await say('dry cleaning done')).toContain('"Pick up the dry cleaning" is done.');
    const [evening = ''] = await come(5, 18);
    expect(evening).toMatch(/How did today land\?/);
    expect(evening).toMatch(/Done this week: .*deck.*Call Mom.*dry cleaning/i);
    expect(evening).toContain('Reply no weekly');
    if (isText) expect(segments((await newest()).text)).toBe(2);
    else expect(evening).toContain('"Fix the bike" has come along since Monday.');
  });

  test('Sunday: over the change of clocks letters keep their hour', async () => {
    expect(await come(6, 18)).toHaveLength(2);
    expect(await come(7, hour - 1)).toEqual([]);
    expect(await come(7, hour)).toHaveLength(1);
    expect(await come(7, 18)).toHaveLength(1);
  });

  test('the planned pause holds its letters, and the list is there after it', async () => {
    expect(await come(9, 18)).toEqual([]);

    expect(await come(10, hour)).toEqual([expect.stringContaining('Fix the bike')]);
  });

  test('no weekly look back comes where it is not wanted', async () => {
    expect(await say('no weekly')).toContain('No weekly look back from now on.');
    expect(await say('undo')).toContain('The weekly look back comes again');
    expect(await say('no weekly')).toContain('No weekly look back from now on.');
    expect(await come(12, hour)).toHaveLength(4);

    expect(await come(12, 18)).toEqual([expect.not.stringContaining('this week')]);
  });
});
