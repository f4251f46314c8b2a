/** Gives an item another number of what it counts: "make it 8 steers", "it's 80 scones now". */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import type { Draft } from './draft.ts';
import { itemIn } from './new-wordings.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';

const amount =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)';
const thing = `(${amount}) (?:more |extra )?(?:\\p{L}+ ){0,2}?(\\p{L}{3,})`;
const lead = String.raw`^(?:(?:and|but|so|ok|oh|no|wait|sorry|actually|please|pls|can you|could you|also)[, ]+)*`;

/** Says outright that the number is another one now. */
const shapes: readonly RegExp[] = [
  pattern(
    'iu',
    lead,
    String.raw`(?:make (?:it|that|them|this)|(?:change|update|set|cut|raise|bump|drop) [^,:]{2,40}? to|`,
    String.raw`(?:it|that|they)(?:'s| is|'re| are)? now|it should be|(?:that )?should be|now it's|`,
    String.raw`agora s[ãa]o|ahora son|maintenant (?:c'est|ce sont)|jetzt sind es|nu zijn het|adesso sono) `,
    `(?:just |only |now )*${thing}(?![:.]\\d)`,
  ),
  pattern(
    'iu',
    lead,
    `(?:(?:it's|its|it is|that's|they're|we're at|up to) ${thing}(?: now| instead)+|` +
      `${thing} instead)\\W*$`,
  ),
];
const near = pattern(
  'i',
  String.raw`\b(?:make|change|update|set|cut|raise|bump|drop|now|should|instead|agora|`,
  String.raw`ahora|maintenant|jetzt|nu|adesso)\b`,
);

/** Where a wording counts this thing: its number, and what stands up to the thing. */
function countIn(
  text: string,
  noun: string,
): readonly [whole: string, between: string] | undefined {
  const [whole = '', old = ''] = counting.exec(text) ?? [];
  const words = whole.split(' ').slice(1);
  const at = words.findIndex((word) => sameWord(word.toLowerCase(), noun.toLowerCase()));
  const between = words.slice(0, at).join(' ');
  return at < 0 ? undefined : [[old, ...words.slice(0, at + 1)].join(' '), between];
}
const counting = new RegExp(String.raw`\b(${amount})(?: \p{L}+){1,4}`, 'iu');

/** Answers the one item that counts the thing, renamed; undefined for any other clause. */
export function countsAnew(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (!near.test(clause)) return undefined;
  const said = shapes.map((shape) => shape.exec(clause)).find((found) => found !== null);
  const [fresh = '', noun = ''] = said?.slice(1).filter((one) => one !== undefined) ?? [];
  const holding = items.flatMap((item) => {
    const found = item.status === 'dropped' || noun === '' ? undefined : countIn(item.text, noun);
    return found ? [{ item, found }] : [];
  });
  const [one, ...others] = holding;
  const [old = '', between = ''] = one?.found ?? [];
  const wording = [fresh, between, noun].filter((word) => word !== '').join(' ');
  if (!one || others.length > 0 || old.toLowerCase() === wording.toLowerCase()) return undefined;
  draft.rename(
    one.item,
    one.item.text.replace(old, () => wording),
  );
  return one.item;
}

/** "Change number 2 to 8k": the one amount of that kind in a wording. */
export function changesAmount(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, from = '', amount = '', unit = ''] = toAmount.exec(clause) ?? [];
  if (amount === '') return undefined;
  const item = itemIn(from, items);
  const old = new RegExp(String.raw`[£$€]?\b\d[\d.,]* ?${unit}\b`, 'gi');
  if (!item || item.text.match(old)?.length !== 1) return undefined;
  draft.rename(item, item.text.replace(old, amount));
  return item;
}
const toAmount = pattern(
  'i',
  String.raw`\b(?:change|make|update|set|correct|edit)\s+(.{1,60}?)\s+(?:to |be |into )?([£$€]?\d[\d.,]* ?(k|kg|g|ml|`,
  String.raw`lit(?:re|er)s?|m|km|miles?|pages?|bags?|boxes|rolls?|copies|pieces|sheets|reps|laps|mins?|minutes|hours?|%))(?: please| now| instead)*\W*$`,
);

const notNumber = pattern(
  'i',
  String.raw`(?<![\d:.])(\d+)\b(?![:.]\d)(?:\s+\w+){0,4}?,?\s+(?:not|no|nae|instead `,
  String.raw`of|rather than)\s+(\d+)\b(?![:.]\d)`,
);

/** "500 not 400": one number of a wording is put right. */
export function correctsNumber(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const number = notNumber.exec(clause);
  if (!number) return undefined;
  const wrong = new RegExp(String.raw`\b${number[2]}\b`);
  const held = items.filter(({ text }) => wrong.test(text));
  const [counted] = held;
  if (!counted || (held.length > 1 && namedIn(clause, held).length !== 1)) return undefined;
  const item = namedIn(clause, held)[0]?.item ?? counted;
  draft.rename(item, item.text.replace(wrong, number[1] ?? ''));
  return item;
}
