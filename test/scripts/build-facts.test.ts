/**
 * Goal: what the stability report says of the build is what is so.
 * Method: facts of small folders with errors in them; the guards on our own sources, and on the
 * same with one thing wrong.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { factsOf } from '#scripts/build/facts.ts';
import { brokenLaws, type GuardName, guards, type Source } from '#scripts/build/guards.ts';
import { readBuildFacts } from '#shared/contract/build-facts.ts';
import { allSources } from '../tidy/source-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anchor-facts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const whole = join(folder, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

const strict = (more: object = {}) =>
  JSON.stringify({ compilerOptions: { strict: true, types: [], ...more }, include: ['**/*.ts'] });
const tsErrors = async () => (await factsOf(folder)).tsErrors;

test('errors of the compiler are counted, and counted again once they are put right', async () => {
  write('tsconfig.json', strict());
  write('shared/one.ts', 'export const one: number = "one";\n');
  write('shared/two.ts', 'export const two: string = 2;\nexport const three: string = 3;\n');
  expect(await tsErrors()).toBe(3);

  write('shared/two.ts', 'export const two = 2;\n');
  expect(await tsErrors()).toBe(1);
  expect(await tsErrors()).toBe(1);

  write('shared/one.ts', 'export const one = 1;\n');
  expect(await tsErrors()).toBe(0);
}, 60_000);

test('an error that two projects share is one, and one of a single project counts', async () => {
  write('tsconfig.json', strict());
  write('lib/tsconfig.json', JSON.stringify({ extends: '../tsconfig.json', include: ['.'] }));
  write('lib/both.ts', 'export const both: number = "both";\n');
  write('shared/one.ts', 'export const one: number = "one";\n');

  expect(await tsErrors()).toBe(2);
}, 60_000);

test('where nothing was compiled, and where nothing could be, there is never a zero', async () => {
  write('shared/one.ts', 'export const one = 1;\n');
  expect(await factsOf(folder)).not.toHaveProperty('tsErrors');

  write('tsconfig.json', strict({ target: 'no such year' }));
  expect(await tsErrors()).toBeGreaterThan(0);
}, 60_000);

test('in a folder without the sources the guards do not hold', async () => {
  expect((await factsOf(folder)).guards).toEqual({
    unifiedSchemaGuard: false,
    noLegacyCreateMessage: false,
  });
});

test.each(['', '{}', 'null', 'not checked', '{"tsErrors":0}', '{"tsErrors":"0","guards":{}}'])(
  'a build that says %j has checked nothing',
  (text) => {
    expect(readBuildFacts(text)).toBeUndefined();
  },
);

const sources: readonly Source[] = allSources().map(({ path, text }) => ({ path, text }));
const names = Object.keys(guards) as readonly GuardName[];

test.each(names)('%s holds on our own sources', (name) => {
  expect(brokenLaws(name, sources)).toEqual([]);
});

const added = (path: string, text: string) => [...sources, { path, text }];
const without = (path: string, words: string) => {
  const changed = sources.map((one) =>
    one.path === path ? { path, text: one.text.replaceAll(words, 'something') } : one,
  );
  expect(changed).not.toEqual(sources);
  return changed;
};

const breaking: readonly (readonly [says: string, broken: () => readonly Source[]])[] = [
  [
    'an edit is one type, and one schema checks it',
    () => added('shared/domain/other.ts', 'export type Edit = string;'),
  ],
  [
    'an edit is one type, and one schema checks it',
    () => added('functions/flows/other.ts', 'const EditShape = z.any();'),
  ],
  [
    'the reader and the language model answer with one type of reading',
    () => added('shared/domain/replies/model.ts', 'export interface Reading {}'),
  ],
  [
    'the reader and the language model answer with one type of reading',
    () => without('shared/domain/replies/language-model/prompt.ts', '../reading.ts'),
  ],
  [
    'what a language model proposes passes the schema of edits before it counts',
    () => without('functions/flows/replies/interpret.ts', 'groundedEdits(reading.edits'),
  ],
  [
    'what a language model proposes passes the schema of edits before it counts',
    () => added('functions/flows/other.ts', "import { readModelAnswer } from './prompt.ts';"),
  ],
  [
    'a letter is one type, and every printer prints that',
    () => added('shared/domain/letters/to-pigeon.ts', 'export const toPigeon = () => "coo";'),
  ],
  [
    'both testers ask and are answered by one contract',
    () => added('shared/contract/tester-unified.ts', "route(paths['tester.reply'], {})"),
  ],
  [
    'mails and texts leave by one function',
    () =>
      added('functions/flows/other.ts', "import { sendMail } from '#functions/adapters/ses.ts'"),
  ],
  [
    'the commands that send are known to one adapter each',
    () => added('functions/adapters/pager.ts', 'new PublishCommand({})'),
  ],
  [
    'a letter becomes a mail in one place, for the one function that sends it',
    () => added('functions/flows/other.ts', "import { toMime } from '../adapters/mime.ts';"),
  ],
  [
    'leave to go out is given by the gate alone',
    () => added('functions/flows/other.ts', 'const forged = {} as unknown as Cleared;'),
  ],
  ['nothing else makes messages', () => added('functions/flows/other.ts', 'createMessage(letter)')],
];

test.each(breaking)('it is noticed when it is no longer so that %s', (says, broken) => {
  const found = names.flatMap((name) => brokenLaws(name, broken()));

  expect(found).toEqual([says]);
});

test('every law is broken above', () => {
  const laws = names.flatMap((name) => guards[name].map(({ says }) => says));
  expect([...new Set(breaking.map(([says]) => says))].sort()).toEqual(laws.sort());
});
