/** The single things a reply says of the list, and the edits that come of all of them. */
import type { Edit, Item } from '../../checklist.ts';
import type { Signal } from './signals.ts';

export interface Added {
  readonly text: string;
  readonly later: boolean;
  readonly done: boolean;
  /** The sentence that named it. */
  readonly sentence: number;
}

export type Step =
  | { readonly kind: 'status'; readonly item: Item; readonly signal: Signal }
  | { readonly kind: 'rename'; readonly item: Item; readonly text: string }
  | ({ readonly kind: 'add' } & Added);

/** Of an item the later statement wins; `newId` makes the id of the nth new one. */
export function editsOf(steps: readonly Step[], newId: (n: number) => string): readonly Edit[] {
  const byItem = new Map<string, Edit>();
  const renames = new Map<string, Edit>();
  for (const step of steps) {
    if (step.kind === 'rename')
      renames.set(step.item.id, { kind: 'rename', id: step.item.id, text: step.text });
    if (step.kind !== 'status') continue;
    const edit = statusEdit(step.item, step.signal);
    if (edit) byItem.set(step.item.id, edit);
    else byItem.delete(step.item.id);
  }
  return [...renames.values(), ...byItem.values(), ...newItems(steps, newId)];
}

function newItems(steps: readonly Step[], newId: (n: number) => string): readonly Edit[] {
  const added = steps.filter((step) => step.kind === 'add');
  return added.flatMap(({ text, later, done }, at): readonly Edit[] => {
    const id = newId(at);
    if (later) return [{ kind: 'forTomorrow', id, text }];
    const add: Edit = { kind: 'add', id, text };
    return done ? [add, { kind: 'complete', id }] : [add];
  });
}

const kinds = { done: 'complete', deferred: 'defer', dropped: 'drop' } as const;

/** Undefined when the item stands as said already. */
function statusEdit({ id, status }: Item, signal: Signal): Edit | undefined {
  if (signal === 'open' || signal === 'reopen') {
    return status === 'open' ? undefined : { kind: 'reopen', id };
  }
  return status === signal ? undefined : { kind: kinds[signal], id };
}
