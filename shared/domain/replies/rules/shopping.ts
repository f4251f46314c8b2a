/** Knows the shopping of one errand, which stays one thing to do. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { activity } from './activities.ts';
import { taskVerbs } from './verbs.ts';

const errand = pattern(
  'iu',
  String.raw`^(?:(?:(?:(?:on|along) (?:the|my) way (?:home|back|in|there|to work|from work)|after (?:work|school|lunch)|at lunch|while i'm out|i|also|and|then|please|add:?|can you),? )*(?:need to |gotta |must |to `,
  String.raw`)?(?:buy|get|grab|order|shop for|pick up)|(?:groceries|shopping|shopping list|`,
  String.raw`food shop|supermarket|spesa|einkaufen|boodschappen):) `,
  String.raw`\p{L}+(?:, \p{L}+)*$`,
);

/** "Groceries: milk, oat milk, size 5 nappies": all behind the colon is one errand. */
const headedErrand = sparing(
  /^(?:(?:and|also|then|add:?|please) )*(?:buy|get|groceries|shopping(?: list)?|(?:food|big|weekly) shop|supermarket|tesco|aldi|lidl|asda|sainsbury'?s|morrisons|costco|target|walmart|woolies|coles|dunnes|pick n pay|shoprite): \S/i,
);
const goods =
  /^(?!\S+ (?:the|my|a|an|up|out|off) )\p{Ll}[\p{L}\d'-]*(?: [\p{L}\d'-]+){0,2}(?: and \p{Ll}+)?[.!]?$/u;

const lists =
  /^(?:(?:and|also|please|pls|can you|i|we|to|then|gotta|must|need to) )*(?:add:?|buy|get|grab|order|pick up|need|bring) (?:(?:some|more|the|a) )?(?:\p{L}+ )?\p{L}+$/iu;
/** Goods that are verbs too. */
const alsoVerb =
  /^(?:sand|milk|water|paper|tape|glue|salt|oil|butter|sugar|pepper|flour|paint|stain|wax|polish|soap|dye|seed|feed|plants?|bolts?|stamps?|juice|fish|film|string|wire|cement|grit|plaster|thread|spice|sauce|wine|snacks?|sandpaper|varnish|stock|drinks?|ice|foil|mulch|fertili[sz]er|bait|bleach|primer|grout|dress|shoes|tea) (?:\p{L}+ )?(?:for|from|at|to go with)\b/iu;
/** "Add salt and sand for the driveway": one errand, with what it is for. */
const goodsFor = (before: string, after: string): boolean =>
  lists.test(before) && alsoVerb.test(after);

/** "Buy eggs, milk and bread" is one errand; what follows it is told by its verb. */
export const shopping = (before: string, after: string): boolean =>
  !activity.test(after) && (goodsFor(before, after) || isErrand(before, after));

const isErrand = (before: string, after: string): boolean =>
  (headedErrand.test(before) && goods.test(after) && !taskVerbs.has(after.split(/\s+/)[0] ?? '')) ||
  (errand.test(before) &&
    /^\p{Ll}+(?: and \p{Ll}+|, .* and .*)?[.!]?$/u.test(after) &&
    (!/\s/.test(after) || !taskVerbs.has(after.split(/\s+/)[0] ?? '')));

/** "Diapers, size 2": how much or how large is what stands before it. */
export const size = sparing(
  /^(?:(?:about|around|roughly|maybe|say|at least) )?(?:size \S+|x ?\d+|\d+ ?(?:x|pr|prs|pairs?|pcs|pieces|packs?|boxes|rolls|bags|tins|kg|g|ml|l|cm|mm|metres?|m|yards?|litres?|pints?|dozen)|a (?:dozen|pair|pack)|half a dozen|\d+ of '?(?:em|them))(?: (?:please|pls|of them|each|only))?\W*$/i,
);
