/** Any sequence of edits over a few ids, so that they meet each other often. */
import fc from 'fast-check';
import type { Edit } from '#shared/domain/checklist.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const text = fc.string({ minLength: 1, maxLength: 12 });

const on = fc.constantFrom('2026-11-20', '2026-11-27', '2026-12-24');

const to = fc.oneof(
  fc.constantFrom('first', 'last'),
  fc.record({ before: id }),
  fc.record({ after: id }),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add', 'forTomorrow', 'rename'), id, text }),
  fc.record({ kind: fc.constantFrom('complete', 'reopen', 'drop', 'defer'), id }),
  fc.record({ kind: fc.constant('defer'), id, on }),
  fc.record({ kind: fc.constant('move'), id, to }),
  fc.record({ kind: fc.constant('note'), id, note: fc.constantFrom('', 'half done', '80%') }),
  fc.record({ kind: fc.constant('forTomorrow'), id, text, on }),
);

export const someEdits: fc.Arbitrary<readonly Edit[]> = fc.array(edit, { maxLength: 12 });
