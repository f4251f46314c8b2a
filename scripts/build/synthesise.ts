/** Runs the CDK app as it is deployed: no network, no credentials, no command-line tool. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot, root } from './root.ts';
import { joined, type Template } from './template.ts';

interface Synthesis {
  /** The folder the cloud assembly is written to. */
  readonly outDir: string;
  /** false leaves bundles where they are: enough to read the template, not to deploy it. */
  readonly staging: boolean;
  readonly stage?: 'dev' | 'prod';
  /** Settings in place of those of `cdk.json`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Writes the cloud assembly of a stage (dev, unless told) and answers its two templates as one. */
export async function synthesise(asked: Synthesis): Promise<Template> {
  const { stage = 'dev', outDir } = asked;
  // A process of its own: the construct library takes half a gigabyte that nobody needs afterwards.
  try {
    await promisify(execFile)(process.execPath, [fromRoot('bin/anchor.ts')], {
      cwd: root,
      env: { ...withoutAws(), CDK_OUTDIR: outDir, CDK_CONTEXT_JSON: await contextOf(asked, stage) },
    });
  } catch (problem) {
    throw new Error(`The stack could not be synthesised.\n${Object(problem).stderr}`);
  }
  const stacks = [`anchor-${stage}`, `anchor-${stage}-service`];
  const templates = await Promise.all(
    stacks.map((stack) => readFile(join(outDir, `${stack}.template.json`), 'utf8')),
  );
  return joined(templates.map((template) => JSON.parse(template) as Template));
}

const withoutAws = () =>
  Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(AWS|CDK)_/.test(key)));

async function contextOf({ staging, settings }: Synthesis, stage: string): Promise<string> {
  // The file is our own; what is in it is checked by the app.
  const { context } = JSON.parse(await readFile(fromRoot('cdk.json'), 'utf8')) as {
    readonly context: { readonly stages: Readonly<Record<string, object>> };
  };
  const stages = { ...context.stages, [stage]: { ...context.stages[stage], ...settings } };
  const more = { stage, stages, 'aws:cdk:disable-asset-staging': !staging };
  return JSON.stringify({ ...context, ...more });
}

/** The template of stage dev as it would be with other settings; nothing of it is kept. */
export async function templateWith(settings: Readonly<Record<string, unknown>>): Promise<Template> {
  const outDir = await mkdtemp(join(tmpdir(), 'anchor-template-'));
  try {
    return await synthesise({ outDir, staging: false, settings });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
