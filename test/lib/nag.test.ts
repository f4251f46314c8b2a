/** What cdk-nag finds in the stages: nothing that is neither mended nor explained where it is. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildIfStale } from '#scripts/build.ts';
import { aWhileMs, grownSettings, prodSettings } from './synthesised.ts';

const stacks = ['anchor-dev', 'anchor-prod', 'anchor-grown'].flatMap((state) => [
  state,
  `${state}-service`,
]);

interface Finding {
  readonly rule: string;
  readonly path: string;
}

let outDir: string;
let findings: readonly Finding[];

const read = async (file: string) => JSON.parse(await readFile(join(outDir, file), 'utf8'));

beforeAll(async () => {
  await buildIfStale(() => {});
  outDir = await mkdtemp(join(tmpdir(), 'anchor-nag-'));
  const { context } = JSON.parse(await readFile('cdk.json', 'utf8'));
  const { dev, prod } = context.stages;
  const stages = { dev, prod: { ...prod, ...prodSettings }, grown: grownSettings };
  const more = { stages, 'aws:cdk:disable-asset-staging': true };
  await promisify(execFile)(process.execPath, ['bin/nag.ts'], {
    env: {
      PATH: process.env['PATH'],
      CDK_OUTDIR: outDir,
      CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...more }),
    },
  });
  const { pluginReports } = await read('validation-report.json');
  findings = pluginReports
    .flatMap(({ violations }: any) => violations)
    .flatMap(({ ruleName, violatingConstructs }: any) =>
      violatingConstructs.map(({ constructPath }: any) => ({
        rule: ruleName,
        path: constructPath,
      })),
    );
}, aWhileMs);

afterAll(() => rm(outDir, { recursive: true, force: true }));

test('finds what is wrong with a bucket that is nobody’s', () => {
  const found = findings.filter(({ path }) => path.startsWith('canary/'));

  expect(found.map(({ rule }) => rule)).toContain('AwsSolutions-S1');
});

test.each(stacks)('finds nothing in %s that is not explained on its own resource', (stack) => {
  expect(findings.filter(({ path }) => path.startsWith(`${stack}/`))).toEqual([]);
});

test.each(stacks)(
  '%s explains in sentences, resource by resource and never whole',
  async (stack) => {
    const metadata: Record<string, readonly any[]> = await read(`${stack}.metadata.json`);
    const explained = Object.entries(metadata).flatMap(([path, entries]) =>
      entries
        .filter(({ type }) => type === 'aws:cdk:acknowledged-rules')
        .flatMap(({ data }) => Object.entries(data).map(([id, reason]) => ({ path, id, reason }))),
    );

    expect(explained.length).toBeGreaterThan(stack.endsWith('-service') ? 50 : 3);
    for (const { path, reason } of explained) {
      expect(path.split('/').length).toBeGreaterThan(2);
      expect(String(JSON.stringify(reason))).toMatch(/[a-z ]{12}/);
    }
  },
);
