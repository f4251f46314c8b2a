/** Hours of the day as people write them in seven languages. */
import type { Item } from '../../checklist.ts';

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const digits = '(?:2[0-4]|1\\d|0?\\d)(?:[:.h][0-5]\\d)?';
const unit = " ?(?:[ap]\\.?m\\b\\.?|uhr\\b|uur\\b|h\\b|o'?clock\\b)";
const before =
  '(?:(?:at|by|to|til|till|until|for|um|auf|om|naar|a la|a las|à|às|para ' +
  "as|pras|alle|all'|per le|the|now)\\s+)";
const named = 'noon|midday|midnight|mittag|mediodía|midi|mezzogiorno|meio-dia';
const clockTime = new RegExp(
  `(${before})?(?<![\\p{L}\\d:.£$€/-])(half (?:past )?(?:${hours}|\\d{1,2})|` +
    `(?:a )?quarter (?:to|past) ` +
    `(?:${hours}|\\d{1,2})|${digits}(?:${unit})?|(?<!\\b(?:le|du|au|un|mon|der|den|het|de|o|il) )(?:${hours})(?: o'?clock)?|` +
    `${named})(?![\\p{L}\\d%£$€/-]|[:.]\\d)`,
  'giu',
);
export interface Time {
  /** As it stands, with what leads to it. */
  readonly whole: string;
  readonly core: string;
  /** Whether nothing but a time is written so. */
  readonly sure: boolean;
  readonly led: boolean;
}

export function timesIn(text: string): readonly Time[] {
  return [...text.matchAll(clockTime)].map((found) => {
    const [whole, lead = '', core = ''] = found;
    const sure =
      /[:.h]\d\d|[ap]\.?m|uhr|uur|\dh|o'?clock|half|quarter|noon|mid|mittag|mezzo|meio/i.test(core);
    return { whole, core, sure, led: lead !== '' && !/^(?:the|for)\s/i.test(lead) };
  });
}

/** Numbers that are names: "chapter 3", "room 12". */
const isName = (text: string, { whole }: Time): boolean =>
  new RegExp(
    `\\b(?:chapter|chapters|ch|unit|week|day|route|room|gate|pit|page|pages|` +
      `number|no|bay|part|step|phase|level|grade|year|` +
      `size|lesson|episode|kapitel|chapitre|capítulo|hoofdstuk)\\s+${whole.trim()}$`,
    'i',
  ).test(text.slice(0, text.indexOf(whole) + whole.length).trim());

/** The time an item says. */
export function timeOf({ text }: Item): Time | undefined {
  const times = timesIn(text);
  const [found] = times.filter(({ sure, led }) => sure || led);
  if (found) return found;
  const last = times.at(-1);
  return last && text.endsWith(last.core) && text !== last.core && !isName(text, last)
    ? last
    : undefined;
}

const hourOf = (core: string): string =>
  core
    .toLowerCase()
    .replace(/\s|o'?clock|uhr|uur|[ap]\.?m\.?|h$/g, '')
    .replace(/[.h]/, ':')
    .replace(new RegExp(`^(?:${hours})$`), (word) => String(hours.split('|').indexOf(word) + 1));

export const isSame = (one: Time, other: Time): boolean => hourOf(one.core) === hourOf(other.core);
