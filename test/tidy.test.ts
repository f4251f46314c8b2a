/**
 * Goal: the rules of this house hold in every file, also in those of tomorrow.
 * Method: parse all of them and list what breaks a rule.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { functionNames, handlerFile } from '#shared/contract/functions.ts';
import { codeProblems } from './tidy/code-rules.ts';
import { barrelProblems, importProblems, zodProblems } from './tidy/import-rules.ts';
import { headProblems, nameProblems } from './tidy/shape-rules.ts';
import { allPaths, allSources, readText, root, type SourceFile } from './tidy/source-file.ts';

const sources = allSources();
const paths = allPaths();

type Rule = (file: SourceFile) => readonly string[];

const rules: readonly [title: string, rule: Rule][] = [
  ['imports point inwards, and say so', importProblems],
  ['zod comes in by its small door', zodProblems],
  ['no file only hands on what others export', barrelProblems],
  ['a sentence at the head of each file says what it is for', headProblems],
  ['code asks neither for the time, nor the environment, nor where it runs', codeProblems],
];

test('there is something to look at', () => {
  const tops = new Set(sources.map(({ path }) => path.split('/')[0]));

  expect([...tops]).toEqual(
    expect.arrayContaining(['bin', 'functions', 'lib', 'scripts', 'shared', 'test', 'web']),
  );
});

test.each(rules)('%s', (_, rule) => {
  expect(sources.flatMap(rule)).toEqual([]);
});

test('files are named in kebab-case, each for the one thing it holds', () => {
  expect(paths.flatMap(nameProblems)).toEqual([]);
});

test('nothing in the repository names the machine it was made on, or where packages came from', () => {
  const traces = /(^|["'`\s(=])\/(work|root|home\/[a-z]+)\/|registry\.[a-z]+\.(org|com)/;
  const textual = paths.filter((path) => /\.(tsx?|mjs|json|md|html|css)$|^\.?[a-z]+$/.test(path));
  const found = textual.flatMap((path) =>
    readText(path)
      .split('\n')
      .flatMap((line, at) => (traces.test(line) ? [`${path}:${at + 1}`] : [])),
  );

  expect(found).toEqual([]);
});

test('every function has its file, and every file of an endpoint its route', () => {
  const expected = functionNames.map(handlerFile);
  const missing = expected.filter((path) => !paths.includes(path));
  const strangers = paths.filter(
    (path) => path.startsWith('functions/api/') && !expected.includes(path),
  );

  expect({ missing, strangers }).toEqual({ missing: [], strangers: [] });
});

test('every function has a test of its name', () => {
  const tests = functionNames.map((name) =>
    handlerFile(name).replace(/^functions\/(.*)\.ts$/, 'test/$1.test.ts'),
  );

  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
