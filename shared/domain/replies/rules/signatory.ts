/** Tells the lines that say who writes (a name, a title, a firm, a phone) from things to do. */
import { isDeviceLine } from '../footers.ts';
import { givenNames } from '../given-names.ts';
import { pattern } from '../pattern.ts';
import { activity } from './activities.ts';
import { capitalised, contact, degree, honorific, notice } from './contact-block.ts';
import { thingByWord } from './kinds-of-things.ts';
import { taskVerbs } from './verbs.ts';

const part = String.raw`\p{Lu}[\p{L}.'’-]*`;
const between = String.raw`(?:de|van|von|der|den|da|di|la|le|bin|al|dos|du|y|e)`;
const degrees = `(?:,? ${degree})*`;
const behind = String.raw`${degrees}(?: \([^()]{1,30}\))?(?: (?:x{1,3}|X{1,3}))?[\s,.!]*`;

const titled = pattern(
  'u',
  String.raw`^[–—~-]? ?(?:${honorific}\.? )+${part}(?: ${between})*(?: ${part}){0,2}${behind}$`,
);
/** "E.", "A.R.", "E. Hale" */
const initials = pattern(
  'u',
  String.raw`^[–—~-]? ?(?:\p{Lu}(?:\. ?\p{Lu}){0,2}\.?|(?:\p{Lu}\. ?){1,3}${part})${behind}$`,
);
const named = pattern(
  'u',
  String.raw`^[–—~-]? ?(?<first>\p{Lu}\.|${part})`,
  String.raw`(?<more>(?: ${between}){0,2}(?: ${part})){0,3}${behind}$`,
);
const lower = /^[–—~-]? ?(\p{Ll}{2,12})(?: x{1,3})?[.!]*$/u;

/** Names that are verbs of tasks as well. */
const alsoVerbs = new Set('mark grant rob sue bill chase will drew skip nick jack bob'.split(' '));

/** What is said of the list, or to the service, however it is written. */
const noName =
  /(?<!\p{L})(?:not|except|but|skip|drop|postpone|delete|remove|move|push|add|plus|all|both|done|finished|tomorrow|today|later|until|till|stop|pause|help|list|resume|start|unsubscribe|yes|no|ok)(?!\p{L})/iu;

const knownThing = (word: string): boolean =>
  taskVerbs.has(word) || thingByWord.has(word) || activity.test(word);

/** How sure a line is a name: a given one `surely`, `perhaps` what may be something else. */
export function nameIn(text: string): 'surely' | 'perhaps' | undefined {
  // "Sam's Party" is nobody's name.
  if (text.length > 60 || noName.test(text) || /['’]s(?!\p{L})/u.test(text)) return undefined;
  if (titled.test(text) || initials.test(text)) return 'perhaps';
  const given = lower.exec(text)?.[1];
  if (given !== undefined) return givenNames.has(given) ? 'perhaps' : undefined;
  const found = named.exec(text)?.groups;
  if (!found) return undefined;
  const word = (found['first'] ?? '').toLowerCase();
  const [first = ''] = givenNames.has(word) ? [word] : word.split(/[.'’-]/);
  const isVerb = taskVerbs.has(first) || (found['more'] !== undefined && knownThing(first));
  if (isVerb && !alsoVerbs.has(first)) return undefined;
  if (givenNames.has(first) && found['more'] === undefined) return 'surely';
  return found['more'] === undefined && knownThing(first) ? undefined : 'perhaps';
}

/** "Muriel Hargreaves", and no "Anna Dentist": a given name before what is no known thing. */
export function isFullName(text: string): boolean {
  const [first = '', second = '', more] = text.toLowerCase().split(/\s+/);
  return (
    more === undefined &&
    givenNames.has(first) &&
    !knownThing(second) &&
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}$/u.test(text)
  );
}

/** What stands below a name: a title, a firm, a place, a way to be reached. */
export function isBesideName(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,]+/);
  if (contact.test(text) || notice.test(text) || isDeviceLine(text.toLowerCase())) return true;
  const isThing =
    noName.test(text) || taskVerbs.has(first) || (/^\p{L}+$/u.test(text) && knownThing(first));
  return text.length <= 80 && capitalised.test(text) && !isThing;
}
