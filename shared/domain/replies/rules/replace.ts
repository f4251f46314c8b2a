/** Gives an item another wording: renames, swaps, and words put right. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { changesAmount, correctsNumber, countsAnew } from './amounts.ts';
import { askedWording } from './asked-wordings.ts';
import { becomes, mustBe } from './becomes.ts';
import { timeOf } from './clock-times.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import {
  fitted,
  isOwnWording,
  itemIn,
  newWording,
  patched,
  replaced,
  withoutArticle,
} from './new-wordings.ts';
import { otherTime } from './other-time.ts';
import { otherValue } from './other-value.ts';
import { isPast, opensPast } from './past.ts';
import { newThenOld, toldAs } from './reshape-words.ts';
import { movedTo, retime } from './retime.ts';
import { statusWords } from './signals.ts';
import { intoThing, swaps } from './swaps.ts';
import { pointedAt } from './sweeps.ts';

const shouldBe = pattern(
  'i',
  String.raw`^(.{1,60}?)\s+(?:should (?:(?:now |really |actually |just )?(?:be|say|read)|have (?:been|said|read))|should've (?:been|said|read)|ought to (?:be|say|read)|(?:was|were) (?:supposed|meant) to (?:be|say|read)|is (?:actually|really|supposed to be|meant to be)(?! (?:for|in|on|not|at|with|from|a bit|quite|very|so)\b)|was `,
  String.raw`meant to be)\s+(?!(?:[a-z]{2,}ed|sent|done|paid|made|gone|taken|written|built|bought|ready)(?:\W*$| (?:by|on|last|yesterday|today|already|weeks|days|in|off|ages|up|out|now|this|before)\b))("[^"]{2,80}"|.{2,60}?)(?:,.*)?$`,
);
/** No clause that says what a wording should be is without one of these. */
const nearShould = /\s(?:should(?:'ve)?|ought|is|was|were)\s/i;
/** "I meant Dana, not Dan": words that one item alone holds are put right. */
function correctsWords(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, fresh = '', old = ''] = notWords.exec(clause) ?? [];
  if (old === '') return undefined;
  const wrong = new RegExp(String.raw`\b${old.replace(/[^\p{L}\p{N} '-]/gu, '.')}\b`, 'i');
  const [item, ...others] = items.filter(({ text }) => wrong.test(text));
  if (!item || others.length > 0) return undefined;
  if (isOwnWording(fresh)) {
    draft.rename(item, newWording(fresh));
    return item;
  }
  const put = item.text.replace(wrong, withoutArticle(fresh));
  const once = put.replace(/\b(\p{L}{3,}) \1\b/giu, '$1');
  const capital = /^\p{Lu}/u.test(item.text);
  draft.rename(item, capital ? once.charAt(0).toUpperCase() + once.slice(1) : once);
  return item;
}

const notWords = pattern(
  'iu',
  String.raw`^\W*(?:(?:kindly|please|pls|can you) )?(?:(?:amend|correct|fix|change|edit) [^:]{2,40}: )?(?:(?:sorry|no|oh|actually|wait|oops|ah),? )*(?:i meant?|it's|its|it is|it `,
  String.raw`should (?:be|say|read)|should `,
  String.raw`(?:be|say|read)|make (?:it|that)|that's|supposed to be|that should (?:be|say|read)) `,
  String.raw`(\S.{1,30}?),? not (?:the |my )?(\S.{1,30}?)\W*$`,
);

/** "I meant yarn AND needles on that second one", "make the first one paint". */
function corrects(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const meant = meantOn.exec(clause);
  const made = makesCounted.exec(clause);
  const [ref, fresh] = meant ? [meant[2], meant[1]] : [made?.[1], made?.[2]];
  if (ref === undefined || fresh === undefined || !contentWords(fresh).some(tells))
    return undefined;
  const [item] = countedIn(gistOf(ref, false).trim(), items);
  if (item) draft.rename(item, patched(item, fresh));
  return item;
}

const counted =
  '(?:(?:the |that |my )?(?:\\p{L}+|\\d(?:st|nd|rd|th)) (?:one|item|task)|(?:number|no\\.?|' +
  'item) ?\\d{1,2}|#\\d{1,2})';
const meantOn = pattern(
  'iu',
  String.raw`\b(?:i meant?|make (?:that|it)|it should (?:be|say|read)|should be|should say|`,
  String.raw`it's) (.{2,60}?),? (?:on|for|in|with|as) (${counted})\W*$`,
);
const makesCounted = pattern(
  'iu',
  String.raw`^(?:(?:please|can you|and|so|ok|oh) )*make (${counted}) (?:say |read |be |into `,
  String.raw`)?(.{2,60})$`,
);

/** Words that make a wording, not a status or a time. */
const tells = (word: string): boolean =>
  /\p{L}{3}/u.test(word) &&
  gistOf(word, false).replace(statusWords, '').trim() !== '' &&
  !plans.test(word);
const plans = /^(?:first|last|priority|urgent|optional|tonight|noon|morning|evening|afternoon)$/;

/** "Should be removed from the depot", "should be tomorrow's job", "should be here Friday". */
const tellsOfIt =
  /^(?:(?:all|now|both) )*(?:(?:[a-z]{3,}(?<!need|feed|seed|weed|speed|breed)ed|taken|sent|thrown|cut|put|paid|kept|left)(?:\W*$| (?:off|out|up|from|away|today|now|and|in|to|before|after|with|too|please|on|until|till|tomorrow|next|soon|later|first|[a-z]+day)\b)|(?:tomorrow|next week|[a-z]+day)'s\b|here\b|there\b|in the (?:post|mail|bag|diary|calendar|van|bank)\b|with (?:me|us|you|[a-z]+ (?:now|soon|by|today|tomorrow))\b)/i;

/** "Chapter seven should be chapter eight", "2 should be email payroll". */
function shouldSay(clause: string, items: Checklist, draft: Draft): Item | undefined {
  // "3 should be Reyes, not Ruiz"
  const plain = clause.replace(/,? not (?:the |my )?[\p{L}' ]{2,25}\W*$/iu, '');
  const said = nearShould.test(clause) ? shouldBe.exec(plain) : null;
  const wrong = /,? not (?:the |my )?(.+?)\W*$/i.exec(clause.slice(plain.length))?.[1] ?? '';
  const from = (said?.[1] ?? '').replace(/^(?:the|my) | (?:one|item|task)$/gi, '');
  const item = said ? itemIn(from, items) : undefined;
  if (!said || !item || /\b(?:done|finished|fine|ok|ready|by|at)\b/i.test(said[2] ?? ''))
    return undefined;
  if (tellsOfIt.test(said[2] ?? '') || (wrong === '' && isPast(said[2] ?? ''))) return undefined;
  const fresh = newWording(said[2] ?? '');
  if (/^\d+$/.test(fresh) && item.text.match(/\d+/g)?.length === 1 && !timeOf(item)) {
    draft.rename(item, item.text.replace(/\d+/, fresh));
    return item;
  }
  if (timeOf(item) && clockOnly.test(fresh)) {
    draft.rename(item, movedTo(item.text, fresh));
    return item;
  }
  const place = wrong === '' ? -1 : item.text.toLowerCase().indexOf(wrong.toLowerCase());
  if (place > 0) {
    const put = fitted(item.text.slice(0, place), fresh, said[2] ?? '');
    draft.rename(item, item.text.slice(0, place) + put + item.text.slice(place + wrong.length));
    return item;
  }
  if (countedIn(gistOf(from, false), items)[0] === item && contentWords(fresh).some(tells)) {
    draft.rename(item, patched(item, said[2] ?? ''));
    return item;
  }
  if (/^"[^"]+"$/.test((said[2] ?? '').trim()) || isOwnWording(said[2] ?? '')) {
    draft.rename(item, fresh);
    return item;
  }
  const tail = otherTail(item.text, said[2] ?? '');
  if (tail !== undefined) {
    draft.rename(item, tail);
    return item;
  }
  const at = item.text.toLowerCase().indexOf(from.toLowerCase());
  if (at < 0 && /\bshould (?:say|read)\b/i.test(clause)) {
    draft.rename(item, patched(item, said[2] ?? '').replace(/ AND /g, ' and '));
    return item;
  }
  if (at < 0) return undefined;
  const end = item.text.slice(at + from.length);
  const put = fitted(item.text.slice(0, at), fresh, said[2] ?? '');
  draft.rename(item, `${item.text.slice(0, at)}${put}${end}`);
  return item;
}

const clockOnly = /^(?:\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon|midday)$/i;

/** "The test should be for form 3 only": what the item says behind the same word gives way. */
function otherTail(wording: string, fresh: string): string | undefined {
  const [, word] = /^(for|with|in|about) \S/i.exec(fresh) ?? [];
  const at = word === undefined ? -1 : wording.toLowerCase().lastIndexOf(` ${word.toLowerCase()} `);
  return at < 0 ? undefined : `${wording.slice(0, at)} ${fresh.replace(/[\s.!]+$/, '')}`;
}

/** "I meant Dana, not Dan": said of a wording, and no taking back of a report. */
export const putRight = (clause: string, items: Checklist, draft: Draft): Item | undefined =>
  countsAnew(clause, items, draft) ??
  (nearRight.test(clause)
    ? (correctsWords(clause, items, draft) ??
      corrects(clause, items, draft) ??
      (intoThing.test(clause) ? swaps(clause, items, draft) : undefined))
    : undefined);
const nearRight = /\b(?:meant?|make|should|it's|its|supposed|that's)\b/i;

/** Applies one clause that gives an item another wording or another time. */
export function rename(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (items.length === 0) return undefined;
  return (
    askedWording(clause, items, draft) ??
    otherTime(clause, items, draft) ??
    becomes(clause, items, draft) ??
    mustBe(clause, items, draft) ??
    changesAmount(clause, items, draft) ??
    otherValue(clause, items, draft) ??
    retime(clause, items, draft) ??
    correctsNumber(clause, items, draft) ??
    putRight(clause, items, draft) ??
    shouldSay(clause, items, draft) ??
    swaps(clause, items, draft) ??
    renameInstead(clause, items, draft) ??
    addsTo(clause, items, draft)
  );
}

const addTo = pattern(
  'i',
  String.raw`^(?:(?:please|pls|can you|could you|and|also|just)[, ]+)*add\s+(\S.{1,50}?)\s+(?:on)?to\s+(?:the |my |that )?`,
  String.raw`(.{2,40}? (?:one|item|task)|(?:number|item|no\.?|#) ?\d{1,2})\W*$`,
);

/** "Add council tax to the rent one". */
function addsTo(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, more = '', which = ''] = addTo.exec(clause) ?? [];
  const item = more === '' ? undefined : itemIn(which, items);
  if (item) draft.rename(item, `${item.text} and ${more.trim()}`);
  return item;
}

/** "It will be pudding instead of flan": the words before the new thing. */
const willBe = pattern(
  'i',
  String.raw`^(?:(?:and|so|but|ok|oh|actually|then|now)[, ]+)*(?:(?:it|that|they|there|we|i)(?:'s|'ll|'re|'m| is| are| am| will)(?: (?:gonna|going to))?`,
  String.raw`(?: (?:be|having|have|doing|going (?:with|for)|go (?:with|for)|getting))?|going (?:with|for)|having|doing) (?:now )?`,
);

function renameInstead(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (!/\b(?:instead|place|lieu|rather|stead)\b/i.test(clause)) return undefined;
  if (opensPast(clause.toLowerCase()) || toldAs.test(clause)) return undefined;
  const [, fresh = '', old = ''] = newThenOld.exec(clause) ?? [];
  const item = old === '' ? undefined : pointedAt(old, items)[0];
  if (!item) return undefined;
  const put = fresh.replace(/^(?:please )?(?:make|call) (?:it|that) /i, '').replace(willBe, '');
  draft.rename(item, replaced(item, old, put));
  return item;
}
