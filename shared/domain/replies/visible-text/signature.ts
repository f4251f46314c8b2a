/** Finds the signature at the end of an answer, with its delimiter or without. */
import { farewellIn } from './farewell.ts';
import {
  isDeviceLine,
  isLinkLine,
  isOurFooterStart,
  isOurMark,
  isRuler,
  noticeEnd,
  paragraphEnd,
} from './footers.ts';
import { isBlank, type MailLine, type MailLines, nextWritten } from './mail-line.ts';

const longestSignature = 24;

/** `-- ` alone (RFC 3676 section 4.3) or what programs make of it. */
const isMark = (plain: string): boolean =>
  plain === '--' || plain === '—' || plain === '–' || plain === '__' || plain === '- -';

const isListLine = ({ raw }: MailLine): boolean =>
  /^\s{0,8}(?:[-*•·+]\s+\S|\[[ x]\]|\p{Nd}{1,3}[.)]\s)/u.test(raw);

/** An item, also behind two dashes, and no line of somebody's telephone numbers. */
const isItem = (line: MailLine): boolean =>
  (isListLine(line) || /^\s{0,8}--\s?[^\s-]/.test(line.raw)) &&
  !isContact(line.plain.replace(/^[-*•·+\s]+/, ''));

/** Two items below the mark are a list, and so is one when another stands above. */
function dividesList(lines: MailLines, at: number): boolean {
  let items = lines.slice(Math.max(0, at - 3), at).some(isItem) ? 1 : 0;
  for (let next = at + 1; next < lines.length && next < at + 2 * longestSignature; next++) {
    const line = lines[next];
    if (line && isItem(line) && ++items === 2) return true;
  }
  return false;
}

/** Nobody is called by a day: below the mark goes on what somebody plans. */
const opensWithDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|later|next week|also|and|ps|p\.s\.)(?![\p{L}])/u;

/**
 * Whether a signature begins at this line. A list below the mark is no signature, and other
 * rulers than the mark only begin one when telephone numbers or addresses follow.
 */
export function isSignatureMark(lines: MailLines, at: number): boolean {
  const plain = lines[at]?.plain ?? '';
  const mark = isMark(plain);
  if (!mark && !(isRuler(plain) && plain.length >= 3)) return false;
  // Another ruler stands close to the end, or it divides what somebody wrote.
  if (!mark && lines.length - at > longestSignature) return false;
  if (mark)
    return !dividesList(lines, at) && !opensWithDay.test(nextWritten(lines, at + 1)?.plain ?? '');
  const written = lines.slice(at + 1, at + 2 * longestSignature).filter((line) => !isBlank(line));
  return (
    !written.some(isItem) && written.length <= 12 && written.some(({ plain: it }) => isContact(it))
  );
}

const labelled =
  /^(?:ddi|tel|telephone|phone|ph|mobile|mob|cell|cellphone|fax|direct|office|desk|main|work|m|t|p|o|c|f|d|e|w|email|e-mail|mail|web|website|skype|linkedin|twitter|tél|téléphone|portable|télécopie|telefon|handy|mobil|móvil|movil|teléfono|celular|tlf|tfn|telefone|telemóvel|cellulare|telefono|mobiel|telefoon|puh|kom|gsm|fone|faks|whatsapp|тел|моб|電話|电话|手机|전화)\s?[.:：|)]*\s*[:：]?\s*(?:\+?[\d(]|\S+@\S|https?:|www\.|@|[\w.]+\.\w{2,3}\b)/u;
const phoneAlone =
  /^(?:[+(]|0\d|\d{3}[-. )])[\d\s().\-–/+]{6,22}(?:\s?(?:x|ext\.?)\s?\d+)?(?:\s*[|,/].*)?$/;
const webAlone =
  /^[<([]?(?:https?:\/\/|www\.|mailto:)\S+[>)\]]?$|^[<([]?[\w.+-]+@[\w-]+\.[\w.-]+[>)\]]?(?:\s*[|<].*)?$/;
const barred = /\S\s+[|•·]\s+\S/;
const numberInside = /(?:\+\d{1,3}[\s.(-]|\(\d{3}\)|\b\d{3}[-.]\d{3}[-.]\d{4}\b)/;

/** A line that says where somebody can be reached. */
function isContact(plain: string): boolean {
  if (plain === '' || plain.length > 120) return false;
  if (labelled.test(plain) || phoneAlone.test(plain) || webAlone.test(plain)) return true;
  return barred.test(plain) && (numberInside.test(plain) || /@|www\.|https?:/.test(plain));
}

const wayOf = (plain: string): string => {
  if (labelled.test(plain)) return 'labelled';
  return phoneAlone.test(plain) ? 'phone' : 'address';
};

/** `Ada Byron`, `Dr. Ada K. Byron`, `ADA`: what a signature begins with. */
function isName(raw: string): boolean {
  const words = raw
    .trim()
    .replace(/[,.*_]+$/, '')
    .replaceAll('*', '')
    .split(/\s+/);
  if (words.length > 5 || raw.trim().length > 45 || /[\p{Nd}@:!?;]/u.test(raw)) return false;
  return words.every(
    (word) =>
      /^[\p{Lu}\p{Lo}"'(]/u.test(word) ||
      /^(?:de|van|von|der|den|da|di|la|le|y|e|al|bin|dos|du)$/.test(word),
  );
}

const isSignOff = (plain: string): boolean => farewellIn(plain) !== undefined;

const dashName = /^\s?(?:-{2,3}|—|–|~)\s?\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]*){0,3}$/u;
const tightDashName = /^-\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]*){1,2}$/u;

/** `-Ada Byron` as the last line, with nothing else that begins with a dash. */
function dashedName(lines: MailLines): number {
  const last = lines.length - 1;
  const raw = lines[last]?.raw.trimEnd() ?? '';
  if (last < 1 || !(dashName.test(raw) || tightDashName.test(raw))) return -1;
  const dashes = lines.filter((line) => /^\s?[-—–~*•]/.test(line.raw)).length;
  // Below a few words it may be a task that somebody added.
  const words = lines.slice(0, last).reduce((sum, { plain }) => sum + plain.split(' ').length, 0);
  return dashes === 1 && words >= 14 && isBlank(lines[last - 1]) ? last : -1;
}

/**
 * Where the details below "Best regards, Ada" begin. The greeting is kept, and so is a name that
 * stands apart; one right above a title or a number is the first line of the block.
 */
function detailsBelowSignOff(lines: MailLines): number {
  for (let at = lines.length - 2; at >= 0 && at >= lines.length - longestSignature; at--) {
    if (!isSignOff(lines[at]?.plain ?? '')) continue;
    const below = lines.slice(at + 1);
    if (!below.some(({ plain }) => isContact(plain)) || below.some(isListLine)) return -1;
    let name = at + 1;
    while (isBlank(lines[name])) name++;
    const apart = isBlank(lines[name + 1]);
    return isName(lines[name]?.raw ?? '') && apart ? name + 1 : name;
  }
  return -1;
}

/** A last paragraph of a name and ways to reach it, without a greeting. */
function nameBlock(lines: MailLines): number {
  let at = lines.length - 1;
  const ways = new Set<string>();
  while (at >= 0 && lines.length - at < longestSignature && !isBlank(lines[at])) {
    const line = lines[at];
    if (!line || line.raw.length > 100 || isListLine(line)) return -1;
    if (isContact(line.plain)) ways.add(wayOf(line.plain));
    at--;
  }
  const first = at + 1;
  const count = lines.length - first;
  // A name and a number alone may be somebody to call.
  const isBlock =
    count >= 3 && (ways.size >= 2 || ways.has('labelled') || (count >= 4 && ways.has('address')));
  const opens = (line: number): boolean => isName((lines[line]?.raw ?? '').split(' | ')[0] ?? '');
  if (first > 0 && count >= 3 && ways.size === 1 && ways.has('phone'))
    return opens(first) && isFullName(lines[first]) && endsProse(lines, first) ? first : -1;
  if (first <= 0 || !isBlock) return -1;
  return opens(first) ? first : nameAbove(lines, first);
}

const isFullName = (line: MailLine | undefined): boolean =>
  /^(?!(?:Call|Ring|Phone|Text|Email|Message|Meet|Visit|See|Ask|Pay|Tell|Book|Contact|Write|Buy|Get|Fetch|Collect|Send|Chase|Thank)\b)(?:\p{Lu}[\p{L}.'-]+ ){1,3}\p{Lu}[\p{L}'-]+$/u.test(
    line?.raw.trim() ?? '',
  );

/** More than a few words stand above, and they end as sentences do. */
const endsProse = (lines: MailLines, at: number): boolean => {
  const above = lines.slice(0, at).filter((line) => !isBlank(line));
  const words = above.reduce((sum, { plain }) => sum + plain.split(' ').length, 0);
  return words >= 12 && /[.!?]$/.test(above.at(-1)?.plain ?? '') && !above.some(isListLine);
};

/** A name and a title that a blank line divides from the company below them. */
function nameAbove(lines: MailLines, block: number): number {
  let at = block - 1;
  while (at > 0 && isBlank(lines[at])) at--;
  const last = at;
  while (at > 0 && !isBlank(lines[at - 1])) at--;
  const isShort = last - at <= 2 && last > at;
  return at > 0 && isShort && isFullName(lines[at]) && endsProse(lines, at) ? at : -1;
}

const trimmedEnd = (lines: MailLines): MailLines => {
  let end = lines.length;
  while (end > 0 && isBlank(lines[end - 1])) end--;
  return lines.slice(0, end);
};

/** The lines without an undelimited signature; all of them where nothing else would be left. */
function withoutSignature(all: MailLines): MailLines {
  const lines = trimmedEnd(all);
  for (const find of [detailsBelowSignOff, nameBlock, dashedName]) {
    const at = find(lines);
    if (at > 0) return trimmedEnd(lines.slice(0, at));
  }
  return lines;
}

const isEdge = (lines: MailLines, at: number): boolean => {
  const plain = lines[at]?.plain ?? '';
  return isRuler(plain) || isDeviceLine(plain) || isLinkLine(plain) || isContact(plain);
};

/** A device line ends its paragraph: in the middle of one the words are the person's. */
function isDeviceAt(lines: MailLines, at: number): boolean {
  const line = lines[at];
  if (!line || !isDeviceLine(line.plain)) return false;
  // An item of a list is the person's, whatever it begins with.
  if (isListLine(line)) return false;
  let next = at + 1;
  while (next < at + 6 && isEdge(lines, next)) next++;
  return lines[next] === undefined || isBlank(lines[next]);
}

/** Our footer is one paragraph; what stands above its first known line is the person's. */
function dropOurFooter(kept: MailLine[]): void {
  let first = kept.length;
  for (let at = kept.length - 1; at >= 0 && !isBlank(kept[at]); at--) {
    if (isOurFooterStart(kept[at]?.plain ?? '')) first = at;
  }
  kept.length = first;
}

const isArmourStart = (plain: string): boolean => plain === '-----begin pgp signed message-----';
const isArmourEnd = (plain: string): boolean => plain === '-----begin pgp signature-----';

/** Of lines between two quotes, those that the person wrote. */
export function withoutFooters(lines: MailLines): MailLines {
  const kept: MailLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || isSignatureMark(lines, at) || isArmourEnd(line.plain)) break;
    if (isArmourStart(line.plain)) {
      while (at + 1 < lines.length && !isBlank(lines[at + 1])) at++;
      continue;
    }
    const notice = noticeEnd(lines, at);
    if (isOurMark(line)) {
      dropOurFooter(kept);
      at = paragraphEnd(lines, at) - 1;
    } else if (notice > at) {
      at = notice - 1;
    } else if (isDeviceAt(lines, at)) {
      while (isLinkLine(kept.at(-1)?.plain ?? '')) kept.pop();
      while (isLinkLine(lines[at + 1]?.plain ?? '')) at++;
    } else {
      kept.push(line);
    }
  }
  while (kept.length > 0 && (isBlank(kept.at(-1)) || isRuler(kept.at(-1)?.plain ?? ''))) kept.pop();
  return withoutSignature(kept);
}
