/** What a cold start loads: nothing that no path of the function can need at once. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Metafile } from 'esbuild';
import { entryOutput, metafilePath } from '#scripts/build/functions.ts';
import { bundleFolder, functionNames } from '#shared/contract/functions.ts';
import { paths, routeNames } from '#shared/contract/paths.ts';

const guardFile = 'functions/kit/require-admin.ts';

const { outputs } = JSON.parse(readFileSync(metafilePath, 'utf8')) as Metafile;

/** Modules of Node whose import reads exports that load far more. */
const reads = new Set(['node:http', 'node:crypto', 'node:process', 'node:util', 'node:console']);

/** The files that are loaded before the handler can run. */
function startedWith(entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const next of outputs[path]?.imports ?? []) {
      if (!next.external && next.kind !== 'dynamic-import') reached.add(next.path);
    }
  }
  return reached;
}

/** Sources evaluated before the handler can run, with their bytes in the bundle. */
function eagerSources(entry: string): ReadonlyMap<string, number> {
  const inputs = [...startedWith(entry)].flatMap((path) =>
    Object.entries(outputs[path]?.inputs ?? {}),
  );
  return new Map(inputs.map(([source, { bytesInOutput }]) => [source, bytesInOutput]));
}

test.each(functionNames)('%s starts without what it may never need', (name) => {
  const sources = eagerSources(entryOutput(name));
  const bytesOf = (part: string) =>
    [...sources].filter(([source]) => source.includes(part)).reduce((sum, [, n]) => sum + n, 0);

  expect(sources.size).toBeGreaterThan(5);
  expect(bytesOf('node_modules/openai/')).toBe(0);
  expect(bytesOf('mime-types.js')).toBeLessThan(500);
  expect(bytesOf('node_modules/zod/v4/locales')).toBeLessThan(2_000);
  expect(bytesOf('credential-provider-sso')).toBe(0);
  expect(bytesOf('node_modules/react')).toBe(0);
  expect(bytesOf('node_modules/tldts')).toBe(0);
});

test('what guards the administrator’s routes ships with them, and with no other', () => {
  const guards = Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint === guardFile)
    .map(([path]) => dirname(path));
  const shipped = functionNames.filter((name) => guards.includes(bundleFolder(name)));

  const guarded = routeNames.filter((name) => paths[name].access === 'admin');
  expect(shipped.toSorted()).toEqual(guarded.toSorted());
  expect(guarded.length).toBeGreaterThan(0);
});

test('a handler comes in few files: each more costs a cold start the finding of it', () => {
  const files = functionNames.map((name) => startedWith(entryOutput(name)).size);

  expect(Math.max(...files)).toBeLessThanOrEqual(25);
  expect(
    files.toSorted((one, other) => one - other)[Math.floor(files.length / 2)],
  ).toBeLessThanOrEqual(5);
});

test.each(functionNames)('%s has Node give it modules, and does not import them', (name) => {
  const outside = [...startedWith(entryOutput(name))].flatMap((path) =>
    (outputs[path]?.imports ?? []).filter(
      ({ external, kind }) => external && kind !== 'dynamic-import',
    ),
  );

  expect(outside.map(({ path }) => path).filter((path) => reads.has(path))).toEqual([]);
});

test.each(['subscription.show', 'auth.csrf'] as const)(
  '%s, which touches nothing, loads no client of AWS',
  (name) => {
    const sources = [...eagerSources(entryOutput(name)).keys()];

    expect(sources.filter((source) => source.includes('@aws-sdk/client-'))).toEqual([]);
  },
);
