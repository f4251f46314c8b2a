/** Writes out past forms typed without their last vowel: "knockd out 2", "rekeyd unit 9". */

import { taskVerbs } from './rules/verbs.ts';

/** Ends as hardly another word does: a consonant and a "d", or "yd" behind a vowel. */
const clipped = /\b[a-z]{3,}[bghkmpstvxzy]d\b/gi;
/** Short forms and names that end so, and are no past form. */
const others =
  /^(?:.*[^aeo]yd|[^aeiouy]+d|adhd|copd|lloyd|boyd|floyd|.*jagd|.*(?:eu|aa)gd|trygd|tyngd|smaragd)$/i;

/** The reply with "ed" in place of the "d"; what is typed in capitals stays. */
export const withPastEndings = (reply: string): string =>
  reply.replace(clipped, (word, at: number) => {
    const before = reply.slice(Math.max(0, at - 80), at);
    const verb = word.slice(0, -1).toLowerCase();
    const isVerb = taskVerbs.has(verb) || particle.test(reply.slice(at + word.length, at + 12));
    const isPastForm = isVerb && !others.test(word) && !isOrdered(before);
    return isPastForm && !isName(word, before) ? `${word.slice(0, -1)}ed` : word;
  });

/** "Crossd off 1". */
const particle = /^ (?:off|up|out|down|in|away|over|through)\b/;

/** What stands behind an order is its object: "restart launchd". */
function isOrdered(before: string): boolean {
  const [first = ''] = /\p{L}+(?=[^.,;!?\n]*$)/u.exec(before.toLowerCase()) ?? [];
  return taskVerbs.has(first);
}

/** With a capital where no sentence begins. */
const isName = (word: string, before: string): boolean =>
  word === word.toUpperCase() ||
  (/^\p{Lu}/u.test(word) && !/(?:^|[.!?\n]\s*)[^\p{L}]*$/u.test(before));
