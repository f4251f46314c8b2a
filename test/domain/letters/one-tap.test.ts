/** What the links of a letter write is read as what they say, by the forms alone. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Day } from '#shared/domain/day.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { shownItems } from '#shared/domain/letters/shown-items.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { answersIn } from '#shared/domain/replies/forms/answers.ts';
import { tapsIn } from '#test/kit/taps.ts';
import { anyText, dayOf, everyLetter, item, sceneOf, setting } from './every-letter.ts';

const bodiesOf = (day: Day, label: string): readonly string[] =>
  tapsIn(toHtml(evening(sceneOf(day)), setting)).flatMap((tap) =>
    tap.label === label ? [tap.body] : [],
  );

const openIn = (day: Day): readonly number[] =>
  shownItems(day).flatMap(({ status }, at) => (status === 'open' ? [at] : []));

/** What the forms make of a reply on the list as this letter shows it. */
const readIn = (day: Day, body: string | undefined) =>
  [false, true].map((isMorning) =>
    answersIn(body ?? '', shownItems(day), isMorning).map(({ items, verdict }) => ({
      items,
      verdict,
    })),
  );
const twice = (items: readonly number[], verdict: string) =>
  Array.from({ length: 2 }, () => [{ items, verdict }]);

test('each open item has its own, whatever its words, at every time of the day', () => {
  const start = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, 20);
  const texts = fc.uniqueArray(anyText, { selector: start, maxLength: 8 });
  const days = texts.map((all) => dayOf(all.map((text, at) => item(text, { id: `${at}` }))));
  fc.assert(
    fc.property(days, (day) => {
      const open = openIn(day);
      const bodies = bodiesOf(day, 'done');

      expect(bodies.map((body) => readIn(day, body))).toEqual(
        open.map((at) => twice([at], 'done')),
      );
    }),
  );
});

test('all of a letter, and none of it today, are two more', () => {
  const day = dayOf([item('deck'), item('walk', { status: 'done' }), item('call Mom')]);

  expect(bodiesOf(day, 'all done').map((body) => readIn(day, body))).toEqual([
    twice([0, 2], 'done'),
  ]);
  expect(bodiesOf(day, 'not today').map((body) => readIn(day, body))).toEqual([
    twice([0, 2], 'deferred'),
  ]);
});

test('on a list that has changed since, an item is found by its words', () => {
  const long = 'call Mom about the party, and ask whether she brings';
  const before = dayOf(['deck', '2. walk', `${long} plates`].map((text) => item(text)));
  const since = dayOf([item('2. walk'), item(`${long} plates`)]);
  const [deck, walk, plates] = bodiesOf(before, 'done');

  expect(readIn(since, walk)).toEqual(twice([0], 'done'));
  expect(readIn(since, plates)).toEqual(twice([1], 'done'));
  expect(readIn(since, deck)).toEqual([[], []]);
  // Of two that begin alike it could be either.
  expect(readIn(dayOf([...since.items, item(`${long} cake`)]), plates)).toEqual([[], []]);
});

test('a mail that a link begins goes to the letter’s address, in the letter’s thread', () => {
  const [tap] = tapsIn(toHtml(evening(sceneOf(dayOf([item('call “Mom” & Zoë')]))), setting));

  expect(tap).toEqual({
    label: 'done',
    to: setting.reply?.address,
    subject: 'Re: Saturday, November 21',
    body: 'Done: call “Mom” & Zoë',
  });
});

test('a letter that is shown to somebody else has none', () => {
  const { reply: _own, ...shown } = setting;
  for (const [, letter] of everyLetter(sceneOf(dayOf([item('deck')])), dayOf([]))) {
    expect(tapsIn(toHtml(letter, shown))).toEqual([]);
  }
});
