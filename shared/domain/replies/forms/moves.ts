/**
 * Orders that put an item elsewhere on the list, and say nothing else in their clause:
 *
 *     move  = [verb] item end | [verb] n ("before" | "after") n | verb item ("before" | "after") item
 *     end   = ["is" | "goes" | "comes"] ("first" | "last") | "to the top" | "to the end" | ...
 *     order = ["new"] "order" (":" | "is") n { ["," | "then" | "and"] n }      (all of its line)
 *     item  = n | name                     verb = "move" | "put" | "do" | "place" | ...
 *
 * A name is words of which each stands in one open item, and in no other. "Gym before work" is a plan,
 * and "gym first thing tomorrow" says more than the form.
 */
import type { Item } from '../../checklist.ts';
import { contentWords, wordsOf } from '../same-text.ts';
import type { Told } from '../told.ts';
import { clausesIn, itemNamed } from './named.ts';

const lead = '^(?:(?:ok|okay|so|hi|hey|yes|and|but|then|also|please|pls|just|can you|could you) )*';
const verb = '(?:move|put|place|bump|pull|push|shift|bring|do)';
const n = String.raw`(?:#|no\.? ?|number |item )?\d{1,2}`;
const item = (name: string): string =>
  `(?:#|no\\.? ?|number |item )?(?<${name}>\\d{1,2}|[\\p{L}\\p{N}' -]{2,60}?)`;
const number = (name: string): string => `(?:#|no\\.? ?|number |item )?(?<${name}>\\d{1,2})`;
const ofList = '(?: of (?:the|my) (?:list|day))?';
const top = `(?:(?:is |goes |comes |go |come )?first|(?:up )?(?:to|at|on) (?:the )?(?:very )?(?:top|front|start|beginning)${ofList})`;
const bottom = `(?:(?:is |goes |comes |go |come )?last|(?:down )?(?:to|at) (?:the )?(?:very )?(?:bottom|end|back)${ofList})`;
const end = '(?: (?:please|pls|thanks|now|instead|today))*[.!]*$';

const toEnd = new RegExp(
  `${lead}(?:(?<verb>${verb}) )?${item('item')} (?:(?<first>${top})|(?<last>${bottom}))${end}`,
  'iu',
);
const beside = [
  new RegExp(
    `${lead}(?:(?<verb>${verb}) )?${number('item')} (?<side>before|after) ${number('other')}${end}`,
    'iu',
  ),
  new RegExp(
    `${lead}(?<verb>${verb}) ${item('item')} (?<side>before|after) ${item('other')}${end}`,
    'iu',
  ),
];
const orders = new RegExp(
  String.raw`^[^\S\n]*(?:(?:the |my )?(?:new )?order|reorder)(?: is)?[ :]+(${n}(?:(?:, ?| ?> ?| )(?:then |and )?${n})+)[.!]*[^\S\n]*$`,
  'gimu',
);

/** In a longer clause more is said than a form. */
const longestClause = 200;

const people = /\b(?:i|me|he|she|they|we|you|him|her|them|us|it)\b|\bat$/i;
/** "Raj emailed me first" tells of what happened: a name without a verb has the item's very words. */
function isOwnName(said: string, { text }: Item): boolean {
  const plain = (word: string): string => word.replace(/'?s$/, '');
  const own = new Set(wordsOf(text).map(plain));
  const words = contentWords(said).map(plain);
  return /^\d+$/.test(said) || (!people.test(said) && words.every((word) => own.has(word)));
}

/** In the order of the words; only the first of the items bear a number. */
export function movesIn(
  reply: string,
  items: readonly Item[],
  numbered = items.length,
): readonly Told[] {
  const itemOf = (said = ''): Item | undefined => {
    if (!/^\d+$/.test(said))
      return items[itemNamed(said, items.slice(0, numbered), ['open']) ?? -1];
    return Number(said) > numbered ? undefined : items[Number(said) - 1];
  };
  const found: Told[] = [];
  for (const [clause, at] of clausesIn(reply)) {
    if (clause.length > longestClause) continue;
    const said = clause.trim().replace(/[’‘]/g, "'");
    const start = at + clause.indexOf(clause.trim());
    const place = { start, end: start + said.length };
    const ends = toEnd.exec(said)?.groups;
    const moved = itemOf(ends?.['item']);
    if (ends && moved && (ends['verb'] || isOwnName(ends['item'] ?? '', moved))) {
      const edit = { kind: 'move', id: moved.id, to: ends['first'] ? 'first' : 'last' } as const;
      found.push({ edit, sure: 1, ...place });
      continue;
    }
    const sides = beside.map((form) => form.exec(said)?.groups).find(Boolean);
    const [one, other] = [itemOf(sides?.['item']), itemOf(sides?.['other'])];
    if (!sides || !one || !other || one === other) continue;
    // "Did 2 and 3 before 1" goes on with its own verb.
    if (!sides['verb'] && !/(?:^|[.,;:!?\n])\s*$/.test(reply.slice(0, at))) continue;
    const to =
      sides['side']?.toLowerCase() === 'before' ? { before: other.id } : { after: other.id };
    found.push({ edit: { kind: 'move', id: one.id, to }, sure: 1, ...place });
  }
  return [...found, ...ordersIn(reply, itemOf)];
}

/** "Order: 3, 1, 2": the first of them goes to the top, each other behind the one before it. */
const ordersIn = (reply: string, itemOf: (said: string) => Item | undefined): readonly Told[] =>
  [...reply.matchAll(orders)].flatMap(({ index, 0: whole, 1: list = '' }): readonly Told[] => {
    const named = (list.match(/\d+/g) ?? []).map(itemOf);
    const known = named.flatMap((one) => one ?? []);
    if (known.length < named.length || new Set(known).size < known.length) return [];
    const place = { start: index, end: index + whole.length };
    return known.map(({ id }, at) => {
      const ahead = known[at - 1];
      return {
        edit: { kind: 'move', id, to: ahead ? { after: ahead.id } : 'first' },
        sure: 1,
        ...place,
      };
    });
  });
