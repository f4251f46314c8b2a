/** An attachment is named, so that nobody believes it was read. */
import { expect, test } from '@jest/globals';
import { attachmentWords } from '#shared/domain/letters/answer-words.ts';

test.each([
  [[], undefined],
  [['plan.pdf'], 'We didn’t open the attachment “plan.pdf”.'],
  [['application/pdf'], 'We didn’t open the attachment.'],
  [['a.pdf', 'b.png'], 'We didn’t open the attachments “a.pdf” and “b.png”.'],
  [['a', 'b', 'c'], 'We didn’t open the attachments “a”, “b” and “c”.'],
  [['a', 'b', 'c', 'd'], 'We didn’t open the four attachments.'],
  [['a.pdf', 'message/rfc822'], 'We didn’t open the two attachments.'],
  [['C:\\Users\\ada\\plan.pdf'], 'We didn’t open the attachment “plan.pdf”.'],
  [['../../etc/passwd'], 'We didn’t open the attachment “passwd”.'],
  [['plan\u202efdp.exe'], 'We didn’t open the attachment “planfdp.exe”.'],
  [['a\r\nBcc: x@y.zz'], 'We didn’t open the attachment “aBcc: x@y.zz”.'],
  [['\u0000'], 'We didn’t open the attachment.'],
])('%j', (names, words) => {
  expect(attachmentWords(names)).toBe(words);
});

test('a name beyond all measure is cut', () => {
  expect(attachmentWords(['x'.repeat(5000)])?.length).toBeLessThan(120);
});
