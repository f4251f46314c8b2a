/** "Book the church hall. No sorry, the rugby club": the same thing done to another. */
import { contentWords } from '../same-text.ts';
import { gistOf } from './gist.ts';
import { isPast } from './past.ts';
import { signalOf } from './signals.ts';
import { opensTask } from './verbs.ts';

const particle = /^(?:up|off|out|in|down|on|back|over|away)$/i;
const preposition = /^(?:about|re|for|with|at|by|on|in|to|from|before|after|until|till|of)$/i;
const capital = /^(?!I\b)\p{Lu}/u;
const noName =
  /\b(?:i|i'm|we|it|that|this|he|she|they|is|are|was|were|has|have|had|got|did|does|not|no|need|too|also|as well|and|just|only|done|never|don't|can't|please|sorry|thanks|if|because|so|what|who|why|how)\b|\bn't\b/i;

/** Where in the words of a wording its objects stand. */
interface Place {
  readonly from: number;
  readonly to: number;
}

function objectsIn(words: readonly string[]): readonly Place[] {
  const [verb = '', second] = words.map((word) => word.toLowerCase());
  if (!opensTask(verb, second)) return [{ from: 0, to: words.length }];
  const places: Place[] = [];
  let from = particle.test(second ?? '') ? 2 : 1;
  for (let at = from; at <= words.length; at++) {
    if (at < words.length && !preposition.test(words[at] ?? '')) continue;
    if (at > from) places.push({ from, to: at });
    from = at + 1;
  }
  return places;
}

const isNamed = (words: readonly string[], { from, to }: Place): boolean =>
  words.slice(from, to).some((word) => capital.test(word));

/** Whether the words are a thing's name and nothing is said of it. */
const isName = (fresh: string): boolean => {
  const words = fresh.split(/\s+/);
  const gist = gistOf(fresh, false);
  const [first = '', second] = gist.split(' ');
  return (
    words.length <= 5 &&
    contentWords(fresh).length > 0 &&
    /\p{L}{2}/u.test(fresh) &&
    !noName.test(fresh) &&
    !opensTask(first, second ?? '') &&
    !words.some((word) => isPast(word.toLowerCase())) &&
    signalOf(gist, false) === undefined
  );
};

/** The wording with another object; undefined where the new words name none. */
export function withObject(wording: string, said: string): string | undefined {
  const fresh = said.trim().replace(/[\s.!,]+$/u, '');
  if (!isName(fresh)) return undefined;
  const words = wording.split(/\s+/);
  const places = objectsIn(words);
  const proper = capital.test(fresh.replace(/^(?:the|my) /i, ''));
  const alike = places.filter((place) => place.from === 0 || isNamed(words, place) === proper);
  const place = (proper ? alike[0] : alike.at(-1)) ?? places.at(-1);
  if (!place) return undefined;
  return [...words.slice(0, place.from), fresh, ...words.slice(place.to)].join(' ');
}

/** "Ring Dave. Scratch that, email him": whom "him" means. */
export function withName(said: string, wording: string): string {
  const words = wording.split(/\s+/);
  const name = objectsIn(words).find((place) => place.from > 0 && isNamed(words, place));
  return name
    ? said.replace(/\b(?:him|her|them)\b(?! \p{L})/iu, words.slice(name.from, name.to).join(' '))
    : said;
}
