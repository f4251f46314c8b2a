/** Tells who did a thing from what was done: "Declan fixed the tractor" has not paid Declan. */
import type { Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import type { Mention } from './item-index.ts';
import { isPast } from './past.ts';
import { sameWord } from './same-word.ts';

/** "School say no need for the slip": who says it. */
const speaks =
  /^(?:and |so |but )?(?:the |my |our )?\p{L}+ (?:says?|said|reckons?|told (?:me|us)|confirmed)(?: that)? (?:there'?s |there is )?(?:no need|no longer|not to|don't|doesn't|the|my|it|they|he|she|we|i)\b/iu;

/** The items a clause names, without one that is named by the doer of another alone. */
export function withoutDoer(text: string, mentions: readonly Mention[]): readonly Item[] {
  const items = mentions.map(({ item }) => item);
  const [doer = '', verb = '', ...rest] = contentWords(text);
  if (mentions.length > 1 && speaks.test(text))
    return mentions.filter(({ at }) => at.some((place) => place > 0)).map(({ item }) => item);
  if (mentions.length < 2 || rest.length === 0 || !isPast(verb)) return items;
  if (/[,&]|\band\b/i.test(text)) return items;
  const own = mentions.filter(({ item }) => sameWord(contentWords(item.text)[0] ?? '', verb));
  if (own.length !== 1 || doer === '') return items;
  const others = mentions.filter(
    ({ at, item }) => own[0]?.item === item || at.some((place) => place > 0),
  );
  return others.map(({ item }) => item);
}

/** "No wait, his nan's taking him": why the new thing falls away. */
export const someoneElse =
  /^(?:we|i)(?:'ve)? (?:already )?(?:have|got|did|bought|ordered|had) (?!to\b)|^(?!(?:it|that|there|let|what)'s )(?:he|she|they|his|her|their|my \p{L}+|\p{L}+'s)\b(?!.*\d)/u;

/** "Sipho's fetching it", "Moira has them already". */
export const doesInstead = (gist: string): boolean =>
  someoneElse.test(gist) && /\b(?:it|that|them|one|already)\b/.test(gist);
