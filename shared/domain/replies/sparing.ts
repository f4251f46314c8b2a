/** Patterns that are not tried on a text whose words lack what they need. */
import { neededSigns } from './needed-signs.ts';
import { edge, type Signs, wide } from './pattern-parts.ts';

/** Which needs a text meets, a bit for each by its number. */
interface Held {
  readonly bits: Uint32Array;
  /** Those numbered from this on were not asked about. */
  readonly known: number;
  /** For them: the text as signs are looked for in it, made when one first is. */
  shape?: string;
  /** How many of them were looked for since. */
  late: number;
}

/** Signs by their letters, one after another. */
interface Letters {
  readonly next: Map<number, Letters>;
  /** The needs that a sign which ends here meets. */
  readonly met: number[];
}

const letters = (): Letters => ({ next: new Map(), met: [] });
const signs = letters();
/** By the number of a need: any of these signs meets it. */
const signsOfNeeds: Signs[] = [];

/** Those a word meets: few, so only the fields that hold some are kept. */
interface Met {
  readonly at: Uint16Array;
  readonly bits: Uint32Array;
}
const heldByWord = new Map<string, Met>();
let wordsKnown = 0;
const mostWords = 8_000;
const heldByText = new Map<string, Held>();
const mostTexts = 256;

/** Beyond these nothing is looked up: a pattern takes no longer than to look would. */
const longestText = 2_000;
const longestWord = 40;

/** So many later needs cost as much as to look for all of them at once. */
const mostLate = 100;

const everything: Held = { bits: new Uint32Array(), known: 0, late: 0 };

const spelled = (word: string): string => edge + word.toLowerCase().replace(/[0-9]/g, '0') + edge;

/** All needs that some part of a word meets. */
function heldInWord(word: string): Met {
  const seen = heldByWord.get(word);
  if (seen) return seen;
  const fields = new Map<number, number>();
  const text = word.length > 1 || /\w/.test(word) ? spelled(word) : word;
  for (let from = 0; from < text.length; from++) {
    let found: Letters | undefined = signs;
    for (let at = from; found && at < text.length; at++) {
      found = found.next.get(text.charCodeAt(at));
      for (const number of found?.met ?? [])
        fields.set(number >> 5, (fields.get(number >> 5) ?? 0) | (1 << (number & 31)));
    }
  }
  if (heldByWord.size >= mostWords) heldByWord.clear();
  const met = { at: Uint16Array.from(fields.keys()), bits: Uint32Array.from(fields.values()) };
  heldByWord.set(word, met);
  return met;
}

/** Of each sign of ASCII whether it is blank (0), a mark (1), or part of a word (2). */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /\w/.test(sign) ? 2 : code > 32 ? 1 : 0;
});

function heldAnew(text: string): Held {
  const known = signsOfNeeds.length;
  if (wordsKnown !== known) heldByWord.clear();
  wordsKnown = known;
  const bits = new Uint32Array((known + 31) >> 5);
  const add = ({ at, bits: more }: Met): void => {
    for (let nth = 0; nth < at.length; nth++) {
      const field = at[nth] ?? 0;
      bits[field] = (bits[field] ?? 0) | (more[nth] ?? 0);
    }
  };
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    const kind = code < 128 ? kinds[code] : 1;
    if (kind === 2) continue;
    // These two count as letters of ASCII in some patterns.
    if (code === 0x17f || code === 0x212a || at - from > longestWord) return everything;
    if (from < at) add(heldInWord(text.slice(from, at)));
    if (kind === 1) add(heldInWord(code < 128 ? (text[at] ?? '') : wide));
    from = at + 1;
  }
  return { bits, known, late: 0 };
}

let lastText = '';
let last = everything;

function heldIn(text: string): Held {
  if (text === lastText && last.late < mostLate) return last;
  let held = heldByText.get(text);
  if (!held || held.late >= mostLate) {
    held = text.length > longestText ? everything : heldAnew(text);
    if (heldByText.size >= mostTexts) heldByText.clear();
    heldByText.set(text, held);
  }
  lastText = text;
  last = held;
  return held;
}

const word = /\w+|[^\w\s]/g;
const shapeOf = (text: string): string =>
  text.replace(word, (one) => (one > '\u007f' ? wide : /\w/.test(one) ? spelled(one) : one));

/** The number of a need, given when it is first asked for: most are not for many a reply. */
function numbered(ways: Signs): number {
  const number = signsOfNeeds.push(ways) - 1;
  for (const sign of ways) {
    let place = signs;
    for (let at = 0; at < sign.length; at++) {
      const code = sign.charCodeAt(at);
      const next = place.next.get(code) ?? letters();
      place.next.set(code, next);
      place = next;
    }
    place.met.push(number);
  }
  return number;
}

/** Whether a need that was numbered after the text was looked at is met by it. */
function isMetLate(number: number, text: string, held: Held): boolean {
  held.late += 1;
  const shape = (held.shape ??= shapeOf(text));
  return (signsOfNeeds[number] ?? []).some((sign) => shape.includes(sign));
}

const isMet = (number: number, text: string, held: Held): boolean =>
  number < held.known
    ? (((held.bits[number >> 5] ?? 0) >> (number & 31)) & 1) === 1
    : isMetLate(number, text, held);

const unread = -1;
const none = -2;

/** What a pattern needs, read from it when it is first asked. */
class Needs {
  readonly #source: string;
  readonly #flags: string;
  /** The number of the first of them: nearly always it is the only one to be asked about. */
  #first = unread;
  #others: readonly number[] = [];

  constructor(source: string, flags = '') {
    this.#source = source;
    this.#flags = flags;
  }

  #read(): void {
    const [first = none, ...others] = neededSigns(this.#source, this.#flags).map(numbered);
    this.#first = first;
    this.#others = others;
  }

  /** Whether the text holds all of it; a text that is too long to look at may. */
  areIn(text: string): boolean {
    if (this.#first === unread) this.#read();
    if (this.#first === none) return true;
    const held = heldIn(text);
    if (held === everything) return true;
    if (!isMet(this.#first, text, held)) return false;
    for (const number of this.#others) if (!isMet(number, text, held)) return false;
    return true;
  }
}

class Sparing extends RegExp {
  readonly #plain: RegExp;
  readonly #needs: Needs;

  constructor(plain: RegExp) {
    super(plain.source, plain.flags);
    this.#plain = plain;
    this.#needs = new Needs(plain.source, plain.flags);
  }

  #isIn(text: string): boolean {
    const found = this.#needs.areIn(text);
    if (!found) this.#plain.lastIndex = 0;
    return found;
  }

  override test(text: string): boolean {
    return this.#isIn(text) && this.#plain.test(text);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#isIn(text) ? this.#plain.exec(text) : null;
  }

  override [Symbol.replace](text: string, by: never): string {
    return this.#isIn(text) ? this.#plain[Symbol.replace](text, by) : text;
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#isIn(text) ? this.#plain[Symbol.match](text) : null;
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return this.#plain[Symbol.matchAll](text);
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#isIn(text) ? this.#plain[Symbol.split](text, limit) : [text];
  }
}

/** The same pattern, tried only where what it needs stands in the text. */
export const sparing = (plain: RegExp): RegExp => new Sparing(plain);

/** What can be asked whether it is found. */
export interface Test {
  readonly test: (text: string) => boolean;
}

/**
 * Any of these sentences, whole, behind the same opening. Each is a pattern of its own: as one they
 * take a second to be compiled, and most are never needed.
 */
export function anySentence(opening: string, sentences: readonly string[]): Test {
  const all = sentences.map((sentence) => {
    const needs = new Needs(sentence);
    let pattern: RegExp | undefined;
    const made = (): RegExp => (pattern ??= new RegExp(`^${opening}(?:${sentence})$`));
    return (text: string): boolean => needs.areIn(text) && made().test(text);
  });
  return { test: (text) => all.some((found) => found(text)) };
}

export const anyOfTests = (...tests: readonly Test[]): Test => ({
  test: (text) => tests.some((one) => one.test(text)),
});
