/** A message that was long on its way never undoes what was written after it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Edit } from '#shared/domain/checklist.ts';
import { type Day, emptyDay, openDay, takeEdits } from '#shared/domain/day.ts';

const hour = 3_600_000;
const ten = Date.parse('2026-11-21T10:00:00Z');
const day: Day = takeEdits(
  emptyDay('2026-11-21'),
  ['a', 'b', 'c'].map((id) => ({ kind: 'add', id, text: `thing ${id}` })),
  { id: 'start', at: ten - hour },
);
const reply = (id: string, at: number) => ({ id, at });
const standings = ({ items }: Day) => items.map(({ status }) => status);

interface Message {
  readonly id: string;
  readonly wroteAt: number;
  readonly edits: readonly Edit[];
}

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'complete' as const,
      'reopen' as const,
      'drop' as const,
      'defer' as const,
    ),
    id: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({
    kind: fc.constant('rename' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    text: fc.constantFrom('new words', 'other words', 'third words'),
  }),
);

const anyMessages: fc.Arbitrary<readonly Message[]> = fc
  .array(fc.array(anyEdit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.map((edits, n) => ({ id: `r${n}`, wroteAt: ten + n * 60_000, edits })));

const after = (messages: readonly Message[]): Day =>
  messages.reduce(
    (before, { id, wroteAt, edits }, n) =>
      takeEdits(before, edits, reply(id, ten + 5 * hour + n), wroteAt),
    day,
  );

describe('edits in any order of arrival', () => {
  test('leave the list as if each had come when it was written', () => {
    fc.assert(
      fc.property(
        anyMessages.chain((messages) =>
          fc.tuple(
            fc.constant(messages),
            fc.shuffledSubarray([...messages], { minLength: messages.length }),
          ),
        ),
        ([written, arrived]) => {
          expect(after(arrived).items).toEqual(after(written).items);
        },
      ),
    );
  });

  test('lose no message: each is remembered, and taken once', () => {
    fc.assert(
      fc.property(anyMessages, (messages) => {
        const twice = after([...messages, ...messages]);

        expect(twice.items).toEqual(after(messages).items);
        expect(twice.applied).toHaveLength(messages.length + 1);
      }),
    );
  });
});

test('a late tick does not undo a newer reopening, and a late addition is kept', () => {
  const reopened = takeEdits(day, [{ kind: 'reopen', id: 'a' }], reply('new', ten + 60_000));

  const late = takeEdits(
    reopened,
    [
      { kind: 'complete', id: 'a' },
      { kind: 'complete', id: 'b' },
      { kind: 'add', id: 'd', text: 'late' },
    ],
    reply('late', ten + 120_000),
    ten,
  );

  expect(standings(late)).toEqual(['open', 'done', 'open', 'open']);
});

test('a late new wording takes no newer tick away', () => {
  const done = takeEdits(day, [{ kind: 'complete', id: 'a' }], reply('new', ten + 60_000));

  const late = takeEdits(
    done,
    [{ kind: 'rename', id: 'a', text: 'better words' }],
    reply('late', ten + 120_000),
    ten,
  );

  expect(late.items[0]).toMatchObject({ text: 'better words', status: 'done' });
});

test('what was said in the evening stands over what comes late in the morning', () => {
  const dropped = takeEdits(day, [{ kind: 'defer', id: 'a' }], reply('new', ten + 60_000));

  const late = takeEdits(
    openDay(dropped, '2026-11-22'),
    [{ kind: 'drop', id: 'a' }],
    reply('late', ten + 20 * hour),
    ten,
  );

  expect(late.items.find(({ id }) => id === 'a')?.status).toBe('open');
});
