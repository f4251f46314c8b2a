/** What a mail says as HTML and as text is compared by reading both, and no difference escapes. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { mimeParity } from '#shared/domain/letters/mime-parity.ts';
import { readHtml } from '#shared/domain/letters/read-html.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { anyDay, dayOf, everyLetter, item, sceneOf, setting, yesterday } from './every-letter.ts';

const parts = (letter: Letter) => [toHtml(letter, setting), toText(letter, setting)] as const;
const parityOf = (letter: Letter) => mimeParity(...parts(letter));

const plan = dayOf(
  [
    item('walk to the harbour', { firstDay: yesterday }),
    item('deck', { status: 'done' }),
    item('call the dentist about the appointment of next week, and write down what they say'),
    item('invoices', { status: 'deferred' }),
  ],
  [item('water the plants')],
);
const [[, morning] = []] = everyLetter(sceneOf(plan), dayOf([]));
const [html, text] = parts(morning as Letter);

test('every letter about any day says the same in both parts', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, before) => {
      for (const [name, letter] of everyLetter(sceneOf(day), before)) {
        expect([name, parityOf(letter).differences]).toEqual([name, []]);
      }
    }),
    { numRuns: 15 },
  );
});

test('what was compared is counted', () => {
  const { same, lines, links } = mimeParity(html, text);

  expect({ same, lines, links }).toEqual({ same: true, lines: 5, links: 1 });
});

test('line ends of a mail make no difference', () => {
  const onTheWire = text.replaceAll('\n', '\r\n');

  expect(mimeParity(html.replaceAll('\n', '\r\n'), onTheWire).differences).toEqual([]);
});

test('each kind of line is read from the HTML as the text writes it', () => {
  expect(readHtml(html).lines).toEqual([
    { number: '1.', mark: '>', words: 'walk to the harbour (from yesterday)' },
    { number: '2.', mark: 'x', words: 'deck' },
    { number: '3.', mark: ' ', words: expect.stringMatching(/^call the dentist .* they say$/) },
    { number: '4.', mark: '>', words: 'invoices (tomorrow)' },
    { number: '', mark: '>', words: 'water the plants' },
  ]);
});

for (const [what, bend] of [
  ['a line less', (it: string) => it.replace(/^.*deck.*\n/m, '')],
  ['another mark', (it: string) => it.replace('[x]', '[ ]')],
  ['another number', (it: string) => it.replace('  2. ', '  5. ')],
  ['lines in another order', (it: string) => it.replace(/^(.*walk.*\n)(.*deck.*\n)/m, '$2$1')],
  ['another word of an item', (it: string) => it.replace('deck', 'desk')],
  ['another tag', (it: string) => it.replace('(from yesterday)', '(since Monday)')],
  ['a line cut short', (it: string) => it.replace(/^ {9}\S.*\n/m, '')],
  ['another link', (it: string) => it.replace('token=u.1', 'token=u.2')],
  ['a link less', (it: string) => it.replace(/^https:.*\n/m, '')],
  ['a link more', (it: string) => `${it}Look:\nhttps://anchor.example/more\n`],
  ['another word elsewhere', (it: string) => it.replace('unsubscribe to stop', 'leave to stop')],
] as const) {
  test(`a text with ${what} is not the same as the HTML`, () => {
    expect(bend(text)).not.toBe(text);
    expect(mimeParity(html, bend(text)).same).toBe(false);
  });
}

for (const [what, bend] of [
  [
    'a line less',
    (it: string) => it.replace(/<tr valign="top">(?:(?!<tr).)*deck<\/s>.*?<\/tr>/, ''),
  ],
  ['another mark', (it: string) => it.replace('aria-label="Done"', 'aria-label="Open"')],
  ['a mark of no meaning', (it: string) => it.replace('aria-label="Done"', '')],
  ['another word of an item', (it: string) => it.replace('invoices', 'voices')],
  ['no tag', (it: string) => it.replace(/<span class="g".*?<\/span>/, '')],
  ['another link', (it: string) => it.replace('token=u.1', 'token=u.2')],
  [
    'a link more',
    (it: string) => it.replace('</body>', '<a href="https://x.example">x</a></body>'),
  ],
] as const) {
  test(`HTML with ${what} is not the same as the text`, () => {
    expect(bend(html)).not.toBe(html);
    expect(mimeParity(bend(html), text).same).toBe(false);
  });
}

/** Places of visible words, so that a changed letter is one that a reader would see. */
const visible = [...text.matchAll(/[a-z](?=[a-z])/g)].map(({ index }) => index);

test('any letter of the text that is changed is noticed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...visible), (at) => {
      const other = text[at] === 'q' ? 'z' : 'q';
      const bent = text.slice(0, at) + other + text.slice(at + 1);

      expect(mimeParity(html, bent).same).toBe(false);
    }),
  );
});

test('an address that a person wrote is words to both, also alone on a line', () => {
  const url = `https://evil.example/${'path/'.repeat(12)}`;
  const day = dayOf([item(`read this: ${url}`), item(url)]);
  for (const [, letter] of everyLetter(sceneOf(day), dayOf([item(url)]))) {
    expect(parityOf(letter)).toMatchObject({ same: true, differences: [] });
  }
});
