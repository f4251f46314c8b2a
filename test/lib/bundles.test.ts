/** What a cold start loads: nothing that no path of the function can need at once. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Metafile } from 'esbuild';
import { entryOutput, metafilePath } from '#scripts/build/functions.ts';
import { bundleFolder, functionNames } from '#shared/contract/functions.ts';
import { paths, routeNames } from '#shared/contract/paths.ts';

const guardFile = 'functions/kit/require-admin.ts';

const { outputs } = JSON.parse(readFileSync(metafilePath, 'utf8')) as Metafile;

/** Sources evaluated before the handler can run, with their bytes in the bundle. */
function eagerSources(entry: string): ReadonlyMap<string, number> {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const next of outputs[path]?.imports ?? []) {
      if (!next.external && next.kind !== 'dynamic-import') reached.add(next.path);
    }
  }
  const inputs = [...reached].flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}));
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
});

test('what guards the administrator’s routes ships with them, and with no other', () => {
  const [guard = 'none'] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === guardFile) ?? [];
  const shipped = functionNames.filter((name) =>
    existsSync(join(bundleFolder(name), basename(guard))),
  );

  const guarded = routeNames.filter((name) => paths[name].access === 'admin');
  expect(shipped.toSorted()).toEqual(guarded.toSorted());
  expect(guarded.length).toBeGreaterThan(0);
});

test.each(['subscription.show', 'auth.csrf', 'health.reportError'] as const)(
  '%s, which touches nothing, loads no client of AWS',
  (name) => {
    const sources = [...eagerSources(entryOutput(name)).keys()];

    expect(sources.filter((source) => source.includes('@aws-sdk/client-'))).toEqual([]);
  },
);
