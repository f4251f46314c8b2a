/** "The client pulled the event": news of somebody whom one was to write to, ring or pay. */
import type { Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { verbOf } from './item-verb.ts';
import { sameWord } from './same-word.ts';

const newsOf = sparing(
  /^(?:(?:so|and|but|ok|then|well) )*(?:the |my |our )(\p{L}+)(?: \p{L}+)? (?:just |has |have |only )*(?:(?:pulled|let (?:us|me)|sent|broke|quit|lost|fell|left|moved|(had an? (?:accident|fit|seizure|tantrum|meltdown)))|(came|turned up|fixed|mended)) ?(?!.*\b(?:money|payment|invoice|cheque|cash)\b)/u,
);
const writes = new Set('email call ring phone text message tell thank'.split(' '));
const pays = new Set('pay invoice bill'.split(' '));

/** "Ed's in Lisbon" rings nobody. */
const isElsewhere = sparing(
  /^(?:(?:so|and|but|ok|then|well) )*(\p{L}+)(?:'s| is) (?:still |just |now )?(?:away|abroad|(?:in|at|on) (?!for\b|touch\b|on\b|board\b|it\b|his\b|her\b|my\b|our\b|ours\b|mine\b|the (?:door|case|job|line|phone|list|loop|way)\b|\d)\p{L}{3})(?!.*(?:day\b|\btill?\b|\buntil\b|\btomorrow\b|\bnext\b|\bagreed\b))/u,
);
const aName = /^\S+ (\p{Lu}\p{L}+)$/u;
const isOnlyThere = (gist: string, refs: readonly Item[]): boolean => {
  const [, who = ''] = isElsewhere.exec(gist) ?? [];
  return (
    who !== '' &&
    refs.every(
      (item) => writes.has(verbOf(item)) && aName.exec(item.text)?.[1]?.toLowerCase() === who,
    )
  );
};

/** Whether no more is told of these than what they did themselves. */
export function isOnlyNews(gist: string, refs: readonly Item[]): boolean {
  const [, who, ill, came] = newsOf.exec(gist) ?? [];
  if (refs.length === 0) return false;
  if (who === undefined) return isOnlyThere(gist, refs);
  return refs.every((item) => {
    const verb = verbOf(item);
    const holds = ill !== undefined || pays.has(verb) || (came === undefined && writes.has(verb));
    const others = contentWords(item.text).slice(1);
    return holds && others.some((word) => sameWord(word, who));
  });
}
