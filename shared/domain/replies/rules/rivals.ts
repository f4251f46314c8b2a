/** "Washed the dog" beside "Wash the car": what shares a word with an item and is another thing. */
import type { Item } from '../../checklist.ts';
import { contentWords, folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { billByWord, thingByWord } from './kinds-of-things.ts';
import { sameWord } from './same-word.ts';
import { opensTask, surelyOrder } from './verbs.ts';
import { wordingOf } from './wording.ts';

const holds = (words: readonly string[], word: string): boolean =>
  words.some((one) => sameWord(one, word));

/** What an item is about, without the verb it opens with. */
function objectsOf({ text }: Item): readonly string[] {
  const words = contentWords(text);
  const [verb = '', second] = words;
  return second !== undefined && opensTask(verb, second) ? words.slice(1) : [];
}

/** "Fed them in the garage": where, when and with whom is not what was fed. */
const beside =
  /\b(?:in|at|on|from|by|near|behind|to|into|for|with|before|after|of|under|outside|around|via|about) (?:(?:the|a|an|my|our|his|her|their) )?[\p{L}'-]+/gu;

const thingsIn = (text: string): readonly string[] =>
  contentWords(text).flatMap((word) => thingByWord.get(word) ?? []);

/** The item's verb done to something else: both are known things, and not one thing. */
function otherThing(text: string, said: readonly string[], item: Item): boolean {
  const own = objectsOf(item);
  if (own.length === 0 || own.some((word) => holds(said, word))) return false;
  const things = own.flatMap((word) => thingByWord.get(word) ?? []);
  const others = thingsIn(folded(text).replace(beside, ' '));
  return things.length > 0 && others.length > 0 && !others.some((thing) => things.includes(thing));
}

const notName =
  /^(?:I|I'm|I've|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|OK|Done|Not|No|Yes|The|My|And|But|So|Also|Got|Sent|Did)$/;
const name = /^\p{Lu}[\p{Ll}']+$/u;

/** The word that stands before a noun and tells which one it is: a name, or what a bill is for. */
function whichBefore(text: string, noun: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const at = words.findIndex((word) => sameWord(folded(word), noun));
  const before = words[at - 1] ?? '';
  if (billByWord.has(folded(before))) return folded(before);
  const isName = at > 1 && name.test(before) && !notName.test(before);
  return isName ? folded(before).replace(/['’]s$/, '') : undefined;
}

/** "The phone bill" is not "the electricity bill", nor the Jones report the Smith report. */
function otherOfItsKind(text: string, said: readonly string[], item: Item): boolean {
  const shared = objectsOf(item).filter((word) => holds(said, word));
  const [noun, ...more] = shared;
  if (noun === undefined || more.length > 0) return false;
  const own = whichBefore(item.text, noun);
  const other = whichBefore(text, noun);
  if (own === undefined || other === undefined || sameWord(own, other)) return false;
  const thing = billByWord.get(own);
  return thing === undefined || thing !== billByWord.get(other);
}

/** "Call Zelda" shares no more than its verb with "Buy phone credit" and "Call Lerato". */
function onlyItsVerb(text: string, item: Item): boolean {
  const order = wordingOf(text);
  if (!surelyOrder.test(order)) return false;
  const others = contentWords(order).slice(1);
  return !contentWords(item.text).some((word) => holds(others, word));
}

/** "Paint is back in the shed", "water is off": what one does it with, and no more of the item. */
const itsStuff = sparing(
  /^(?:(?:and|but|so|oh|ok)[, ]+)*(?:the |my |our |all the |more )?(paint|water|iron|drill|hoover|vacuum|oil|wax|varnish|stain|glue|book|post|mail|feed|dust|brush|hammer)(?: (?!is|are|was|were|has|have)\p{Ll}+)?(?:['’]s| is| are| was| were| has| have) (?!(?:now |all |both |finally |been |already )*(?:done|finished|on|dry|drying|sorted|complete|booked|posted|out|sent)\b)/iu,
);
function isItsStuff(text: string, said: readonly string[], item: Item): boolean {
  const [, stuff] = itsStuff.exec(text) ?? [];
  if (stuff === undefined) return false;
  const objects = objectsOf(item);
  return (
    objects.length > 0 &&
    folded(item.text).startsWith(`${stuff.toLowerCase()} `) &&
    !objects.some((word) => holds(said, word))
  );
}

/** "1:1 with Sam" is not the one with Kay. */
const withWhom = sparing(
  /^(?:\S+ ){1,2}with (?:the |my |our )?(\p{L}+)(?= (?:at|on|by|today|tomorrow)\b|\W*$)/iu,
);
function isWithAnother(text: string, said: readonly string[], item: Item): boolean {
  const [, other] = withWhom.exec(text) ?? [];
  const [, own] = other === undefined ? [] : (withWhom.exec(item.text) ?? []);
  if (other === undefined || own === undefined || !name.test(other)) return false;
  return said[0] === contentWords(item.text)[0] && !sameWord(folded(own), folded(other));
}

/** "Contact lenses" are none for a camera. */
const contacts = sparing(/\bcontact lens(?:es)?\b/i);
const isOtherLens = (text: string, { text: own }: Item): boolean =>
  contacts.test(text) && /\blens/i.test(own) && !/\bcontact|\border|\boptician/i.test(own);

/** Whether the clause names only the like of the item, and another thing. */
export function isRival(text: string, item: Item): boolean {
  const said = contentWords(text);
  return (
    isItsStuff(text, said, item) ||
    isOtherLens(text, item) ||
    isWithAnother(text, said, item) ||
    otherThing(text, said, item) ||
    otherOfItsKind(text, said, item) ||
    onlyItsVerb(text, item)
  );
}
