/** The table of a start says goal beside figure, and in words what could not be measured. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type StartReport, sayStart } from '#scripts/bench/say-start.ts';
import { findDynamoDbLocal } from '#test/kit/dynamodb-local.ts';

const report: StartReport = {
  first: { ms: 1900, cpuMs: 1500 },
  starts: [800, 2400, 700].map((ms) => ({ ms, cpuMs: ms / 2 })),
  fresh: undefined,
  cores: 2,
  load: 0.25,
};

const figureOf = (name: string, said: readonly string[]) =>
  said
    .find((line) => line.trim().startsWith(name))
    ?.trim()
    .slice(name.length)
    .trim();

test('the median of the starts stands beside its goal', () => {
  const said = sayStart(report);

  expect(figureOf('start to sign-up', said)).toMatch(/^<= 1\.00 s +0\.80 s$/);
  expect(figureOf('of it worked by npm and the product', said)).toBe('0.40 s');
  expect(figureOf('the first after a build', said)).toBe('1.90 s');
});

test('without its own clone, it says so', () => {
  const said = sayStart(report);

  expect(figureOf('npm ci && npm start on a fresh clone', said)).toBe('--fresh');
});

test('a fresh clone is the install and the start that builds', () => {
  const fresh = { installMs: 20_000, start: { ms: 45_000, cpuMs: undefined } };

  const said = sayStart({ ...report, fresh });

  expect(figureOf('npm ci && npm start on a fresh clone, to sign-up', said)).toBe('65.00 s');
});

test('the jar that is missing is missed in words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anchor-no-jar-'));
  mkdirSync(join(folder, 'lib'));

  expect(findDynamoDbLocal(undefined)).toEqual({ why: expect.stringContaining('DYNAMODB_LOCAL') });
  expect(findDynamoDbLocal('')).toEqual({ why: expect.stringContaining('DYNAMODB_LOCAL') });
  expect(findDynamoDbLocal(folder)).toEqual({ why: expect.stringContaining(folder) });
  expect(findDynamoDbLocal(join(folder, 'none'))).toEqual({ why: expect.stringContaining('none') });
  rmSync(folder, { recursive: true });
});
