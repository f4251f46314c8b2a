/**
 * Orders that word an item anew, up to the end of their clause:
 *
 *     order = ("rename" | "reword" | "change") (n | name) ("to" | "as") words
 *
 * A name is words of which each stands in one item that is still to do, and in no other.
 *
 * What changes a part of an item ("dentist at 4 instead", "change 2 to Friday") is the model's.
 */
import type { Item } from '../../checklist.ts';
import type { Told } from '../told.ts';
import { capital } from '../wording.ts';
import { itemNamed, unfinished } from './named.ts';

const form =
  /\b(?:rename|reword|(?<change>change)) (?:(?:#|no\. ?|number |item )?(?<number>\d{1,2})|(?<name>[\p{L}\p{N}' -]{2,60}?)) (?:to|as):? (?<words>.+?)(?=\s*(?:$|\n|[.;!](?:\s|$)|,? (?:and |also |then )*(?:add|drop|push|move|reopen|rename|reword|\d{1,2} )))/giu;

/** Begins like a time, a day or an amount. */
const partOfItem =
  /^(?:\d|\p{Sc}|(?:at|by|on|for|until|till|next|this|in|half|quarter|noon|midnight|today|tonight|tomorrow|later|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\b)/iu;

/** In the order of the words; only the first of the items bear a number. */
export const renamesIn = (
  reply: string,
  items: readonly Item[],
  numbered = items.length,
): readonly Told[] =>
  [...reply.matchAll(form)].flatMap(({ index, 0: whole, groups = {} }) => {
    const { change, number, name = '', words = '' } = groups;
    if (change && partOfItem.test(words)) return [];
    const at = number ? Number(number) - 1 : itemNamed(name, items, unfinished);
    const item = number && Number(number) > numbered ? undefined : items[at ?? -1];
    const text = capital(words.replace(/^["'“”‘’]+|["'“”‘’,]+$/gu, '').trim());
    if (!item || text === '') return [];
    const place = { start: index, end: index + whole.length };
    return [{ edit: { kind: 'rename', id: item.id, text }, sure: 1, ...place }];
  });
