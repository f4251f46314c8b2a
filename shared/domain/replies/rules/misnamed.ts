/** "It's Mrs Amoako", "ep 12 is 11", "core box 41, sorry": a name or a number put right alone. */
import { distance } from 'fastest-levenshtein';
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { countedIn } from './counting.ts';
import { exactly } from './exact-words.ts';
import { gistOf } from './gist.ts';
import { bySentence } from './sentence-edits.ts';
import { taskVerbs } from './verbs.ts';

const near = sparing(
  /\b(?:it's|its|it is|meant?|that's|should|is|was|actually|spelt|spelled|make|with)\b|'s /i,
);

const lead = String.raw`^(?:(?:sorry|no|oh|actually|wait|oops|ah|and|so|but|ok|well|also|btw|fyi)[, ]+)*`;
const surely = String.raw`(?:it's|its|it is|i meant?|that's|that should (?:be|say|read)|it should (?:be|say|read)|should (?:be|say|read)|make that|meant)`;
/** Behind the right name nothing may stand but courtesy, and what it is said of. */
const tail = String.raw`(?=(?: (?:sorry|btw|today|now|actually|by the way|my mistake|typo|with an? \p{L}|without the \p{L}))*[.!]*(?:$|, | [-–—] | \())`;
const itsName = pattern(
  'iu',
  lead,
  surely,
  String.raw` (?:actually |really )?(?:(?:with|for|to|at|from) )?(?:the )?(\p{L}[\p{L}'’.-]{1,30}(?: \p{L}[\p{L}'’.-]{1,30}){0,2}?)`,
  tail,
);
const thingIs = pattern(
  'iu',
  lead,
  String.raw`(\S.{1,40}?)(?:'s| is| was| are| should)(?: (?:actually|really|now|meant to|supposed to|be|read|say|have|been|said))*`,
  String.raw` (?:(?:with|for|to|at|from) )?(?:the )?(\p{L}[\p{L}'’.-]{1,30}(?: \p{L}[\p{L}'’.-]{1,30}){0,2}?)`,
  tail,
);
const itsNumber = pattern(
  'iu',
  lead,
  surely,
  String.raw` (?:actually |really )?(?:the )?((?:\p{L}{2,} ){1,2})#?(\d{1,4})`,
  tail,
);
const numberIs = pattern(
  'iu',
  lead,
  String.raw`((?:\p{L}{2,} ){1,2})#?(\d{1,4})(?:'s| is| was| should)(?: (?:actually|really|meant to|supposed to|be|read|say|have|been))* (?:(?!(?:at|for|in|on|over|about|by|to|from|of|under|past|around|with|until|till|after|before|now|worth|nearly|almost|only|just|all|up|down|half)\b)\p{L}{2,} )?(\d{1,4})`,
  tail,
);

const day = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|auntie|uncle)\.?$/i;

/** Whether two words of one first letter differ by a letter or two. */
function isMisspelt(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  if (a === b || a[0] !== b[0] || a.length < 3 || b.length < 3) return false;
  if (a.replace(/s$/, '') === b.replace(/s$/, '')) return false;
  return distance(a, b) <= (Math.min(a.length, b.length) < 5 ? 1 : 2);
}

interface Put {
  readonly item: Item;
  readonly text: string;
}

/** Runs of names in a wording, whose first word is no name by its capital alone. */
const runs = (text: string): readonly RegExpExecArray[] => [
  ...text.matchAll(/(?<=\S )\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*/gu),
];

/** The wording with this name in place of the one that resembles it. */
function named(fresh: string, { text }: Item): string | undefined {
  const words = fresh.split(' ');
  const isName = words.every((word) => /^\p{Lu}/u.test(word));
  for (const run of runs(text)) {
    const [was] = run;
    const own = was.split(' ');
    const rest = (put: string): string =>
      text.slice(0, run.index) + put + text.slice(run.index + was.length);
    const at = own.findIndex((one) => isMisspelt(one.replace(/['’]s$/, ''), words.at(-1) ?? ''));
    if (at >= 0 && words.length === 1 && isName && !day.test(fresh)) {
      const put = fresh.charAt(0).toUpperCase() + fresh.slice(1);
      const ending = /['’]s$/.exec(own[at] ?? '')?.[0] ?? '';
      return rest(own.with(at, put + ending).join(' '));
    }
    const shared = words.filter((word) => own.includes(word) && !title.test(word)).length;
    if (!isName || words.length < 2 || own.length !== words.length || was === fresh) continue;
    const titled = title.test(words[0] ?? '') && title.test(own[0] ?? '');
    if (shared > 0 || (titled && at >= 0)) return rest(fresh);
  }
  return undefined;
}

/** The one item that may have this name, and what it reads with it. */
function byName(fresh: string, items: Checklist, subject = ''): Put | undefined {
  if (!/^\p{Lu}/u.test(fresh)) return undefined;
  if (taskVerbs.has(fresh.toLowerCase().split(' ')[0] ?? '')) return undefined;
  const counted = subject === '' ? [] : countedIn(gistOf(subject, false).trim(), items);
  const among = counted.length > 0 ? counted : items;
  if (items.some(({ text }) => exactly(fresh).test(text))) return undefined;
  const put = among.flatMap((item) => {
    const text = item.status === 'dropped' ? undefined : named(fresh, item);
    return text === undefined ? [] : [{ item, text }];
  });
  const [one] = put;
  if (!one || put.length > 1) return undefined;
  const own = folded(one.item.text);
  const told = folded(subject).replace(/'s$/, '').split(/\s+/);
  return subject === '' ||
    counted.length > 0 ||
    told.some((word) => word.length > 2 && own.includes(word))
    ? one
    : undefined;
}

function byNumber(noun: string, old: string | undefined, fresh: string, items: Checklist) {
  const what = noun
    .trim()
    .split(' ')
    .join(' ?')
    .replace(/[^\p{L} ?]/gu, '');
  const place = new RegExp(
    String.raw`(?<!\p{L})(${what} ?#?)(${old ?? '\\d{1,4}'})(?![\d:.%])`,
    'iu',
  );
  const held = items.filter(({ text, status }) => status !== 'dropped' && place.test(text));
  const [item, ...others] = held;
  const was = item ? place.exec(item.text)?.[2] : undefined;
  if (!item || others.length > 0 || was === fresh || /^(?:at|by|to|for|of|in)$/i.test(noun.trim()))
    return undefined;
  return { item, text: item.text.replace(place, (_, word: string) => word + fresh) };
}

function putIn(said: string, items: Checklist): (Put & { readonly to: number }) | undefined {
  const its = itsNumber.exec(said);
  const number = its ? null : numberIs.exec(said);
  const it = itsName.exec(said);
  const thing = it ? null : thingIs.exec(said);
  const found = its ?? number ?? it ?? thing;
  if (!found) return undefined;
  const put = its
    ? byNumber(its[1] ?? '', undefined, its[2] ?? '', items)
    : number
      ? byNumber(number[1] ?? '', number[2] ?? '', number[3] ?? '', items)
      : it
        ? byName((it[1] ?? '').trim(), items)
        : byName((thing?.[2] ?? '').trim(), items, thing?.[1] ?? '');
  return put && { ...put, to: found[0].length };
}

const courtesy =
  /^(?: (?:sorry|btw|today|now|actually|by the way|my mistake|typo|with an? \p{L}|without the \p{L}))*/iu;
const ofWhich = /^ [-–—] (?:the |my |that )?\S+(?: one| item)?(?=[.!,]|$)/iu;
/** Who puts a name right says little else. */
const longestPut = 80;
/** The reply in which each name so put right is an order to put other words. */
export const withNamesRight = (reply: string, items: Checklist): string =>
  items.length === 0
    ? reply
    : bySentence(reply, near, (said) => {
        const put = said.length > longestPut ? undefined : putIn(said, items);
        const behind = said.slice(put?.to).replace(courtesy, '').replace(ofWhich, '');
        return put && `rename "${put.item.text}" to "${put.text}"${behind}`;
      });
