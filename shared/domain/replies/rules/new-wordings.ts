/** Makes the new wording of an item from its old one and the words that take their place. */
import type { Checklist, Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { countedIn } from './counting.ts';
import { gistOf } from './gist.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import { opensTask, taskVerbs } from './verbs.ts';
import { imperative, wordingOf } from './wording.ts';

/** The one item a few words point at. */
export function itemIn(words: string, items: Checklist): Item | undefined {
  return countedIn(gistOf(words, false), items)[0] ?? namedIn(words, items)[0]?.item;
}

/** The wording that replaces the old one; "instead of summary" only says what it was. */
export const newWording = (text: string): string => {
  const inQuotes = /"([^"]+)"/.exec(text)?.[1];
  return wordingOf((inQuotes ?? text).replace(/\s+instead\b.*$/i, ''));
};

export const withoutArticle = (words: string): string =>
  words.trim().replace(/^(?:the|my|an?) /i, '');

/** Inside a wording the new words are written as the person wrote them. */
function within(fresh: string, wording: string): string {
  const [first = ''] = wording.split(' ');
  const written = fresh.split(/\s+/).find((word) => word.toLowerCase() === first.toLowerCase());
  return (written ?? first.toLowerCase()) + wording.slice(first.length);
}

/** "Finish the" and "the pitch deck" need one article. */
const unrepeated = (ahead: string, words: string): string =>
  /\b(?:the|my|an?) $/i.test(ahead) ? withoutArticle(words) : words;

/** New words behind what stays of the old ones, with the capitals that were typed. */
export function fitted(ahead: string, fresh: string, typed: string): string {
  const words = unrepeated(ahead, fresh);
  const asWritten = ahead === '' || typed.includes(words);
  return asWritten ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** "Knead the dough" says all of a wording, and is no thing to stand behind another's verb. */
export function isOwnWording(fresh: string): boolean {
  const [first = '', second = '', third] = fresh.trim().replace(/^"/, '').split(/\s+/);
  const particle = /^(?:up|out|off|in|down|over|on|back)$/i.test(second) && third !== undefined;
  const thing = /^(?:the|my|our|his|her|an?|some)$/i.test(particle ? (third ?? '') : second);
  return thing && !pointsAtOne.test(fresh) && opensTask(first.toLowerCase(), second.toLowerCase());
}
const pointsAtOne =
  /^\W*(?:please )?\p{L}+ (?:it|that|this|(?:the |my )?(?:first|second|third|fourth|fifth|last|top|bottom)|(?:number |item |#)?\d{1,2})(?: one| item| task)?\b/iu;

/** "The loft" takes the place of "the garage" in "Clean the garage"; an action, of all of it. */
export function replaced(item: Item, old: string, fresh: string): string {
  const wording = imperative(newWording(fresh));
  const whole = withoutArticle(old).toLowerCase();
  const held = item.text.toLowerCase().includes(whole);
  const part = held ? whole : whole.replace(/ (?:one|job|item|task|thing|bit|appointment)$/, '');
  const at = item.text.toLowerCase().indexOf(part);
  const [first = ''] = wording.toLowerCase().split(' ');
  const before = item.text.slice(0, Math.max(0, at)).trim().toLowerCase();
  const verb = before.replace(/ (?:the|my|an?)$/, '');
  const names = [item.text.slice(Math.max(0, at)), withoutArticle(fresh)];
  const proper = names.every((one) => /^\p{Lu}/u.test(one)) && fresh.trim().split(' ').length < 4;
  const keeps =
    proper ||
    /^\p{L}+ (?:up|off|out|down|over)$/u.test(verb) ||
    (taskVerbs.has(verb) && !/^go\b/.test(before));
  const [said = ''] = fresh.trim().split(' ');
  if (fresh.trim().startsWith('"')) return newWording(fresh.replaceAll('"', ''));
  if (isOwnWording(fresh)) return wording;
  if (at <= 0 || !keeps || taskVerbs.has(first) || /^\p{L}{3,}ing$/u.test(said)) return wording;
  const ahead = item.text.slice(0, at);
  return ahead + unrepeated(ahead, within(fresh, wording)) + item.text.slice(at + part.length);
}

/** "Yarn and needles" for "Pick up yarn for the shawl": what it shares gives way to all of it. */
export const patched = (item: Item, fresh: string): string =>
  overlaid(item.text, fresh) ?? newWording(fresh);

const isArticle = (word: string): boolean => /^(?:the|my)$/i.test(word);

/** Undefined when the two share no word. */
export function overlaid(old: string, fresh: string): string | undefined {
  const wording = newWording(fresh);
  const [first = ''] = wording.toLowerCase().split(' ');
  const words = old.split(' ');
  const noun = words.slice(1).some((word) => word.toLowerCase() === first);
  if ((taskVerbs.has(first) && !noun) || fresh.includes('"')) return undefined;
  const said = contentWords(wording);
  const shared = words.flatMap((word, at) => {
    const [content] = contentWords(word);
    return content !== undefined && said.some((one) => sameWord(one, content)) ? [at] : [];
  });
  const [start, to = start] = [shared[0], shared.at(-1)];
  if (start === undefined || to === undefined) return undefined;
  // "5 bags" takes the place of "4 bags".
  const counts = /^\d/.test(wording) && /^\d/.test(words[start - 1] ?? '');
  // "The water bill" takes the place of "the gas bill".
  const led = /^(?:the|my) /i.test(fresh) ? words.slice(0, start).findLastIndex(isArticle) : -1;
  // "The June report" takes the place of "the May report".
  const name = withoutArticle(fresh);
  const named =
    start > 1 &&
    [name, words[start - 1] ?? ''].every((one) => /^\p{Lu}\p{Ll}/u.test(one)) &&
    !name.toLowerCase().startsWith((words[start] ?? '').toLowerCase());
  const from = counts || named ? start - 1 : led > 0 && start - led < 4 ? led : start;
  // "Chapter 4" takes the place of "chapter 3", number and all.
  const last = /\d$/.test(wording) && /^\d+$/.test(words[to + 1] ?? '') ? to + 1 : to;
  return [
    ...words.slice(0, from),
    (from === 0 ? wording : within(fresh, wording)).replace(/ AND /g, ' and '),
    ...words.slice(last + 1),
  ].join(' ');
}

/** "Book the church hall. Sorry no, the rugby club": what is named takes the place of the thing. */
export function inItsPlace(old: string, fresh: string): string | undefined {
  const [, verb = '', up = ''] =
    /^(\p{L}+) ((?:up|off|out|in) )?(?:(?:the|my|our|an?) )?[\p{L}'-]+(?: [\p{L}'-]+)?$/u.exec(
      old,
    ) ?? [];
  const thing = /^(?:(?:the|my|our|an?) [\p{L}'-]+(?: [\p{L}'-]+){0,2}|\p{Lu}\p{Ll}+)\W*$/u.test(
    fresh.trim(),
  );
  if (!thing || !taskVerbs.has(verb.toLowerCase())) return undefined;
  return `${verb} ${up}${fresh.trim().replace(/\W+$/u, '')}`;
}
