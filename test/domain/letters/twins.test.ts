/** A letter's plain text and its HTML say the same, whatever the person wrote. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convert, type FormatCallback } from 'html-to-text';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { anyDay, everyLetter, sceneOf, setting } from './every-letter.ts';

const signs: Readonly<Record<string, string>> = {
  Open: '[ ]',
  Done: '[x]',
  'Carried over': '[>]',
  Later: '[>]',
};

const around =
  (before: string, after: string): FormatCallback =>
  (element, walk, builder) => {
    builder.addInline(before);
    walk(element.children, builder);
    builder.addInline(after);
  };

/** What a reader of the HTML sees, with drawn marks and tags put in the words of the text. */
const seen = (html: string): string =>
  convert(html, {
    wordwrap: false,
    whitespaceCharacters: ' \t\r\n\f',
    formatters: {
      mark: (element, _walk, builder) =>
        builder.addInline(signs[String(element.attribs['aria-label'])] ?? '?'),
      tag: around('(', ')'),
      cell: around('', ' '),
      link: (element, walk, builder) => {
        walk(element.children, builder);
        builder.addInline(`: ${element.attribs.href}`, { noWordTransform: true });
      },
    },
    selectors: [
      { selector: 'div[style^="display:none"]', format: 'skip' },
      { selector: '[aria-hidden]', format: 'skip' },
      { selector: 'h1', format: 'block' },
      { selector: '[role=img]', format: 'mark' },
      { selector: 'span.g', format: 'tag' },
      { selector: 'span.e', format: 'tag' },
      { selector: 'td', format: 'cell' },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 2 } },
      { selector: 'a', format: 'link' },
      { selector: 'a[href^="mailto:"]', format: 'skip' },
    ],
  });

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Paragraphs and list lines. A continued line is indented further than a new one. */
const unitsOfText = (text: string): string[] =>
  text
    .replace('\n\n-- \n', '\n\n')
    .split(/\n\n|\n(?= {0,3}\d+\. \[| {2}\[|\d+:\d\d AM {2})/)
    .map(folded)
    .filter((unit) => unit !== '');

const unitsOfHtml = (html: string): string[] =>
  seen(html)
    // The text has an address on a line of its own, without the stop behind it.
    .replace(`${setting.unsubscribeUrl}.`, setting.unsubscribeUrl)
    .split(/\n\n+/)
    .map(folded)
    .filter((unit) => unit !== '');

const twins = (letter: Letter): void =>
  expect(unitsOfText(toText(letter, setting))).toEqual(unitsOfHtml(toHtml(letter, setting)));

test('the same paragraphs, lines, marks and links stand in both, in the same order', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, before) => {
      for (const [, letter] of everyLetter(sceneOf(day), before)) twins(letter);
    }),
    { numRuns: 15 },
  );
});

test('a text line is at most 66 letters, unless a single word is longer', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [, letter] of everyLetter(sceneOf(day), day)) {
        for (const line of toText(letter, setting).split('\n')) {
          const words = line.replace(/^ *(\d+\. )?(\[[ x>]\] )?/, '').split(' ');
          expect(Array.from(line).length <= 66 || words.length === 1).toBe(true);
        }
      }
    }),
    { numRuns: 10 },
  );
});

test('a mail program recognises the footer, and only the footer, as a signature', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [, letter] of everyLetter(sceneOf(day), day)) {
        const text = toText(letter, setting);
        expect(text.match(/^-- $/gm)).toHaveLength(1);
        expect(text.split('\n-- \n')[1]).toContain(setting.postalAddress);
      }
    }),
    { numRuns: 10 },
  );
});
