/** "Moot skeleton's finished. Tomorrow: moot at 2": what shares a word with the done is new. */
import type { Clause } from './clauses.ts';
import { timesIn } from './clock-times.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';

/** Planned for the next day at an hour, where what it names is done and gets no other hour. */
export function isNextOfDone({ section, text }: Clause, { asking, draft }: Scene): boolean {
  if (section !== 'tomorrow' || timesIn(text).length === 0) return false;
  const names = namedIn(text, asking.items);
  return (
    names.length > 0 && names.every(({ item }) => (draft.verdictOn(item) ?? item.status) === 'done')
  );
}
