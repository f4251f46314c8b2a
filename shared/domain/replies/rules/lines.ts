/** The lines of a reply whose frame is off: their bullets, their counting, and no last farewell. */

import { farewellIn } from '../farewell.ts';
import { pattern, replaced } from '../pattern.ts';
import { hello } from '../salutation.ts';
import { isAscii } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { boxed, ticked } from './boxes.ts';
import { bulletPattern } from './bullets.ts';
import { farewellOn, type Row } from './closing.ts';
import { isCard, onlyWho, signsAs } from './contact-block.ts';
import { gistOf } from './gist.ts';
import { chained, countedOn, saysHow } from './separators.ts';
import { statusWords } from './signals.ts';
import { isBesideName, nameIn } from './signatory.ts';
import { isWhollySigned } from './wholly-signed.ts';

export type Line = Row;

/** Also with a name behind it, and "Morning,", which on a line of its own may head a list. */
export const greetingPattern = pattern(
  'iu',
  String.raw`^(?:(?:${hello}|dear|morning|mornin'?|gr[uü](?:ß|ss) dich)(?:\s+(?:anchor|there|`,
  String.raw`team|all|folks|mate|again|everyone|friend|zusammen|allemaal|allerseits|à tous|a todos|a tutti)|\s+[A-Z][\p{L}]+)?\s*(?:(?:[,!?.:–-]|` +
    String.raw`\p{Extended_Pictographic})+|`,
  String.raw`$)\s*)`,
);

/** Plain quotes and spaces, so that one pattern serves every keyboard. */
export function straightened(text: string): string {
  const typed = isAscii(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/[\u2018\u2019\u02bc]/g, "'")
        .replace(/[\u201c\u201d\u201e]/g, '"');
  const quoted = typed.includes("'")
    ? typed.replace(/(?<=^|[\s:])'([^'\n]{2,60})'(?=[\s.,!]|$)/gm, '"$1"')
    : typed;
  const apart = /[a-z][.!?][A-Z]/.test(quoted) ? quoted.replace(noSpace, ' ') : quoted;
  const dotted = apart.includes('\u2026') ? apart.replaceAll('\u2026', '...') : apart;
  const plain = replaced(dotted, stressed, '$1');
  const pointed = replaced(chained(plain), /(?<=\p{L}) ?(?:-+>|=>|→) ?(?=\S)/gu, ': ');
  return pointed.includes('\r') ? pointed.replace(/\r\n?/g, '\n') : pointed;
}

/** "That is done.Tomorrow": a sentence begins without a space before it. */
const noSpace = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+[ ,])/gu;

/** "*Bank*, **dentist**": words marked as heavy. */
const stressed = sparing(
  /(?<![\w*])\*{1,2}(?=[\p{L}\d])([^*\n]{1,80}?)(?<=[\p{L}\d.!:])\*{1,2}(?![\w*])/gu,
);

export function linesOf(reply: string): readonly Line[] {
  const lines: Line[] = [];
  let blankBefore = false;
  const rows = straightened(reply)
    .split('\n')
    .flatMap(boxed)
    .flatMap(countedOn)
    .flatMap(enumerated)
    .map(ticked);
  const pictured = rows.filter((row) => picture.test(row)).length > 1;
  for (const raw of rows) {
    if (/^\s*(?:--|—)\s*$/.test(raw)) break;
    if (raw.trim() === '') {
      blankBefore = true;
      continue;
    }
    const bullet = bulletPattern.exec(raw);
    const plus = /^\s*\+\s*(?=\p{L})/u.test(raw) ? 'add: ' : '';
    const text = plus + raw.slice(bullet?.[0].length ?? 0).trim();
    const number = /^\s*\(?(\d{1,2})[.)]/.exec(raw)?.[1];
    if (number !== undefined && isVerdict(text)) {
      lines.push({ text: `${number} ${text}`, bullet: false, blankBefore });
    } else if (text !== '')
      lines.push({ text, bullet: bullet !== null || (pictured && picture.test(raw)), blankBefore });
    blankBefore = false;
  }
  return withoutWho(lines);
}

/** A picture that opens several lines is their bullet; a tick is a verdict. */
const picture = /^\s*(?![✅✔☑✓👍👎❌✗✘✖✕⬜⏳🔄])\p{Extended_Pictographic}\uFE0F?\s+\p{L}/u;

const marker = /(?:^|\s)\(?(?:\d|i{1,3}|iv|[a-eA-E])[.)]\s+(?=\S)/g;

/** "3. dinner at 7. and 4. bed": the hour counts nothing. */
function inOrder(marks: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  let last = 0;
  return marks.filter(({ 0: mark }) => {
    const number = Number(/\d/.exec(mark)?.[0] ?? last);
    const follows = number - last < 3;
    if (follows) last = number;
    return follows;
  });
}

/** "(1) call Ana (2) gym" holds its bullets in one line. */
function enumerated(typed: string): readonly string[] {
  // "1 - dentist 2 - bank".
  const line = /^1 ?[-–:] \p{L}.* 2 ?[-–:] \p{L}/u.test(typed)
    ? typed.replace(/(?<=^| )([1-9]) ?[-–:] (?=\p{L})/gu, '$1. ')
    : typed;
  if (!/[.)]\s/.test(line)) return [line];
  const marks = inOrder([...line.matchAll(marker)]);
  const first = marks[0]?.[0].replace(/[\s().]/g, '');
  if (marks.length < 2 || !/^(?:1|i|a|A)$/.test(first ?? '')) return [line];
  // "Keep 1. Ditch 2." counts the list.
  const lead = line.slice(0, marks[0]?.index).trim();
  if (
    lead !== '' &&
    !/[:.!?,;-]$/.test(lead) &&
    gistOf(lead, false).replace(statusWords, '').trim() === ''
  )
    return [line];
  const starts = marks.map(({ index }) => index);
  const cut = starts.map((at, nth) => line.slice(at, starts[nth + 1]).trim());
  // "1) done 2) nope" tells of what is counted.
  if (lead === '' && cut.every((part) => isVerdict(part.replace(marker, '')))) return cut;
  const parts = cut.map((part) => part.replace(marker, '- '));
  return [
    line.slice(0, starts[0]),
    ...parts.map((part) => part.replace(/[;,]\s*(?:and\s*)?$/, '')),
  ];
}

/** "2. not yet" gives the second item its verdict; it is no item of its own. */
const isVerdict = (text: string): boolean =>
  text.length < 24 &&
  /[\p{L}✅✔❌✗✘✖👍👎]/u.test(text) &&
  !/\p{L}/u.test(gistOf(text, false).replace(statusWords, ' ').replace(besideVerdicts, ' '));
const besideVerdicts = pattern(
  'g',
  String.raw`\b(?:in progress|under ?way|pending|ongoing|nearly|almost|kinda|sorta|nah|tonight|this|evening|afternoon|`,
  String.raw`tbd|tbc|waiting|soon|maybe|god|sadly|afraid|chance|way|time|luck|there|getting|working|partially|half-done)\b`,
);

/** Without who writes and where, below what is said; nothing is left of nothing else. */
function withoutWho(all: readonly Line[]): readonly Line[] {
  const end = all.at(-1);
  const lines = end ? [...all.slice(0, -1), { ...end, text: unsigned(end.text) }] : all;
  const [first, ...rest] = lines;
  if (first && farewellIn(first.text)) {
    const isName = (text: string) => nameIn(text) !== undefined;
    if (onlyWho(rest) || signsAs(rest, isName, isBesideName)) return [];
  }
  if (isWhollySigned(lines)) return [];
  return lines.some(isCard) ? lines.filter((line) => !isCard(line)) : lines;
}

/** Without the words of farewell behind the last sentence. */
function unsigned(text: string): string {
  const bare = replaced(replaced(text, kissed, '$1'), initialled, '');
  const last = /(?<=[.!?)])\s+(\S[^.!?]{1,50})[.!]*$/u.exec(bare);
  const found = last && farewellOn(last[1] ?? '');
  return last && (found?.named || found?.kind === 'surely') ? bare.slice(0, last.index) : bare;
}
/** "... to my list. M." */
const initialled = sparing(/(?<=[\p{Ll}\d][.!?)])\s+[–-]?\s?\p{Lu}\.?(?: ?\p{Lu}\.)?$/u);
/** "... the notes. Sandra x" */
const kissed = sparing(/([.!?)])\s+\p{Lu}\p{L}+ x{1,3}$/u);

/** "1 boots / 2 dentist at 9": lines counted from one are a list, and no verdicts. */
export function counted(lines: readonly Line[]): readonly Line[] {
  const rows = lines.map(({ text }, at) => {
    const [, number, row = ''] = /^#?(\d{1,2})[.:)]? (\p{L}.+)$/u.exec(text) ?? [];
    return Number(number) === at + 1 ? row : '';
  });
  // What stands apart below them is not counted.
  const end = rows.includes('') ? rows.indexOf('') : rows.length;
  if (end < 2 || (lines[end] && !lines[end].blankBefore)) return lines;
  if (rows.slice(0, end).some(saysHow)) return lines;
  return lines.map((line, at) =>
    at < end ? { ...line, text: rows[at] ?? '', bullet: true } : line,
  );
}
