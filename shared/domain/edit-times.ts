/** Which of two edits of one item is the newer: by when the person wrote, not by when it came. */
import type { Edit, Item } from './checklist.ts';

/**
 * When an item was last given its standing, and its words, in epoch milliseconds by the clock of
 * AWS; 0 for never. Apart, as a late new wording takes no newer tick away.
 */
export type EditTimes = ReadonlyMap<
  Item['id'],
  { readonly standing: number; readonly words: number }
>;

/** A text that took longer is not delivered any more. */
const longestWayMs = 72 * 3_600_000;

const never = { standing: 0, words: 0 };

const undoesNothing: ReadonlySet<Edit['kind']> = new Set(['add', 'forTomorrow', 'move', 'note']);

/** What an edit says of an item that is there; what is new, an order or a note undoes nothing. */
function saysOf({ kind }: Edit): keyof typeof never | undefined {
  if (undoesNothing.has(kind)) return undefined;
  return kind === 'rename' ? 'words' : 'standing';
}

/** The edits without those that an edit written later has overtaken. */
export const timely = (
  edits: readonly Edit[],
  times: EditTimes,
  wroteAt: number,
): readonly Edit[] =>
  edits.filter((edit) => {
    const what = saysOf(edit);
    return what === undefined || (times.get(edit.id) ?? never)[what] <= wroteAt;
  });

/** The times after these edits; what no late message can reach back to any more is let go. */
export function withTimes(times: EditTimes, edits: readonly Edit[], wroteAt: number): EditTimes {
  const after = new Map(
    [...times].filter(([, { standing, words }]) => {
      return wroteAt - Math.max(standing, words) < longestWayMs;
    }),
  );
  for (const edit of edits) {
    const what = saysOf(edit);
    if (what) after.set(edit.id, { ...(after.get(edit.id) ?? never), [what]: wroteAt });
  }
  return after;
}
