/** A line of the log is shown and copied as one, whatever is in it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LogLine } from '#shared/contract/logs.ts';
import { entriesOf, entryOf, entryText } from '#web/main/admin/logs/log-entry.ts';

const at = Date.UTC(2026, 10, 20, 20, 17, 2, 118);
const line = (more: Partial<LogLine> = {}): LogLine => ({
  at,
  level: 'INFO',
  function: 'stages.touchpoint',
  message: 'touchpoint',
  ...more,
});

describe('a line', () => {
  test('is copied in UTC with its fields and its whole trace id', () => {
    const fields = { userId: 'u-1', ms: 3, because: 'it was late' };

    expect(entryText(entryOf(line({ fields, traceId: 't-1' })))).toBe(
      '2026-11-20T20:17:02.118Z INFO  stages.touchpoint ' +
        'touchpoint userId=u-1 ms=3 because="it was late" trace=t-1',
    );
  });

  test('of several rows, or with a stack, has the rest below it, set in', () => {
    const fields = { problem: 'TypeError', frames: 'at a (x:1) | at b (x:2)' };
    const entry = entryOf(line({ level: 'ERROR', message: 'failed\n  more', fields }));

    expect(entry.words).toBe('failed problem=TypeError');
    expect(entry.more).toEqual(['  more', 'at a (x:1)', 'at b (x:2)']);
    expect(entryText(entry).split('\n').slice(1)).toEqual([
      '      more',
      '    at a (x:1)',
      '    at b (x:2)',
    ]);
  });

  test('shows escapes and what turns text around for what they are', () => {
    expect(entryOf(line({ message: 'a\u001b[31mb\u202ec' })).words).toBe('a\\u001b[31mb\\u202ec');
    expect(entryOf(line({ fields: { x: 'y\r\nz' } })).words).toBe('touchpoint x="y\\r\\nz"');
  });

  test('never looks like another, whatever is written', () => {
    const text = fc.string({ unit: 'binary' });
    const written = fc.record({ message: text, x: text, name: text, traceId: text });
    fc.assert(
      fc.property(written, ({ message, x, name, traceId }) => {
        const given = line({ message, fields: { x }, function: name, traceId });
        const [head = '', ...rest] = entryText(entryOf(given)).split('\n');
        expect(head).toMatch(/^2026-11-20T20:17:02\.118Z INFO /);
        expect(rest.every((one) => one.startsWith('    '))).toBe(true);
        expect([head, ...rest].join('')).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
      }),
    );
  });
});

describe('an answer', () => {
  test.each([
    ['lines of text', { lines: ['one', 'two'] }],
    ['one text', { text: 'one\n\ntwo\n' }],
  ])('with %s is read as well', (_, answer) => {
    expect(entriesOf(answer).map(entryText)).toEqual(['one', 'two']);
  });

  test('with neither is none', () => {
    expect(entriesOf({})).toEqual([]);
    expect(entriesOf({ lines: 'no', text: 5 })).toEqual([]);
  });

  test('with lines of another shape shows them as they are', () => {
    expect(entriesOf({ lines: [{ a: 1 }, null, 5] }).map(entryText)).toEqual([
      '{"a":1}',
      'null',
      '5',
    ]);
  });
});
