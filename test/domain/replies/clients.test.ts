/** Whatever program a person writes with, the words they typed are what is read. */
import { describe, expect, test } from '@jest/globals';
import { unflowed } from '#shared/domain/replies/visible-text/flowed-text.ts';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';
import { attributions, deviceLines, headerKeys } from './client-lines.ts';
import { clientPages } from './client-pages.ts';
import { clientTexts } from './client-texts.ts';
import { ownWords } from './own-words.ts';

describe('the answer is all that is read', () => {
  test.each(clientTexts)('of a text with %s', (_, text, answer) => {
    expect(replyText({ text }).text).toBe(answer);
  });

  test.each(clientPages)('of a page with %s', (_, html, answer) => {
    expect(replyText({ html }).text).toBe(answer);
  });

  test('of a text whose quote only the other body marks', () => {
    const attribution = 'Xyz 9 Abc 06:00 Anchor ghi';
    const html = `<p>done</p><p>${attribution}</p><div class="yahoo_quoted">Gym</div>`;
    const other = `<p>done</p><div class="yahoo_quoted">${attribution}<br>Gym</div>`;

    expect(replyText({ text: `done\n\n${attribution}\n\nGym`, html }).text).toContain('done');
    expect(replyText({ text: `done\n\n${attribution}\n\nGym`, html: other }).text).toBe('done');
  });
});

const wrapped = (line: string): string => {
  const at = line.lastIndexOf(' ', Math.floor(line.length * 0.7));
  return `${line.slice(0, at)}\n${line.slice(at + 1)}`;
};

describe('in every language', () => {
  test.each(attributions)('what follows "%s" is not read', (attribution) => {
    expect(replyText({ text: `done\n\n${attribution}\n\nGym` }).text).toBe('done');
  });

  test.each(attributions)('"%s" may be wrapped, with an answer below the quote', (attribution) => {
    const text = `done\n${wrapped(attribution)}\n> Gym\nnot yet`;

    expect(replyText({ text }).text).toBe('done\n\nnot yet');
  });

  test.each(deviceLines)('"%s" is not read', (line) => {
    expect(replyText({ text: `done\n\n${line}\n\n> Gym` }).text).toBe('done');
  });

  test.each(headerKeys)('a letter below %s is not read', (keys) => {
    const [from, sent, to, subject] = keys.split('|');
    const block = `${from}: Anchor <a@b.example>\n${sent}: 9 2026 06:00\n${to}: Ada`;

    expect(replyText({ text: `done\n\n${block}\n${subject}: Today\n\nGym` }).text).toBe('done');
  });
});

test.each(ownWords)('%j is read to the last word', (text) => {
  expect(replyText({ text })).toEqual({ text, whole: false });
});

describe('flowed text', () => {
  test.each([
    ['a paragraph is one line', 'call the \nplumber\ntoday', false, 'call the plumber\ntoday'],
    ['a space that was added is taken away', 'call the  \nplum \nber', true, 'call the plumber'],
    ['an answer stays out of the quote above', '> Gym \ndone', false, '> Gym \ndone'],
    ['a blank quoted line takes nothing with it', '> \ndone', false, '> \ndone'],
    ['a stuffed space goes', ' > not a quote', false, '> not a quote'],
    ['a signature keeps its mark', 'done \n-- \nAda', false, 'done \n-- \nAda'],
    ['a list stays a list', '- milk \n- eggs', false, '- milk \n- eggs'],
  ])('%s', (_, text, delSp, expected) => {
    expect(unflowed(text, delSp)).toBe(expected);
  });
});
