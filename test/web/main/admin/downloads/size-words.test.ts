/** How large a file is said to be. */
import { expect, test } from '@jest/globals';
import { sizeWords } from '#web/main/admin/downloads/size-words.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [8 * 1024 * 1024, '8.0 MB'],
  [1024 ** 3, '1.0 GB'],
  [2.25 * 1024 ** 3, '2.3 GB'],
  [5000 * 1024 ** 3, '5000.0 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
