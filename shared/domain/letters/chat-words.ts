/** What is said to a reply that is about nothing on the list: a wish comes back, nothing is nothing. */
import type { Day } from '../day.ts';
import type { Words } from './intent-words.ts';
import { tally } from './shown-items.ts';
import { capitalised } from './wording.ts';

/** `Happy Thanksgiving`, `Merry Christmas`: the name of a day as people write it. */
const wish = /\b(?:[Hh]appy|[Mm]erry)(?: \p{Lu}[\p{L}’'-]*){1,3}/u;
const saysNothing = /(?:^|[.!,] *)(?:nothing|no plans)\b/i;

export function chatWords(reply: string, day: Pick<Day, 'items' | 'later' | 'date'>): Words {
  const [found] = wish.exec(reply) ?? [];
  const stays = 'Your list stays as it is.';
  const nothing = tally(day).all === 0 ? 'Nothing today, then.' : `Nothing new, then. ${stays}`;
  return {
    title: found ? `${capitalised(found)}.` : 'Noted.',
    text: saysNothing.test(reply) ? nothing : stays,
  };
}
