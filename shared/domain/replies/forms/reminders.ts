/**
 * Requests for a letter at a time of day, which no letter of ours can follow: what they are about goes
 * on the list with its time, or gets the time where it is listed.
 *
 *     reminder = "remind me" [when] ["to" | "about" | "that"] words | "remind me" ["to" | ...] words when
 *              | "remind me" when
 *     when     = ("at" | "by" | "around") time ["today"]
 *     words    = n | name of an item | any words, up to the end of their clause
 *
 * With another day ("remind me at 4 tomorrow") it is the model's.
 */
import type { Asking, Reminder } from '../reading.ts';
import type { Told, Words } from '../told.ts';
import { capital } from '../wording.ts';
import { itemNamed } from './named.ts';

const time = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?(?![\d%])|noon\b)`;
const when = (name: string): string =>
  `(?:(?:today )?(?<${name}>(?:at|by|around|@) ?${time})(?: today)?)`;
const end = String.raw`(?=\s*(?:$|\n|[.,;!?](?:\s|$)|,? (?:and |also |then )+(?:add|drop|push|move|rename) ))`;
const about = '(?:to|about|of|that) ';
const form = new RegExp(
  String.raw`\b(?:(?:can|could|will|would) you |please |pls )*remind me (?:again )?(?:` +
    `${when('ahead')}(?:,? ${about}(?<words>[^\\n]+?))?|${about}(?<named>[^\\n]+?) ${when('behind')})${end}`,
  'giu',
);

const otherDay =
  /\b(?:tomorrow|tmrw|tmr|tonight|next|every|each|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)\b/i;
const timeInside = new RegExp(
  String.raw`\b(?:at|by|around) ?${time}|\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?`,
  'iu',
);

/** The text with this time in the place of its own, or at its end. */
const withTime = (text: string, said: string): string =>
  timeInside.test(text) ? text.replace(timeInside, () => said) : `${text} ${said}`;

/** The minute of the day; an hour alone is the one at which people are about. */
function minuteOf(said: string): number | undefined {
  if (/noon/i.test(said)) return 720;
  const [, hour = '', minutes = '0', half] = /(\d+)(?:[:.](\d\d))?(?: ?([ap]))?/i.exec(said) ?? [];
  const isLater = half ? /p/i.test(half) : Number(hour) > 0 && Number(hour) < 7;
  const hours = half || isLater ? (Number(hour) % 12) + (isLater ? 12 : 0) : Number(hour);
  const minute = hours * 60 + Number(minutes);
  return Number(minutes) < 60 && minute < 1440 && !(half && Number(hour) > 12) ? minute : undefined;
}

export interface AskedReminder extends Reminder, Words {
  /** Absent where it is about nothing, or about an item that has its time. */
  readonly told?: Told;
}

/** In the order of the words; `newId` makes ids that no other new item has. */
export function remindersIn(
  reply: string,
  { items, numbered = items.length }: Pick<Asking, 'items' | 'numbered'>,
  newId: (n: number) => string,
): readonly AskedReminder[] {
  const shown = items.slice(0, numbered);
  return [...reply.matchAll(form)].flatMap(({ index, 0: whole, groups = {} }, n) => {
    const said = groups['ahead'] ?? groups['behind'] ?? '';
    const at = minuteOf(said);
    if (at === undefined || otherDay.test(whole)) return [];
    const place = { start: index, end: index + whole.length };
    const words = (groups['words'] ?? groups['named'] ?? '').trim();
    if (!/\p{L}|\d/u.test(words)) return [{ at, isListed: false, ...place }];
    const number = /^(?:#|number |item )?(\d{1,2})$/i.exec(words)?.[1];
    const item = shown[number ? Number(number) - 1 : (itemNamed(words, shown, ['open']) ?? -1)];
    if (number && !item) return [];
    const asked = { at, isListed: true, ...place };
    if (!item) {
      const text = withTime(capital(words.replace(/^the /i, '')), said);
      return [{ ...asked, told: { edit: { kind: 'add', id: newId(n), text }, sure: 1, ...place } }];
    }
    const text = withTime(item.text, said);
    if (text === item.text) return [asked];
    return [{ ...asked, told: { edit: { kind: 'rename', id: item.id, text }, sure: 1, ...place } }];
  });
}
