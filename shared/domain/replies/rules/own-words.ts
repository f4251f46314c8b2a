/** Sets aside words of a clause that name an item: they carry no verdict on it. */
import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { gistOf } from './gist.ts';
import { isPast } from './past.ts';
import { pastForms } from './past-forms.ts';
import { stem } from './same-word.ts';

/** "Cancel the trial" is done when it is cancelled: an item's own verb is no verdict on it. */
export function withoutOwnWords(gist: string, names: readonly Item[], foreign: boolean): string {
  if (names.length === 0) return gist;
  let own: ReadonlySet<string> | undefined;
  const plain = withoutOwnPair(gist, names);
  return plain.replace(mayBeOwn, (word) => {
    own ??= ownStems(names, foreign);
    if (!own.has(stem(word))) return word;
    if (/(?:ed|sent|made)$/.test(word)) return 'done';
    // What runs is under way, in other words too.
    return word.endsWith('ing') && word !== 'running' ? 'doing' : ' ';
  });
}

function ownStems(names: readonly Item[], foreign: boolean): ReadonlySet<string> {
  const said = names.flatMap(({ text }) => (foreign ? [text, gistOf(text, true)] : [text]));
  return new Set(said.flatMap(contentWords).map(stem));
}

const mayBeOwn = pattern(
  'g',
  String.raw`\b(?:cancell?(?:ed)?|skip(?:s|ped)?|drop(?:s|ped)?|cut|cull(?:ed)?|mov(?:e|ed)|`,
  String.raw`push(?:ed)?|postpon(?:e|ed)|kill(?:ed)?|scrap(?:ped)?|bin(?:ned)?|delet(?:e|ed)|`,
  String.raw`remov(?:e|ed)|shift(?:ed)?|park(?:ed)?|roll(?:ed)?|slips?|slides?|ditch(?:ed)?|strike|toss(?:ed)?|chuck(?:ed)?|dump(?:ed)?|trash(?:ed)?|axed?|junk|stuff(?:ed)?|screw(?:ed)?|`,
  String.raw`start(?:ed)?|draft(?:ed)?|packed|shelved|wait|running|half|(?:cancell?|dropp|skipp|hang|cook)ing|open(?:ed)?|reschedul(?:e|ed)|next|weekend|`,
  String.raw`week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
);

const particles = 'off|out|up|down|away|through|over|back|in|on|round';
const pairOfItem = sparing(new RegExp(`^(\\p{L}+) (?:${particles})\\b`, 'iu'));
const pairInClause = sparing(new RegExp(`\\b(\\p{L}+) (${particles})\\b`, 'giu'));

/** "Dropping off the keys", "clear out the loft tomorrow": both words are the item's own. */
function withoutOwnPair(gist: string, names: readonly Item[]): string {
  const verbs = names.flatMap(({ text }) => pairOfItem.exec(text.toLowerCase())?.[1] ?? []);
  if (verbs.length === 0) return gist;
  const own = new Set(verbs.map(stem));
  return gist.replace(pairInClause, (both, verb: string, particle: string) => {
    if (!own.has(stem(verb)) || !names.some(({ text }) => text.includes(` ${particle}`)))
      return both;
    if (verb.endsWith('ing')) return 'doing';
    return tellsPast(verb) ? 'done' : plainVerb;
  });
}

/** "Gone through"; "put up" may as well be an order. */
const tellsPast = (verb: string): boolean => isPast(verb) || (pastForms.get(verb) ?? verb) !== verb;

/** Stands for an order, and says nothing else of what it is given. */
const plainVerb = 'take';

/** "Mail the check", "Lodge the till money": such a noun is neither a tick nor a time. */
export function withoutOwnNouns(gist: string, names: readonly Item[]): string {
  if (!mayBeNoun.test(gist)) return gist;
  return gist.replace(mayBeNouns, (word) =>
    names.some(({ text }) => text.toLowerCase().includes(` ${word}`)) ? 'thing' : word,
  );
}
const mayBeNoun = sparing(/\b(?:checks?|till|deed|wound|will)\b/);
const mayBeNouns = /\b(?:checks?|till|deed|wound)\b|(?<=\b(?:the|my|his|her|their|our) )will\b/g;
