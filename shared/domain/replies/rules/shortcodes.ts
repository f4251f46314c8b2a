/** Turns the names that work chats give to pictures into the pictures: ":tada:", ":+1:". */
import { sparing } from '../sparing.ts';

const shortcode = sparing(
  /(?<=^|[\s.,!?])(:(?:\+1|-1|(?!done|todo|to_do|tomorrow)[a-z][a-z0-9_]{1,30}):)(?=$|[\s.,!?])/gm,
);
/** Those that say what became of a thing; all others are only glad or sad. */
const meant: ReadonlyMap<string, string> = new Map([
  [':white_check_mark:', '✅'],
  [':heavy_check_mark:', '✅'],
  [':ballot_box_with_check:', '✅'],
  [':check:', '✅'],
  [':x:', '❌'],
  [':negative_squared_cross_mark:', '❌'],
  [':+1:', '👍'],
  [':thumbsup:', '👍'],
  [':-1:', '👎'],
  [':thumbsdown:', '👎'],
]);

export const withPictures = (said: string): string =>
  said.includes(':') ? said.replace(shortcode, (code) => meant.get(code) ?? '🎉') : said;
