/** What the parts of a pattern can stand for, and what of it must be there. */

/** Between a letter and what is none: `\b`, the start and the end. */
export const edge = '\u0001';
/** Any text, also none. */
export const any = '\u0000';
/** Any sign beyond ASCII. */
export const wide = '\u0080';
export const space = ' ';

/** More texts than this that a part can stand for are told apart no longer. */
const mostTexts = 32;

/** Signs and ends of words; one of them stands in every text that matches. */
export type Signs = readonly string[];

export interface Part {
  /** All that it can stand for, lower case with every digit as `0`. */
  readonly texts: readonly string[];
  /** What of it is known besides: one of each must be there. */
  readonly needs: readonly Signs[];
}

export const nothing: Part = { texts: [''], needs: [] };
export const one = (...texts: readonly string[]): Part => ({ texts, needs: [] });

/** A letter, a digit or `_`. */
const isLetter = (code: number): boolean => (code > 96 && code < 123) || code === 48 || code === 95;
const anyCode = any.charCodeAt(0);
const edgeCode = edge.charCodeAt(0);

/** Whether no letter can stand at this end of any of the texts. */
const isClear = (texts: readonly string[], at: 0 | -1): boolean =>
  texts.every((text) => {
    const code = text.charCodeAt(at === 0 ? 0 : text.length - 1);
    return code !== anyCode && code >= 0 && !isLetter(code);
  });

export const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

export function joined(one: Part, other: Part): Part {
  const needs = one.needs.length > 0 ? [...one.needs, ...other.needs] : other.needs;
  const [first = ''] = one.texts;
  const [second = ''] = other.texts;
  if (other.texts.length === 1)
    return { texts: second === '' ? one.texts : one.texts.map((text) => text + second), needs };
  if (one.texts.length === 1)
    return { texts: first === '' ? other.texts : other.texts.map((text) => first + text), needs };
  if (one.texts.length * other.texts.length <= mostTexts)
    return { texts: unique(one.texts.flatMap((a) => other.texts.map((b) => a + b))), needs };
  const isFirst = one.texts.length >= other.texts.length;
  const [long, short] = isFirst ? [one.texts, other.texts] : [other.texts, one.texts];
  const mark = isClear(short, isFirst ? 0 : -1) ? edge : '';
  const known = signsIn(
    mark === '' ? long : long.map((all) => (isFirst ? all + mark : mark + all)),
  );
  const left = isClear(long, isFirst ? -1 : 0) ? edge : '';
  const texts = short.map((text) => (isFirst ? any + left + text : text + left + any));
  return { texts, needs: known ? [...needs, known] : needs };
}

export function either(parts: readonly Part[]): Part {
  const texts = unique(parts.flatMap((part) => part.texts));
  const known = parts.some(({ needs }) => needs.length > 0) ? parts.map(bestOf) : [];
  const needs = known.length > 0 && known.every((signs) => signs !== undefined);
  return { texts, needs: needs ? [unique(known.flat())] : [] };
}

export function repeated(part: Part, least: number, most: number): Part {
  const { texts, needs } = part;
  if (most === 1) return least === 1 ? part : one(...unique([...texts, '']));
  const clear = texts.every((text) => !/[a-z0_]/.test(text) && !text.includes(any));
  if (least === 0) return clear ? one('', space) : one(any);
  const [only = ''] = texts;
  if (clear && !texts.includes('')) return { texts: [space], needs };
  if (texts.length === 1 && most - least < 4 && least < 9) {
    const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    return { texts: counts.map((count) => only.repeat(count)), needs };
  }
  return { texts: texts.map((text) => text + any), needs };
}

/** What stands beside is looked at, and not taken. */
export function beside(part: Part, at: 0 | -1): Part {
  const known = signsIn(part.texts);
  return {
    texts: [isClear(part.texts, at) ? edge : ''],
    needs: known ? [...part.needs, known] : part.needs,
  };
}

const common = new Set(
  (
    'the to i and a of in it is for my on that with at you we was but not be have this do so up ' +
    'can as if are just all or will no me out an by from he she they what about get got had has ' +
    'been did done today now then also still need s t'
  ).split(' '),
);

const frequencies = new Map<string, number>([[wide, 8]]);
for (const word of common) frequencies.set(edge + word + edge, 40);
for (const mark of ",.'-") frequencies.set(mark, 24);

/** How often a sign may be met where the pattern is not: the longer, the less. */
function frequency(sign: string): number {
  const known = frequencies.get(sign);
  if (known !== undefined) return known;
  const code = sign.charCodeAt(0);
  return isLetter(code) || code === edgeCode ? 64 / 2 ** Math.min(6, sign.length) : 4;
}

/** The rarest sign of one text. */
function signOf(text: string): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (let at = 0; at < text.length; ) {
    const from = at;
    while (isLetter(text.charCodeAt(at))) at++;
    if (at === from && isBlank(text.charCodeAt(at++))) continue;
    const isWord = isLetter(text.charCodeAt(from));
    const starts = isWord && from > 0 && text.charCodeAt(from - 1) !== anyCode;
    const ends = isWord && at < text.length && text.charCodeAt(at) !== anyCode;
    const sign = (starts ? edge : '') + text.slice(from, at) + (ends ? edge : '');
    const often = frequency(sign);
    if (often < least) [best, least] = [sign, often];
  }
  return best;
}

const isBlank = (code: number): boolean => code === anyCode || code === edgeCode || code === 32;

/** One sign of each text; undefined where one of them has none. */
function signsIn(texts: readonly string[]): Signs | undefined {
  const signs = new Set<string>();
  for (const text of texts) {
    const sign = signOf(text);
    if (sign === undefined) return undefined;
    signs.add(sign);
  }
  return [...signs];
}

const sum = (signs: Signs): number => signs.reduce((all, sign) => all + frequency(sign), 0);

/** The rarest first. */
export function needsOf({ texts, needs }: Part): readonly Signs[] {
  const own = signsIn(texts);
  const all = own ? [...needs, own] : needs;
  if (all.length < 2) return all;
  return all.toSorted((a, b) => sum(a) - sum(b));
}

const bestOf = (part: Part): Signs | undefined => needsOf(part)[0];
