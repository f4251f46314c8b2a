/** Rows of the signs that part things are read to their end, however long and odd they are. */
import { expect, test } from '@jest/globals';
import { readByRules } from '#shared/domain/replies/rules/read-by-rules.ts';
import { asking, listOf } from '#test/kit/asking.ts';

const signs = [
  ' -> ',
  '->',
  ' → ',
  ' => ',
  ' > ',
  ' * ',
  ' -- ',
  ' / ',
  ' | ',
  '\t',
  ' & ',
  '+',
  ' ~ ',
];

// A pattern that tried every way to part such a row would not come back.
test.each(signs)('two thousand things parted by %j, and what parts nothing behind them', (sign) => {
  const row = Array.from({ length: 2_000 }, () => 'gym').join(sign);

  for (const end of [',', ' >', ' ->', ';x', '']) {
    const reading = readByRules(
      asking(row + end, listOf('Finish the deck'), { stage: 'DAY0_ACK' }),
    );

    expect(reading.intent).not.toBe('unsubscribe');
  }
});

test('a chain names its things in turn', () => {
  const reading = readByRules(asking('gym -> groceries -> call mom', [], { stage: 'DAY0_ACK' }));

  expect(reading.edits).toMatchObject([
    { kind: 'add', text: 'Gym' },
    { kind: 'add', text: 'Groceries' },
    { kind: 'add', text: 'Call mom' },
  ]);
});
