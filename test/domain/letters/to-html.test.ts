/** A letter in HTML: safe, whole, light enough for Gmail, and ours alone. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { midday } from '#shared/domain/letters/midday.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import {
  anyDay,
  anyText,
  atMidday,
  dayOf,
  everyLetter,
  item,
  sceneOf,
  setting,
} from './every-letter.ts';

const tagsOf = (html: string): string[] => html.match(/<[a-z!/][^>]*>/gi) ?? [];

const elements = new Set(
  '!doctype html head meta title style body div table tr td h1 b br span a s'.split(' '),
);

const nameOf = (tag: string): string => /^<\/?([a-z!]+\d?)/i.exec(tag)?.[1] ?? tag;

test('no word of the person becomes an element, an attribute or a link, but the body of a reply', () => {
  const bare = (tags: readonly string[]) =>
    tags.map((tag) => tag.replace(/(?<=&amp;body=)[\w%.!~*'()-]*(?=")/, ''));
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), (texts) => {
      const items = texts.map((text, index) => item(text, { id: `${index}` }));
      const plain = texts.map((_text, index) => item('x', { id: `${index}` }));

      const tags = tagsOf(toHtml(midday(sceneOf(dayOf(items))), setting));

      expect(bare(tags)).toEqual(bare(tagsOf(toHtml(midday(sceneOf(dayOf(plain))), setting))));
    }),
  );
});

test('nothing is fetched: no picture, font, style sheet or script', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [, letter] of everyLetter(sceneOf(day), day)) {
        const html = toHtml(letter, setting);
        expect(tagsOf(html).filter((tag) => !elements.has(nameOf(tag)))).toEqual([]);
        expect(tagsOf(html).join('')).not.toMatch(/\ssrc=|url\(|@import|\son\w+=/i);
      }
    }),
    { numRuns: 20 },
  );
});

test('every link of a letter is one that we were given, or a reply to its own address', () => {
  for (const [, letter] of everyLetter(sceneOf(dayOf([item('https://evil.example')])), dayOf([]))) {
    const links = toHtml(letter, setting).match(/href="[^"]*"/g) ?? [];
    for (const link of links) {
      expect(link).toMatch(
        /^href="(?:https:\/\/anchor\.example\/|mailto:r%2B\w{56}@reply\.anchor\.example\?)/,
      );
    }
  }
});

test.each([
  ['escaped signs', '&'],
  ['emoji', '⚓'],
  ['letters of three bytes', '字'],
  ['plain letters', 'w'],
])(
  'fifty items of 200 %s stay below 90 KB, so that Gmail does not cut the footer',
  (_what, sign) => {
    const items = Array.from({ length: 50 }, (_, index) =>
      item(sign.repeat(200), { id: `${index}`, firstDay: '2026-10-03' }),
    );

    for (const [name, letter] of everyLetter(sceneOf(dayOf(items)), dayOf([]))) {
      expect([name, Buffer.byteLength(toHtml(letter, setting)) < 90_000]).toEqual([name, true]);
    }
  },
);

test('the day line marks the moment of the letter, and a first letter none of the three', () => {
  const current = (name: string): string[] => {
    const letter = new Map(everyLetter(sceneOf(dayOf([])), dayOf([]))).get(name);
    if (!letter) throw new Error(name);
    const line =
      /<table[^>]* aria-hidden="true">.*?<\/table>/.exec(toHtml(letter, setting))?.[0] ?? '';
    return [...line.matchAll(/class="([ackq])"/g)].map(([, sign]) => sign ?? '');
  };

  expect(current('morning')).toEqual(['c', 'q', 'a']);
  expect(current('midday')).toEqual(['a', 'k', 'a']);
  expect(current('evening')).toEqual(['a', 'q', 'c']);
  expect(current('day0')).toEqual(['k', 'a', 'q', 'a']);
});

test('the title is the page’s one heading', () => {
  for (const [name, letter] of everyLetter(sceneOf(dayOf([item('deck')])), dayOf([]))) {
    const headings = toHtml(letter, setting).match(/<h\d[^>]*>.*?<\/h\d>/g) ?? [];
    expect([name, headings.map((one) => one.replace(/<[^>]*>/g, ''))]).toEqual([
      name,
      [letter.title],
    ]);
  }
});

test('the hidden preheader is the first sentence, and the page carries both schemes', () => {
  const html = toHtml(midday(sceneOf(dayOf([item('deck')]), atMidday)), setting);

  expect(html).toContain('mso-hide:all">One thing on your list. Reply with what moved');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain('<html lang="en">');
});
