/** What a reply as a whole teaches of each item and of each clause, for the second opinion. */
import { clauseClues } from '#shared/domain/replies/rules/clause-clues.ts';
import { itemClues } from '#shared/domain/replies/rules/item-clues.ts';
import { startsIn } from '#shared/domain/replies/rules/lead-clues.ts';
import type { Beginning } from '#shared/domain/replies/rules/lead-ins.ts';
import { sceneOf } from '#shared/domain/replies/rules/read-by-rules.ts';
import {
  type ClauseOutcome,
  type ItemOutcome,
  isDoubtful,
  unsettled,
} from '#shared/domain/replies/rules/second-opinion.ts';
import { addedBy, type View, viewOf } from '#shared/domain/replies/rules/told.ts';
import { plain } from '../eval/score.ts';
import type { Example } from './learn.ts';
import type { Lesson } from './lessons.ts';

/** What the rules made of a reply; undefined where it asks something of the service. */
export function viewOfLesson({ stage, items, reply }: Lesson): View | undefined {
  const newId = (n: number): string => `n${n}`;
  const { scene, command } = sceneOf({
    stage,
    items,
    reply,
    newId,
    today: '2026-05-05',
    zone: 'UTC',
  });
  return command ? undefined : viewOf(scene);
}

export const itemExamples = (lesson: Lesson, view: View): readonly Example[] =>
  unsettled(view).flatMap((item) => {
    const outcome = lesson.outcomes.get(item.id);
    if (!outcome) return [];
    const label: ItemOutcome = outcome === item.status || outcome === 'open' ? 'none' : outcome;
    return [{ features: [...itemClues(item, view)], label }];
  });

export const clauseExamples = (lesson: Lesson, view: View): readonly Example[] =>
  view.told.flatMap((told, at) => {
    if (!isDoubtful(at, view)) return [];
    const text = addedBy(told, view.scene)?.text ?? told.clause.text;
    const meant = (all: readonly string[]): boolean => all.some((one) => isNear(one, text));
    const later: ClauseOutcome = meant(lesson.addedLater) ? 'later' : 'none';
    const label = meant(lesson.added) ? 'add' : later;
    return [{ features: [...clauseClues(at, view)], label }];
  });

/** Where a new item of the rules begins: its whole wording or a later part is what was meant. */
export const leadExamples = ({ wordings }: Lesson, view: View): readonly Example[] => {
  const meant = new Set(wordings.map(plain));
  return view.scene.draft.edits().flatMap((edit) => {
    if (edit.kind !== 'add' && edit.kind !== 'forTomorrow') return [];
    const { text } = edit;
    const starts = startsIn(text, view.hour);
    const whole = meant.has(plain(text));
    const right = starts.find(({ at }) => meant.has(plain(text.slice(at))));
    if (!whole && !right) return [];
    return starts.map((start) => {
      const label: Beginning = !whole && start === right ? 'here' : 'on';
      return { features: [...start.clues], label };
    });
  });
};

/** Mostly the same words: its wording may still be wrong, which is not learnt here. */
function isNear(one: string, other: string): boolean {
  const words = new Set(plain(one).split(' '));
  const others = plain(other).split(' ');
  const shared = others.filter((word) => words.has(word)).length;
  return shared >= Math.max(1, 0.6 * Math.min(words.size, others.length));
}
