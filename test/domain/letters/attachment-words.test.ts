/** An attachment is named, so that nobody believes it was read. */
import { expect, test } from '@jest/globals';
import { attachmentWords } from '#shared/domain/letters/attachment-words.ts';

test.each([
  [[], undefined],
  [['plan.pdf'], 'The attachment “plan.pdf” was not opened.'],
  [['application/pdf'], 'The attachment was not opened.'],
  [['a.pdf', 'b.png'], 'The attachments “a.pdf” and “b.png” were not opened.'],
  [['a', 'b', 'c'], 'The attachments “a”, “b” and “c” were not opened.'],
  [['a', 'b', 'c', 'd'], 'Four attachments were not opened.'],
  [['a.pdf', 'message/rfc822'], 'Two attachments were not opened.'],
  [['C:\\Users\\ada\\plan.pdf'], 'The attachment “plan.pdf” was not opened.'],
  [['../../etc/passwd'], 'The attachment “passwd” was not opened.'],
  [['plan\u202efdp.exe'], 'The attachment “planfdp.exe” was not opened.'],
  [['a\r\nBcc: x@y.zz'], 'The attachment “aBcc: x@y.zz” was not opened.'],
  [['\u0000'], 'The attachment was not opened.'],
])('%j', (names, words) => {
  expect(attachmentWords(names)).toBe(words);
});

test('a name beyond all measure is cut', () => {
  expect(attachmentWords(['x'.repeat(5000)])?.length).toBeLessThan(120);
});
