/** The local filter patterns mean what CloudWatch's do, as far as we send them. */
import { describe, expect, test } from '@jest/globals';
import { readFilterPattern } from '#scripts/local/aws/filter-pattern.ts';

const line = (value: object) => JSON.stringify(value);
const matches = (pattern: string, value: object | string) =>
  readFilterPattern(pattern)(typeof value === 'string' ? value : line(value));

describe('a pattern', () => {
  test.each([
    ['{ $.level = "ERROR" }', { level: 'ERROR' }, true],
    ['{ $.level = "ERROR" }', { level: 'error' }, false],
    ['{ $.level = "ERROR" }', {}, false],
    ['{$.a="x"}', { a: 'x' }, true],
    ['{ $.a = "1" }', { a: 1 }, false],
    ['{ $.record.status = "timeout" }', { record: { status: 'timeout' } }, true],
    ['{ $.record.status = "timeout" }', { record: 'timeout' }, false],
    ['{ $.a NOT EXISTS }', { b: 1 }, true],
    ['{ $.a NOT EXISTS }', { a: null }, false],
    ['{ ($.a = "x") || ($.b = "y") }', { b: 'y' }, true],
    ['{ ($.a = "x") && ($.b = "y") }', { b: 'y' }, false],
    // And binds tighter than or.
    ['{ $.a = "x" || $.b = "y" && $.c = "z" }', { a: 'x' }, true],
    ['{ ($.a = "x" || $.b = "y") && $.c = "z" }', { a: 'x' }, false],
    [String.raw`{ $.a = "say \"hi\"" }`, { a: 'say "hi"' }, true],
  ])('%s of %j is %j', (pattern, value, found) => {
    expect(matches(pattern, value)).toBe(found);
  });

  test('of JSON finds nothing in a line that is none, and none at all finds every line', () => {
    expect(matches('{ $.a NOT EXISTS }', 'START RequestId: 1')).toBe(false);
    expect(matches('{ $.a NOT EXISTS }', '{ torn')).toBe(false);
    expect(matches('', 'START RequestId: 1')).toBe(true);
  });

  test.each([
    'ERROR',
    '"a phrase"',
    '{ $.a = * }',
    '{ $.a = "x*" }',
    '{ $.a != "x" }',
    '{ $.a > 1 }',
    '{ $.a = "x" ',
    '{ ($.a = "x" }',
    '{ $.a = "x" } }',
    '{ a = "x" }',
    '{ }',
    '[a, b]',
  ])('%s is none of ours, and is refused', (pattern) => {
    expect(() => readFilterPattern(pattern)).toThrow('Invalid filter pattern');
  });
});
