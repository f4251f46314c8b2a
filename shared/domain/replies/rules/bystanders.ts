/** Tells who is only mentioned from who is spoken of: "Monday, when Mum's here with the car". */

import type { Item } from '../../checklist.ts';
import { replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { reachesSomebody } from './item-verb.ts';
import { withoutPlaces } from './places.ts';
import { namedIn } from './references.ts';

const joint =
  '(?:when|once|because|cos|coz|cause|while|whilst|after|before|until|till|if|since|as|seeing as|now that|whenever|in case|so that)';
/** Somebody does something, beside what is told. */
const beside = sparing(
  new RegExp(
    String.raw`(^|\s)${joint} (?:the |my |our )?(?!i\b|we\b|it\b|you\b|he\b|she\b|they\b)(\p{L}+)(?='s |'ll |'d | (?!(?:and|or|is done|was done|done)\b)\p{L}+)`,
    'iu',
  ),
);

/** The items spoken of, without whom the clause only says something of as a reason or a time. */
export function withoutBystanders(
  text: string,
  named: readonly Item[],
  same: boolean,
): readonly Item[] {
  const items = withoutPlaces(text, named);
  const at = items.some(reachesSomebody) ? text.search(beside) : -1;
  if (at < 0 || (items.length === 1 && !(same && at === 0))) return items;
  const alone = text.replace(beside, '$1');
  const left = new Set(namedIn(alone, items).map(({ item }) => item.id));
  return items.filter((item) => left.has(item.id) || !reachesSomebody(item));
}

/** "Taken care of", "the phone rang": their words are not those of an item. */
export const withoutSayings = (text: string): string => replaced(text, sayings, ' ');
const sayings = sparing(
  /\b(?:(?:than|as) (?:planned|expected|hoped|promised)|done and dusted|taken care of|the (?:phone|doorbell) (?:rang|went|died)|(?:feel(?:ing)?|felt|feels) (?:great|good|grand))\b/gi,
);
