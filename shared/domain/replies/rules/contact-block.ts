/** Finds the lines that end a reply with who wrote it: name, degrees, title, firm, phone. */
import { isDeviceLine } from '../footers.ts';
import { oneOf, pattern } from '../pattern.ts';
import type { Row } from './closing.ts';
import { opensTask } from './verbs.ts';

/** What a name has behind it. */
export const degree =
  String.raw`(?:[A-Z]{1,3}Sc|MBChB|BVetMed|DPhil|[BM](?:Ed|Phil|Eng|Pharm|Mus)|[A-Z]{2,}(?:-[A-Z]+)*|[A-Z][a-z]{1,2}[A-Z][A-Za-z]?|Ph\.? ?D\.?|` +
  String.raw`M\.?D\.?|Esq\.?|Jr\.?|Sr\.?|\(\p{L}{1,6}\))`;
/** What stands before a name. */
export const honorific = oneOf(
  'Dr|Mr|Mrs|Ms|Miss|Mx|Prof(?:essor)?|Revd?|Fr|Father|Sr|Sister|Br|Brother|Sir|Dame|Lady|Lord|Hon|Judge|Adv|Engr?|Ing|CA|Ar|Pr',
  'Pastor|Rabbi|Imam|Capt(?:ain)?|Col(?:onel)?|Maj(?:or)?|Lt|Sgt|Sergeant|Cpl|Coach|Chef|Nurse|Officer|Aunt(?:ie|y)?|Uncle',
  'Gran(?:ny|dma|dpa|dad)?|Nana|Abuel[ao]|Oma|Opa|Herr|Frau|Mme|Don|Doña|Sra?|Dott(?:\\.ssa)?',
);
/** "Yolanda Pruitt, SHRM-CP" */
const name = pattern(
  'u',
  String.raw`^(?:(?:Dr|Mr|Mrs|Ms|Prof|Rev|Fr|Sr|Cllr|Councillor)\.? )?\p{Lu}[\p{Ll}'’-]+(?:\p{Lu}\p{Ll}+)?(?: ` +
    String.raw`\p{Lu}[\p{L}.'’-]*){1,3}`,
  String.raw`(?<degrees>(?:,? ${degree})*)$`,
);
const titles = oneOf(
  'director|manager|officer|president|vp|svp|evp|ceo|cto|cfo|coo|founder|partner|head|chief|' +
    'lead|senior|junior|associate',
  'assistant|coordinator|administrator|analyst|engineer|developer|designer|consultant|' +
    'specialist|supervisor|secretary',
  'teacher|lecturer|professor|principal|dean|nurse|doctor|surgeon|dentist|pharmacist|therapist|' +
    'pastor|vicar|minister|rabbi',
  'attorney|solicitor|lawyer|paralegal|accountant|bookkeeper|broker|realtor|agent|architect|' +
    'surveyor|builder|electrician',
  'plumber|carpenter|joiner|luthier|editor|writer|producer|photographer|librarian|trustee|' +
    'treasurer|chair|owner|proprietor',
  'department|dept|office|division|faculty|school|university|college|hospital|clinic|practice|' +
    'group|studio|partners',
  'ltd|llc|llp|inc|plc|gmbh|pty|co|corp|company|foundation|trust|services|solutions|holdings|' +
    'associates|sons|member for|councillor|mp for',
);
export const title = pattern('i', String.raw`\b${titles}\b`);
export const contact = pattern(
  'i',
  String.raw`@\S+\.\S|https?://|www\.|^(?:tel|t|m|mob|mobile|cell|phone|ph|p|office|o|direct|d|` +
    String.raw`fax|f|e|e-?mail|w|web)\b ?[:.]|`,
  String.raw`^\+?[\d() .-]{7,}(?: (?:x|ext\.?) ?\d+)?$`,
);
export const capitalised =
  /^[\p{Lu}\d(][\p{L}\d'’.()-]*(?:(?:[\s,&|/•·-]+)(?:[\p{Lu}\d(][\p{L}\d'’.()-]*|of|and|the|for|at|de|in))*$/u;
const mostLines = 7;

export const notice =
  /^(?:please note|our (?:opening|office) hours|(?:office|opening|clinic|shop|working) hours|licen[cs]ed (?:and|&)|registered (?:in|charity|office)|(?:my )?pronouns|(?:she|he|they)\/(?:her|him|them)|by appointment|open (?:mon|tue|wed|thu|fri|sat|sun|daily))\b|\b(?:we are|we're) closed\b|\b(?:consider the environment|think (?:of the environment )?before (?:you )?print|confidential|intended (?:solely |only )?for)\b|^(?:please )?(?:do not|don't|avoid) print(?:ing)? (?:this|it|me)\b|^save (?:paper|trees|a tree)\b/i;

/** Nothing but a name, what its bearer is, and the line of a phone or an office below. */
export function isAllSignature([first, ...rest]: readonly Row[]): boolean {
  const last = rest.at(-1);
  if (!first || !last || rest.length >= mostLines || first.bullet || !name.test(first.text))
    return false;
  const below = isDeviceLine(last.text.toLowerCase()) || notice.test(last.text);
  const between = rest.slice(0, -1);
  // "Cllr Marion Pugh", "Member for Llanfair", "Tel. 01632 960 142"
  const reached = between.some(({ text }) => title.test(text)) && contact.test(last.text);
  return (
    (below || reached) && between.every(({ text }) => contact.test(text) || capitalised.test(text))
  );
}

const honoured = pattern(
  'u',
  String.raw`^${honorific}\.? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*,?$`,
);

/** "Okeke & Sons, Alaba", "Dept of History". */
const tellsWhere = ({ text }: Row, at: number): boolean =>
  at > 0 && (contact.test(text) || title.test(text) || /, | & | of /.test(text));

/** Whether lines are only who somebody is, and where: nothing stands above their farewell. */
export const onlyWho = (lines: readonly Row[]): boolean =>
  lines.length > 0 &&
  lines.length < mostLines &&
  lines.every(({ text, bullet }) => {
    const [first = '', second] = text.toLowerCase().split(/[\s,]+/);
    return !bullet && (contact.test(text) || capitalised.test(text)) && !opensTask(first, second);
  }) &&
  ((honoured.test(lines[0]?.text ?? '') && lines.some(tellsWhere)) ||
    (name.test(lines[0]?.text ?? '') && lines.some(({ text }) => contact.test(text))));

/** "Martin Hollis / Principal Planning Officer": who signs below a farewell, and as what. */
export const signsAs = (
  rows: readonly Row[],
  isName: (text: string) => boolean,
  isBeside: (text: string) => boolean,
): boolean => {
  const [first, ...rest] = rows;
  return (
    first !== undefined &&
    rest.length > 0 &&
    rows.length < mostLines &&
    isName(first.text) &&
    rows.every(({ bullet }) => !bullet) &&
    rest.every(({ text }) => isBeside(text)) &&
    rest.some(({ text }) => title.test(text) || contact.test(text))
  );
};

/** "Helena Crane | Partner | Crane Oyelaran LLP" */
export function isCard({ text, bullet }: Row): boolean {
  if (bullet || !/ [|•·] /.test(text)) return false;
  const [first = '', ...rest] = text.split(/\s+[|•·]\s+/).map((part) => part.trim());
  const [verb = '', second] = first.toLowerCase().split(/[\s,]+/);
  return (
    rest.filter((part) => title.test(part)).length > 1 &&
    (name.test(first) || honoured.test(first)) &&
    !opensTask(verb, second) &&
    rest.every((part) => contact.test(part) || capitalised.test(part))
  );
}

/** Where such a block begins; undefined when the reply ends in something else. */
export function contactBlockAt(lines: readonly Row[]): number | undefined {
  const start = lines.findLastIndex(({ blankBefore }) => blankBefore);
  const [first, ...rest] = start > 0 ? lines.slice(start) : [];
  if (!first || rest.length >= mostLines || [first, ...rest].some(({ bullet }) => bullet))
    return undefined;
  const named = name.exec(first.text);
  if (!named || !rest.every(({ text }) => contact.test(text) || capitalised.test(text)))
    return undefined;
  const titled = rest.some(({ text }) => title.test(text) || contact.test(text));
  const closes = /[.!?)]$/.test(lines[start - 1]?.text ?? '');
  return named.groups?.['degrees'] !== '' || titled || (closes && rest.length > 0)
    ? start
    : undefined;
}
