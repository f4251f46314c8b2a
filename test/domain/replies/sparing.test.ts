/** A pattern that looks for its words first finds what it found without. */
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { leaveWords } from '#shared/domain/replies/command-words.ts';
import { bareLater, denied, finished, partly } from '#shared/domain/replies/rules/signal-words.ts';
import { anySentence, sparing } from '#shared/domain/replies/sparing.ts';

const patterns: readonly RegExp[] = [
  /\b(?:later|tonight|after (?:lunch|work))\W*$/,
  /(?<!\bby )\b(?:tomorrow(?:'s)?|the day after)(?![\w'])/i,
  /(?<=\bdone )with|e-?mails?|n't/,
  /\b(?:has|was)n'?t\b|\bnot (?=yet\b)/,
  /^(?:so |and ){0,3}(?:stop|quit)(?: it)*$/,
  /\d{1,2}(?::\d\d)? ?(?:am|pm)\b|[✅✔]|\u{1F44D}/u,
  /remov(?:e|ed|ing)|\p{L}+ing\b/iu,
  /[a-c]{2}d|x[^y]z|[\s,]k/iu,
  /^\W*$|(?:ab){2}|q+/,
  /\[x\]|\(\d\)|a\.m\./,
  ...[finished, partly, denied, bareLater].map(({ source, flags }) => new RegExp(source, flags)),
];

const fragments =
  "later tonight after lunch work by tomorrow 's the day done with email e-mails don't hasn't hasnt " +
  'was not yet so and stop it quit 9 12:30 pm am ✅ 👍 removed removing Removes going bad abd xyz ' +
  'K ſ [x] (1) a.m. abab qq _done done_ é doné sent half nearly friday';
const texts = fc
  .array(
    fc.tuple(fc.constantFrom(...fragments.split(' ')), fc.constantFrom(' ', '', ', ', '-', '\n')),
    { maxLength: 7 },
  )
  .map((parts) => parts.flat().join(''))
  .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.trim()));

test('whatever a pattern finds it still finds where its words are looked for first', () => {
  const pairs = patterns.map((plain) => [plain, sparing(plain)] as const);
  fc.assert(
    fc.property(texts, (text) => {
      for (const [plain, careful] of pairs) {
        expect([plain.source, careful.test(text)]).toEqual([plain.source, plain.test(text)]);
        expect(careful.exec(text)).toEqual(plain.exec(text));
        expect(text.replace(careful, '#')).toBe(text.replace(plain, '#'));
        expect(text.split(careful)).toEqual(text.split(plain));
      }
    }),
    { numRuns: 500 },
  );
});

test('a text without the words of a pattern is not searched', () => {
  const plain = /\b(?:postponed|put off) (?:to|until) friday\b/;
  const search = jest.spyOn(plain, 'test');
  const careful = sparing(plain);
  expect(careful.test('the deck is done')).toBe(false);
  expect(careful.test('moved to monday')).toBe(false);
  expect(search).not.toHaveBeenCalled();
  expect(careful.test('it is put off until friday')).toBe(true);
  expect(search).toHaveBeenCalledTimes(1);
});

test('patterns met after a text was first looked at find in it what they would have found', () => {
  const text = 'word7 and word123 wait';
  // Far more than are looked for one by one before the text is looked at anew.
  const numbers = Array.from({ length: 250 }, (_, number) => number);
  const found = numbers.filter((number) => sparing(new RegExp(`\\bword${number}\\b`)).test(text));
  expect(found).toEqual([7, 123]);
  expect(numbers.filter((number) => sparing(new RegExp(`\\bno${number}\\b`)).test(text))).toEqual(
    [],
  );
});

test('sentences tried one by one are found as if they were one pattern', () => {
  const sentences = ['stop (?:all )?mails?', 'no more|enough', 'leave me(?: alone)?'];
  const one = new RegExp(`^(?:please |so )*(?:${sentences.join('|')})$`);
  const each = anySentence('(?:please |so )*', sentences);
  const words = fc.constantFrom('please', 'so', 'stop', 'all', 'mail', 'no', 'more', 'leave', 'me');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), (said) => {
      expect(each.test(said.join(' '))).toBe(one.test(said.join(' ')));
    }),
  );
  expect(leaveWords.leave.test('so stop all of these emails')).toBe(true);
});
