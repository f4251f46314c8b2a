/** A local run that nobody else sees, for counting what a life in it costs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/root.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import { startPassingRun } from '../local/passing-run.ts';
import { type Asked, modelStandIn } from './model-stand-in.ts';

export interface Counting {
  readonly run: LocalRun;
  readonly cloud: Cloud;
  /** What the model was asked so far; nothing where there is none. */
  readonly asked: () => Asked;
}

export const builtCloud = (): Cloud =>
  JSON.parse(readFileSync(join(root, 'dist/cloud.json'), 'utf8')) as Cloud;

const nothing: Asked = { calls: 0, instructions: 0, input: 0, output: 0 };

async function withRun<Answer>(
  functions: Readonly<Record<string, string>>,
  asked: () => Asked,
  live: (counting: Counting) => Promise<Answer>,
): Promise<Answer> {
  const cloud = builtCloud();
  const run = await startPassingRun(cloud, {
    functions,
  });
  return live({ run, cloud, asked }).finally(() => run.close());
}

/** Without a model: the rules read every reply. */
export const countingRules = <Answer>(live: (counting: Counting) => Promise<Answer>) =>
  withRun({}, () => nothing, live);

/** With a model that answers at once. */
export async function countingModel<Answer>(live: (counting: Counting) => Promise<Answer>) {
  const stand = await modelStandIn();
  try {
    return await withRun({ OPENAI_BASE_URL: stand.url }, stand.asked, live);
  } finally {
    await stand.close();
  }
}
