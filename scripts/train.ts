/**
 * `npm run train [-- --passes 8]`: trains the reader on `scripts/train/data` and puts it in its
 * place. Needs Python 3.11 or newer; a virtual environment is made in `dist`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadReader } from '#functions/adapters/reader-model.ts';
import { fromRoot } from './build/root.ts';
import { figuresOf } from './eval/labelled.ts';
import { writeExamples } from './train/examples.ts';
import { dataFiles, labelledReplies } from './train/labelled-replies.ts';

const { values } = parseArgs({
  options: {
    passes: { type: 'string', default: '8' },
    /** A share of the authors, for a learning curve. */
    share: { type: 'string', default: '1' },
    /** Of the encoder's weights, at most. */
    rate: { type: 'string', default: '1e-4' },
    /** A `reader.onnx`, or the `reader.pt` of a training that was broken off, to go on from. */
    from: { type: 'string' },
    out: { type: 'string', default: 'shared/domain/replies/model' },
  },
});

function run(program: string, ...words: readonly string[]): void {
  const { status } = spawnSync(program, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${words[0]} ended with ${status}.`);
}

function python(): string {
  const folder = fromRoot('dist/train/venv');
  const path = join(folder, 'bin/python');
  if (existsSync(path)) return path;
  run('python3', '-m', 'venv', folder);
  run(path, '-m', 'pip', 'install', '-q', '-r', fromRoot('scripts/train/requirements.txt'));
  return path;
}

async function scored(folder: string, split: string): Promise<object> {
  const reader = await loadReader(folder);
  const replies = dataFiles().flatMap(labelledReplies);
  return figuresOf(
    replies.filter((one) => one.split === split),
    reader,
  );
}

const out = resolve(fromRoot('.'), values.out);
mkdirSync(out, { recursive: true });
const modelFile = join(out, 'model.json');
const before = existsSync(modelFile)
  ? (JSON.parse(readFileSync(modelFile, 'utf8')) as { readonly version: number })
  : { version: 0 };
const interpreter = python();
const examples = fromRoot('dist/train/examples.jsonl');
const vocabulary = join(out, 'vocabulary.txt');
if (!existsSync(vocabulary))
  copyFileSync(fromRoot('shared/domain/replies/model/vocabulary.txt'), vocabulary);
const counts = writeExamples(vocabulary, examples);
run(
  interpreter,
  fromRoot('scripts/train/train.py'),
  examples,
  vocabulary,
  out,
  '--passes',
  values.passes,
  '--share',
  values.share,
  '--rate',
  values.rate,
  ...(values.from === undefined ? [] : ['--go-on', values.from]),
);
const about = {
  version: before.version + 1,
  trainedOn: new Date().toISOString().slice(0, 10),
  ...counts,
  dataHash: createHash('sha256').update(readFileSync(examples)).digest('hex').slice(0, 16),
};
const write = (more: object): void =>
  writeFileSync(modelFile, `${JSON.stringify({ ...about, ...more }, null, 2)}\n`);
write({});
write({ validation: await scored(out, 'validation'), test: await scored(out, 'test') });
console.log(readFileSync(modelFile, 'utf8'));
