/** Errors of the log by kind: one for each place and message. */
import { expect, test } from '@jest/globals';
import { errorGroups } from '#shared/domain/error-groups.ts';

const line = (level: string, name: string, message: string, at: number) => ({
  level,
  function: name,
  message,
  at,
});

test('the most frequent comes first, then the latest; nothing but errors counts', () => {
  const lines = [
    line('ERROR', 'a', 'x', 5),
    line('ERROR', 'b', 'x', 9),
    line('WARN', 'b', 'y', 10),
    line('ERROR', 'a', 'y', 2),
    line('ERROR', 'a', 'y', 1),
  ];

  expect(errorGroups(lines)).toEqual([
    { function: 'a', message: 'y', count: 2, lastAt: 2 },
    { function: 'b', message: 'x', count: 1, lastAt: 9 },
    { function: 'a', message: 'x', count: 1, lastAt: 5 },
  ]);
});
