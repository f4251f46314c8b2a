/** Finds words in a wording as they stand, and no part of a longer word or of an hour. */

export const exactly = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d:.])${words.replace(/[^\p{L}\p{N} '-]/gu, '.')}(?![\p{L}\d]|[:.]\d)`,
    'iu',
  );
