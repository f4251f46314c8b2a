/** The words of a letter, as they are read. */
import PostalMime from 'postal-mime';
import type { LetterIn } from './letter-in.ts';

/** In lower case and on one line, so that a thing is found wherever a line was broken. */
export async function wordsIn({ raw }: LetterIn): Promise<string> {
  const { text = '' } = await PostalMime.parse(Buffer.from(raw, 'base64'));
  return text.toLowerCase().replace(/\s+/g, ' ');
}
