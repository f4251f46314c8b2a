/** Gives an item another wording: renames, swaps, and words put right. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { countsAnew } from './amounts.ts';
import { becomes, mustBe } from './becomes.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { itemIn, newWording, patched, replaced, withoutArticle } from './new-wordings.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { newThenOld } from './reshape-words.ts';
import { retime } from './retime.ts';
import { statusWords } from './signals.ts';
import { pointedAt } from './sweeps.ts';

const renamePattern = pattern(
  'i',
  String.raw`\b(?:rename|change|update|reword|edit|call)\s+(.{1,80}?)\s+(?:to(?: say| read)?|`,
  String.raw`as|into)\s+(.+)$`,
);
const quotedPattern = pattern(
  'i',
  String.raw`\b(?:rename|change|update|reword|edit|call|make|swap|switch|replace)\s+(?:the (?:one|item) (?:called|that says) )?`,
  String.raw`"([^"]+)"\s+(?:to(?: say| read| be)?|as|into|with|by|for|->|=>|→)\s+("[^"]+"|[^"]+?)[\s.!]*$`,
);
const makePattern = /\b(?:make|call)\s+(.{1,60}?)\s+"([^"]+)"/i;
const becomesPattern =
  /^(?:(?:please|can you|and|so|ok|oh|actually|let's) )*make\s+(.{2,40}?)\s+(?:into\s+)?(an?\s+(?!priority|point|start|must|list|note|plan).{2,40})$/i;
const equalsPattern = /^([^=]{2,40}?)\s+(?:=|becomes|turns into)\s+(\S.+)$/i;
const swapPattern =
  /\b(?:swap|switch|trade|substitute)(?: out)?\s+(.{1,60}?)\s+(?:for|with|to)\s+(.+)$/i;
const replacePattern = /\breplace\s+(.{1,60}?)\s+(?:with|by)\s+(.+)$/i;
const substitute = /\bsubstitute\s+"?(.{1,80}?)"?\s+for\s+"?(.+?)"?\W*$/i;
const shouldBe = pattern(
  'i',
  String.raw`^(.{1,60}?)\s+(?:should (?:be|say|read)|is (?:actually|really|supposed to be)(?! (?:for|in|on|not|at|with|from|a bit|quite|very|so)\b)|was `,
  String.raw`meant to be)\s+(.{2,60}?)(?:,.*)?$`,
);
/** No clause that says what a wording should be is without one of these. */
const nearShould = /\s(?:should|is|was)\s/i;
const notNumber = /(?:^|\D)(\d+)\b(?:\s+\w+)?,?\s+(?:not|no|nae|instead of|rather than)\s+(\d+)\b/i;

/** "500 not 400": one number of a wording is put right. */
function correctsNumber(clause: string, items: Checklist, draft: Draft): Item | undefined {
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

/** "I meant Dana, not Dan": words that one item alone holds are put right. */
function correctsWords(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, fresh = '', old = ''] = notWords.exec(clause) ?? [];
  if (old === '') return undefined;
  const wrong = new RegExp(String.raw`\b${old.replace(/[^\p{L}\p{N} '-]/gu, '.')}\b`, 'i');
  const [item, ...others] = items.filter(({ text }) => wrong.test(text));
  if (!item || others.length > 0) return undefined;
  draft.rename(item, item.text.replace(wrong, withoutArticle(fresh)));
  return item;
}

const notWords = pattern(
  'iu',
  String.raw`^\W*(?:(?:sorry|no|oh|actually|wait|oops|ah),? )*(?:i meant?|it's|its|it is|it `,
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

/** "Chapter seven should be chapter eight", "2 should be email payroll". */
function shouldSay(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const said = nearShould.test(clause) ? shouldBe.exec(clause) : null;
  const from = (said?.[1] ?? '').replace(/^(?:the|my) /i, '');
  const item = said ? itemIn(from, items) : undefined;
  if (!said || !item || /\b(?:done|finished|fine|ok|ready|by|at)\b/i.test(said[2] ?? ''))
    return undefined;
  const fresh = newWording(said[2] ?? '');
  if (countedIn(gistOf(from, false), items)[0] === item && contentWords(fresh).some(tells)) {
    draft.rename(item, patched(item, said[2] ?? ''));
    return item;
  }
  const at = item.text.toLowerCase().indexOf(from.toLowerCase());
  if (at < 0 && /\bshould (?:say|read)\b/i.test(clause)) {
    draft.rename(item, patched(item, said[2] ?? '').replace(/ AND /g, ' and '));
    return item;
  }
  if (at < 0) return undefined;
  const end = item.text.slice(at + from.length);
  const put = at === 0 ? fresh : fresh.toLowerCase();
  draft.rename(item, `${item.text.slice(0, at)}${put}${end}`);
  return item;
}

/** "Change pit 4 to pit 6": a part of the wording gives way to one as long. */
function partly(clause: string, item: Item, [, from = '', to = '']: RegExpExecArray) {
  const old = from.replace(/^(?:the|my) /i, '');
  const fresh = newWording(to);
  const at = item.text.toLowerCase().indexOf(old.toLowerCase());
  const size = (words: string): number => words.split(/\s+/).length;
  const inside = at > 0 && old.length < item.text.length;
  const keepsRest = inside && replaced(item, old, to) !== newWording(to);
  const part = at >= 0 && old.length < item.text.length && size(old) === size(fresh);
  if (keepsRest && changesTo.test(clause)) return replaced(item, old, withoutArticle(to));
  if (!part || !/\b(?:change|switch|update)\b.*\bto\b/i.test(clause)) return undefined;
  const put = at === 0 ? fresh : fresh.charAt(0).toLowerCase() + fresh.slice(1);
  return item.text.slice(0, at) + put + item.text.slice(at + old.length);
}

const changesTo = /\b(?:change|switch|update|swap)\b.*\bto\b/i;

/** "Change number 2 to 8k": the one amount of that kind in a wording. */
function changesAmount(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, from = '', amount = '', unit = ''] = toAmount.exec(clause) ?? [];
  const item = amount === '' ? undefined : itemIn(from, items);
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

/** "I meant Dana, not Dan": said of a wording, and no taking back of a report. */
export const putRight = (clause: string, items: Checklist, draft: Draft): Item | undefined =>
  countsAnew(clause, items, draft) ??
  (nearRight.test(clause)
    ? (correctsWords(clause, items, draft) ??
      corrects(clause, items, draft) ??
      (becomesPattern.test(clause) ? swaps(clause, items, draft) : undefined))
    : undefined);
const nearRight = /\b(?:meant?|make|should|it's|its|supposed|that's)\b/i;

/** Applies one clause that gives an item another wording or another time. */
export function rename(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (items.length === 0) return undefined;
  return (
    becomes(clause, items, draft) ??
    mustBe(clause, items, draft) ??
    changesAmount(clause, items, draft) ??
    retime(clause, items, draft) ??
    correctsNumber(clause, items, draft) ??
    putRight(clause, items, draft) ??
    shouldSay(clause, items, draft) ??
    swaps(clause, items, draft) ??
    renameInstead(clause, items, draft)
  );
}

function swaps(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (!nearSwap.test(clause)) return undefined;
  const swapped = substitute.exec(clause);
  const old = swapped ? itemIn(swapped[2] ?? '', items) : undefined;
  if (swapped && old) {
    draft.rename(old, newWording(swapped[1] ?? ''));
    return old;
  }
  for (const shape of [
    quotedPattern,
    renamePattern,
    makePattern,
    becomesPattern,
    equalsPattern,
    swapPattern,
    replacePattern,
  ]) {
    const found = shape.exec(clause);
    const [, from = '', to = ''] = found ?? [];
    const item = found ? itemIn(from, items) : undefined;
    if (!found || !item) continue;
    if (shape === equalsPattern && says.test(to)) continue;
    const whole = [
      quotedPattern,
      renamePattern,
      makePattern,
      becomesPattern,
      equalsPattern,
    ].includes(shape);
    const fresh = whole ? newWording(to) : replaced(item, from, to);
    draft.rename(item, partly(clause, item, found) ?? fresh);
    return item;
  }
  return undefined;
}

/** "Ute = still filthy" is a report. */
const says =
  /\b(?:done|finished|clean|ready|sorted|not|in (?:my|the|his|her)|on (?:my|the|his|her)|with|at|out|up|down|off|still|yes|no|nope|half|tomorrow|next|later|sent|paid|booked|complete)\b|[✅❌]|ed\W*$/i;
const nearSwap =
  /\b(?:rename|change|update|reword|edit|call|make|swap|switch|trade|substitute|replace|becomes|turns)\b|=/i;

/** "It will be pudding instead of flan": the words before the new thing. */
const willBe = pattern(
  'i',
  String.raw`^(?:(?:and|so|but|ok|oh|actually|then|now)[, ]+)*(?:(?:it|that|they|there|we|i)(?:'s|'ll|'re|'m| is| are| am| will)(?: (?:gonna|going to))?`,
  String.raw`(?: (?:be|having|have|doing|going (?:with|for)|go (?:with|for)|getting))?|going (?:with|for)|having|doing) (?:now )?`,
);

function renameInstead(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (!/\b(?:instead|place|lieu|rather|stead)\b/i.test(clause)) return undefined;
  if (isPast(clause.toLowerCase().split(/\s+/, 1)[0] ?? '')) return undefined;
  const [, fresh = '', old = ''] = newThenOld.exec(clause) ?? [];
  const item = old === '' ? undefined : pointedAt(old, items)[0];
  if (!item) return undefined;
  const said = fresh.replace(/^(?:please )?(?:make|call) (?:it|that) /i, '').replace(willBe, '');
  draft.rename(item, replaced(item, old, said));
  return item;
}
