/** What goes wrong in a page is told in words that can always be written down. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { reportOf, safeText } from '#web/kit/report-error.ts';

test('an error is told with its name and its stack', () => {
  const report = reportOf(new TypeError('broke'), '/');

  expect(report).toMatchObject({ message: 'TypeError: broke', page: '/' });
  expect(report.stack).toContain('report-error.test');
});

test('a circle is said instead of followed, and what is merely shared is kept', () => {
  const shared = { at: 1 };
  const circle: Record<string, unknown> = { name: 'me', one: shared, two: shared };
  circle.self = circle;
  circle.list = [circle];

  expect(JSON.parse(safeText(circle))).toEqual({
    name: 'me',
    one: { at: 1 },
    two: { at: 1 },
    self: '[circular]',
    list: ['[circular]'],
  });
});

test.each([
  [undefined, 'undefined'],
  ['plain', 'plain'],
  [{ big: 1n }, '{"big":"1"}'],
])('%p becomes text', (value, text) => {
  expect(safeText(value)).toBe(text);
});

test('what throws while it is read is unreadable, and that is all', () => {
  const trap = {
    get bad(): never {
      throw new Error('no');
    },
  };

  expect(safeText(trap)).toBe('[unreadable]');
});

test('whatever is thrown, the report fits what the service takes', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (thrown) => {
      const { message, stack, page } = reportOf(thrown, 'x'.repeat(999));
      expect(message.length).toBeLessThanOrEqual(2000);
      expect(stack?.length ?? 0).toBeLessThanOrEqual(8000);
      expect(page).toHaveLength(300);
    }),
  );
});
