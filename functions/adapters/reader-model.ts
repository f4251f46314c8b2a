/** Runs the trained reader: onnxruntime holds the model, loaded once a process. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Runtime from 'onnxruntime-node';
import { readerFolder } from '#functions/env.ts';
import type { Prediction } from '#shared/domain/replies/model/decode.ts';
import { type Encoded, vocabularyOf } from '#shared/domain/replies/model/encode.ts';
import type { TrainedReader } from '#shared/domain/replies/read-reply.ts';

/**
 * Required, not imported: a layer's packages are found by `require` alone. And when it is needed: its
 * binary is larger than all else of a function.
 */
const runtime = (): typeof Runtime =>
  createRequire(import.meta.url)('onnxruntime-node') as typeof Runtime;

/** Rows of means: each takes the average of its pieces. */
function means(ranges: readonly (readonly [number, number])[], size: number): Runtime.Tensor {
  const rows = Math.max(1, ranges.length);
  const weights = new Float32Array(rows * size);
  ranges.forEach(
    ([from, to], row) =>
      to > from && weights.fill(1 / (to - from), row * size + from, row * size + to),
  );
  return new (runtime().Tensor)('float32', weights, [1, rows, size]);
}

const rowsOf = ({ data, dims }: Runtime.Tensor, most: number): readonly (readonly number[])[] => {
  const [, rows = 0, width = 1] = dims;
  const values = data as Float32Array;
  return Array.from({ length: Math.min(rows, most) }, (_, row) => [
    ...values.subarray(row * width, (row + 1) * width),
  ]);
};

/** For what runs from the sources: scripts and tests. */
export const sourceFolder = join(import.meta.dirname, '../../shared/domain/replies/model');

let loading: Promise<TrainedReader> | undefined;

/** The reader of this process; a load that failed is tried again with the next reply. */
export function theReader(): Promise<TrainedReader> {
  loading ??= loadReader(readerFolder() ?? sourceFolder).catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

/** Loads the model of a folder. Throws when a file is missing. */
export async function loadReader(folder: string): Promise<TrainedReader> {
  const [session, lines, about] = await Promise.all([
    runtime().InferenceSession.create(join(folder, 'reader.onnx'), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
    }),
    readFile(join(folder, 'vocabulary.txt'), 'utf8'),
    readFile(join(folder, 'model.json'), 'utf8'),
  ]);
  const { version } = JSON.parse(about) as { readonly version: number };
  return {
    vocabulary: vocabularyOf(lines),
    predict: (encoded) => predict(session, encoded),
    engine: `reader/${version}`,
  };
}

async function predict(session: Runtime.InferenceSession, encoded: Encoded): Promise<Prediction> {
  const { pieces, replyFrom, items, words, wordPieces } = encoded;
  const size = pieces.length;
  const integers = (of: (at: number) => number): Runtime.Tensor =>
    new (runtime().Tensor)(
      'int64',
      BigInt64Array.from(pieces, (_, at) => BigInt(of(at))),
      [1, size],
    );
  const said = await session.run({
    pieces: integers((at) => pieces[at] ?? 0),
    segments: integers((at) => Number(at >= replyFrom)),
    words: means(wordPieces, size),
    items: means(items, size),
  });
  const rows = (name: string, most: number) => rowsOf(said[name] as Runtime.Tensor, most);
  return {
    kinds: rows('kinds', words.length),
    begins: [...((said['begins'] as Runtime.Tensor).data as Float32Array)],
    inner: rows('inner', words.length),
    links: rows('links', words.length).map((row) => row.slice(0, items.length)),
    outcomes: rows('outcomes', items.length),
    intent: [...((said['intent'] as Runtime.Tensor).data as Float32Array)],
  };
}
