/** Writes labelled replies as the numbers that `train.py` learns from, one reply a line. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { encode, type Vocabulary, vocabularyOf } from '#shared/domain/replies/model/encode.ts';
import { inner, kinds, outcomes } from '#shared/domain/replies/model/labels.ts';
import { intents } from '#shared/domain/replies/reading.ts';
import { dataFiles, type LabelledReply, labelledReplies, outcomeOf } from './labelled-replies.ts';

/** What is left out of the loss: nobody marked the words that say what comes out. */
const unknown = -100;

/** What the model is to answer for one reply. */
export function exampleOf(labelled: LabelledReply, vocabulary: Vocabulary) {
  const { stage, items, reply, marks } = labelled;
  const encoded = encode(stage, items, reply, vocabulary);
  const outcome = outcomeOf(labelled);
  const hasWordless = marks.some(({ start, end, kind }) => start === end && kind !== 'w');
  const spans = marks.filter(({ start, end }) => end > start);
  const kindOf = (kind: string): number =>
    kinds.indexOf((kinds as readonly string[]).includes(kind) ? (kind as 'a') : 'command');
  let before: unknown;
  const words = encoded.words.map(({ start, end }) => {
    const around = spans.filter((mark) => mark.start <= start && mark.end >= end);
    // The innermost one that isn't a piece of another.
    const mark = around.filter(({ kind }) => kind !== 'w' && kind !== '~').at(-1);
    const piece = around.findLast(({ kind }) => kind === 'w' || kind === '~');
    const begins = mark !== before;
    before = mark;
    const kind = mark ? kindOf(mark.kind) : hasWordless ? unknown : 0;
    return {
      kind,
      begins: mark ? Number(begins) : unknown,
      inner: piece ? inner.indexOf(piece.kind as 'w') : mark || !hasWordless ? 0 : unknown,
      items: mark?.items ?? [],
    };
  });
  const renamed = new Set(
    marks.flatMap(({ kind, items }) => (kind === 'r' || kind === 'm' ? items : [])),
  );
  const became = items.map(({ status }, at) => {
    const after = outcome.items[at]?.status ?? status;
    if (after !== status) return outcomes.indexOf(after);
    return renamed.has(at) ? outcomes.indexOf('renamed') : 0;
  });
  return {
    author: labelled.author,
    split: labelled.split,
    pieces: encoded.pieces,
    replyFrom: encoded.replyFrom,
    items: encoded.items,
    wordPieces: encoded.wordPieces,
    kinds: words.map(({ kind }) => kind),
    begins: words.map(({ begins }) => begins),
    inner: words.map((word) => word.inner),
    links: words.map((word) => word.items),
    outcomes: became,
    intent: intents.indexOf(outcome.intent ?? 'none'),
  };
}

/** Writes the examples of all labelled replies in the pieces of `vocabularyFile`. */
export function writeExamples(vocabularyFile: string, out: string) {
  const replies = dataFiles().flatMap((file) => labelledReplies(file));
  const vocabulary = vocabularyOf(readFileSync(vocabularyFile, 'utf8'));
  const texts = replies.map((one) => JSON.stringify(exampleOf(one, vocabulary)));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${texts.join('\n')}\n`);
  const learnt = replies.filter(({ split }) => split === 'train');
  return { replies: learnt.length, authors: new Set(learnt.map(({ author }) => author)).size };
}
