/** Turns a list and a reply into the numbers that the trained reader takes. */
import type { ItemStatus } from '../../checklist.ts';

/** The pieces of words that the model knows, by their text; a piece inside a word begins with `##`. */
export type Vocabulary = ReadonlyMap<string, number>;

/** One piece a line, numbered from 0. */
export const vocabularyOf = (lines: string): Vocabulary =>
  new Map(lines.split('\n').map((piece, at) => [piece, at]));

/** A word, a sign or a line break, by its offsets in the reply. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** It is within one that a hyphen joins: "-" and "caulk" of "re-caulk". */
  readonly isWithin: boolean;
}

export interface Encoded {
  /** Ids of pieces: the stage, the numbered items with their states, then the reply. */
  readonly pieces: readonly number[];
  /** Where the reply's pieces begin. */
  readonly replyFrom: number;
  /** The pieces of each item, as `[from, to)`. */
  readonly items: readonly (readonly [number, number])[];
  readonly words: readonly Word[];
  /** The pieces of each word, as `[from, to)`. */
  readonly wordPieces: readonly (readonly [number, number])[];
}

const wordOrSign = /[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{N}]+)*|\n|(?!\p{M}|\u200d|\ufe0f)\S/gu;

const within = /(?<=\p{L}-)(?=\p{L})|(?<=\p{L})(?=-\p{L})/uy;

function isWithin(text: string, at: number): boolean {
  within.lastIndex = at;
  return within.test(text);
}

/** The words of a text, in order; spaces and what only changes a sign's look are left out. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(wordOrSign)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    isWithin: isWithin(text, index),
  }));

/** Pieces of their own for what no word says; the model learns what they mean. */
const signOf: Readonly<Record<ItemStatus, string>> = {
  open: '',
  done: '[unused2]',
  deferred: '[unused3]',
  dropped: '[unused4]',
};
const lineBreak = '[unused1]';

const inLowerCase = (word: string): string => word.normalize('NFKC').toLowerCase();

/** Signs that only look finer than those the model knows. */
const plainSigns: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '‚': "'",
  '‐': '-',
  '‑': '-',
  '−': '-',
};

/** WordPiece: the longest known piece first, from left to right. */
function piecesOf(word: string, vocabulary: Vocabulary): readonly number[] {
  const known = vocabulary.get(word) ?? vocabulary.get(plainSigns[word] ?? word);
  if (known !== undefined) return [known];
  const unknown = vocabulary.get('[UNK]') ?? 0;
  const pieces: number[] = [];
  for (const [run] of inLowerCase(word).matchAll(/[\p{L}\p{N}]+|./gsu)) {
    const found: number[] = [];
    for (let from = 0; from < run.length; ) {
      let to = run.length;
      const idOf = () => vocabulary.get((from > 0 ? '##' : '') + run.slice(from, to));
      while (to > from && idOf() === undefined) to -= 1;
      const id = idOf();
      if (to === from || id === undefined) break;
      found.push(id);
      from = to;
    }
    const isWhole = found.length > 0 && run.length <= 60;
    pieces.push(...(isWhole ? found : [unknown]));
  }
  return pieces;
}

/** The most pieces that the model takes, and how many of them a list may have. */
const mostPieces = 512;
const roomForItems = 340;

/**
 * The model's input. Words for which there is no room any more are left out at the end; items for
 * which there is none have no pieces, and the model says nothing of them.
 */
export function encode(
  stage: string,
  items: readonly { readonly text: string; readonly status: ItemStatus }[],
  reply: string,
  vocabulary: Vocabulary,
): Encoded {
  const idOf = (piece: string): number => vocabulary.get(piece) ?? 0;
  const inPieces = (text: string): readonly number[] =>
    wordsIn(text).flatMap(({ start, end }) => piecesOf(text.slice(start, end), vocabulary));
  const pieces = [idOf('[CLS]'), ...inPieces(stage), idOf('[SEP]')];
  const itemPieces = items.map(({ text, status }, at): readonly [number, number] => {
    const from = pieces.length;
    const sign = signOf[status];
    const own = [...inPieces(String(at + 1)), ...(sign ? [idOf(sign)] : []), ...inPieces(text)];
    if (from + own.length < roomForItems) pieces.push(...own, idOf('[SEP]'));
    return [from, Math.max(from, pieces.length - 1)];
  });
  const replyFrom = pieces.length;
  const words: Word[] = [];
  const wordPieces: (readonly [number, number])[] = [];
  for (const word of wordsIn(reply)) {
    const text = reply.slice(word.start, word.end);
    const own = text === '\n' ? [idOf(lineBreak)] : piecesOf(text, vocabulary);
    if (pieces.length + own.length >= mostPieces) break;
    wordPieces.push([pieces.length, pieces.length + own.length]);
    words.push(word);
    pieces.push(...own);
  }
  pieces.push(idOf('[SEP]'));
  return { pieces, replyFrom, items: itemPieces, words, wordPieces };
}
