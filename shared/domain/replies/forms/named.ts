/**
 * Orders and reports that name one item by its own words, and say nothing else in their clause:
 *
 *     order  = ("drop" | "remove" | "reopen" | ...) name | ("move" | "push" | ...) name ["over"] "to" day
 *     report = name ["is"] verdict | ("done" | "finished") ["with"] name
 *     name   = words of which each stands in one item that can become so, and in no other
 *
 * A verb that the item has itself ("cancel Netflix") is none. What isn't this is the model's.
 */
import type { Item, ItemStatus } from '../../checklist.ts';
import { alike, contentWords, wordsOf } from '../same-text.ts';
import type { Answer, Verdict } from './answer.ts';

const day =
  '(?:tomorrow|tmrw|tmr|next week|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the weekend)';
const lead =
  "^(?:(?:ok|okay|so|hi|hey|yes|and|but|then|also|please|pls|just|can you|could you|i|i've|you can) )*";
const name = "(?<name>[\\p{L}\\p{N}' -]{2,60}?)";
const end = '(?: (?:please|pls|for now|today|thanks))*$';

const forms: readonly (readonly [Verdict, RegExp])[] = (
  [
    [
      'dropped',
      `(?<verb>drop|remove|scratch|delete|skip|forget|cancel|ditch|scrap) (?!off )${name}`,
    ],
    [
      'deferred',
      `(?<verb>push|move|bump|defer|postpone|shift|carry|put off|put) ${name}(?: (?:over|off|back))? (?:to|till|until|for) ${day}`,
    ],
    ['open', `${name} (?:is |isn't |not |was )?(?:not done|not yet|not finished|still open)`],
    [
      'deferred',
      `${name} (?:(?:is for |for )?(?:tomorrow|tmrw|tmr)|can wait (?:till|until) ${day})`,
    ],
    ['open', `(?<verb>reopen|untick|uncheck) ${name}`],
    [
      'done',
      `${name} (?:is |are |was |were |got )?(?:all )?(?<verb>done|finished|completed|complete|sorted)`,
    ],
    ['done', `(?<verb>done|finished|completed)(?: with)? ${name}`],
  ] as const
).map(([verdict, form]) => [verdict, new RegExp(`${lead}${form}${end}`, 'iu')]);

/** What may still be done. */
export const unfinished: readonly ItemStatus[] = ['open', 'deferred'];
/** What may be reopened. */
const closed: readonly ItemStatus[] = ['done', 'deferred', 'dropped'];

/** The place of the one item of such a status that all the words name; undefined for none or several. */
export function itemNamed(
  said: string,
  items: readonly Item[],
  among: readonly ItemStatus[],
): number | undefined {
  const named = contentWords(said);
  if (named.length === 0) return undefined;
  const fitting = items.flatMap(({ text, status }, at) => {
    const own = wordsOf(text);
    const isIt = named.every((word) => own.some((one) => alike(one, word)));
    return isIt && among.includes(status) ? [at] : [];
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

const clauses = /(?:[^,;.!?\n]|(?<=\d)[.,](?=\d))+\??/gu;
const joints = /\b(?:and|but|then)\b/giu;

/** The clauses of a reply, by offsets. */
export function* clausesIn(reply: string): Generator<readonly [text: string, start: number]> {
  for (const { index, 0: whole } of reply.matchAll(clauses)) {
    let from = 0;
    for (const joint of [...whole.matchAll(joints), undefined]) {
      yield [whole.slice(from, joint?.index), index + from];
      from = (joint?.index ?? 0) + (joint?.[0].length ?? 0);
    }
  }
}

/** All of a reply, in order. */
export function namedIn(reply: string, items: readonly Item[]): readonly Answer[] {
  const found: Answer[] = [];
  for (const [clause, at] of clausesIn(reply)) {
    const said = clause.trim().replace(/[’‘]/g, "'");
    const start = at + clause.indexOf(clause.trim());
    for (const [verdict, form] of forms) {
      const groups = form.exec(said)?.groups;
      const verb = groups?.['verb']?.toLowerCase();
      const among = verdict === 'open' && verb ? closed : unfinished;
      const item = groups ? itemNamed(groups['name'] ?? '', items, among) : undefined;
      if (item === undefined) continue;
      if (verb && wordsOf(items[item]?.text ?? '').includes(verb)) continue;
      found.push({ items: [item], verdict, start, end: start + said.length });
      break;
    }
  }
  return found;
}
