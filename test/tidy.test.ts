/**
 * Goal: the rules of this house hold in every file, also in those of tomorrow.
 * Method: parse all of them and list what breaks a rule; for each rule, a sample that does.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { functionNames, handlerFile } from '#shared/contract/functions.ts';
import { codeProblems } from './tidy/code-rules.ts';
import { barrelProblems, importProblems, zodProblems } from './tidy/import-rules.ts';
import { headProblems, nameProblems } from './tidy/shape-rules.ts';
import {
  allPaths,
  allSources,
  readText,
  root,
  type SourceFile,
  sourceFile,
} from './tidy/source-file.ts';

const sources = allSources();
const paths = allPaths();

type Rule = (file: SourceFile) => readonly string[];

/** Each rule with what breaks it: a path and a text. */
const rules: readonly [title: string, rule: Rule, broken: readonly [string, string][]][] = [
  [
    'imports point inwards, and say so',
    importProblems,
    [
      ['shared/domain/x.ts', "import { a } from '#functions/env.ts';"],
      ['shared/domain/x.ts', "import { createHmac } from 'node:crypto';"],
      ['shared/domain/x.ts', "import { a } from '../contract/paths.ts';"],
      ['shared/domain/x.ts', "import { a } from '#shared/domain/y.ts';"],
      ['shared/contract/x.ts', "import { a } from '../../functions/env.ts';"],
      ['functions/flows/x.ts', "import { SESClient } from '@aws-sdk/client-ses';"],
      ['functions/flows/x.ts', "const a = await import('openai');"],
      ['functions/store/x.ts', "import { a } from '#functions/flows/y.ts';"],
      ['functions/api/a/x.ts', "import { handler } from './y.ts';"],
      ['lib/x.ts', "import type { User } from '#functions/store/users.ts';"],
      ['web/kit/x.ts', "export { a } from '#web/main/a.ts';"],
      ['web/main/x.tsx', "import { a } from '#web/waitlist/a.ts';"],
      ['scripts/x.ts', "import { a } from '#test/kit/a.ts';"],
    ],
  ],
  [
    'zod comes in by its small door',
    zodProblems,
    [
      ['shared/contract/x.ts', "import { z } from 'zod';"],
      ['shared/contract/x.ts', "import { object } from 'zod/mini';"],
    ],
  ],
  [
    'no file only hands on what others export',
    barrelProblems,
    [['shared/domain/x.ts', "export * from './a.ts';\nexport { b } from './b.ts';"]],
  ],
  [
    'a sentence at the head of each file says what it is for',
    headProblems,
    [
      ['lib/x.ts', 'const a = 1;'],
      ['lib/x.ts', '// A sentence.\nconst a = 1;'],
      ['lib/x.ts', '/** no sentence */\nconst a = 1;'],
      ['lib/x.ts', '/* A sentence. */\nconst a = 1;'],
      ['lib/x.ts', 'const a = 1;\n/** A sentence. */'],
    ],
  ],
  [
    'code asks neither for the time, nor the environment, nor where it runs',
    codeProblems,
    [
      ['shared/domain/x.ts', 'const a = new Date();'],
      ['functions/flows/x.ts', 'const a = Date.now();'],
      ['functions/store/x.ts', 'const a = [1].map(Date.now);'],
      ['shared/domain/x.ts', 'const a = formatter.format();'],
      ['functions/kit/x.ts', 'const a = formatter.formatToParts();'],
      ['functions/kit/x.ts', 'const a = process.env.A;'],
      ['lib/x.ts', "const a = process['env'];"],
      ['lib/x.ts', 'const { env } = process;'],
      ['functions/kit/x.ts', "import { env } from 'node:process';"],
      ['shared/domain/x.ts', 'const a = crypto.randomUUID();'],
      ['functions/kit/x.ts', "if (host === 'localhost') go();"],
      ['lib/x.ts', 'const a = `http://127.0.0.1:${port}`;'],
      ['functions/kit/x.ts', 'if (isLocal) go();'],
      ['web/kit/x.ts', 'const a = (b: any) => b;'],
      ['web/kit/x.ts', 'const a = b!;'],
      ['shared/domain/x.ts', 'export interface A { b: string }'],
    ],
  ],
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

test.each(rules)('%s: a file that breaks it is named', (_, rule, broken) => {
  for (const [path, text] of broken) {
    const found = rule(sourceFile(path, text));

    expect([text, found.length > 0 && found.every((line) => line.startsWith(path))]).toEqual([
      text,
      true,
    ]);
  }
});

test('a tidy file is not complained of', () => {
  const text =
    '/** A tidy file. */\n' +
    "import * as z from 'zod/mini';\nimport { b } from './b.ts';\n" +
    'export interface A {\n  readonly at: Date;\n}\n' +
    'export const a = (ms: number) => b.format(new Date(ms), z);\n' +
    `const c = '${'word '.repeat(30)}';\n`;
  const file = sourceFile('shared/domain/x.ts', text);

  expect(rules.flatMap(([, rule]) => rule(file))).toEqual([]);
});

test('files are named in kebab-case, each for the one thing it holds', () => {
  expect(paths.flatMap(nameProblems)).toEqual([]);
});

test.each([
  'lib/anchorStack.ts',
  'web/Kit/a.ts',
  'shared/utils.ts',
  'web/kit/index.ts',
  'lib/a_b.ts',
])('the name %s is refused', (path) => {
  expect(nameProblems(path)).toHaveLength(1);
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
