/** What a labelled reply teaches the classifiers: how each item came out and what was new. */
import type { Checklist, ItemStatus } from '#shared/domain/checklist.ts';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import { type LabelledReply, outcomeOf } from './labelled-replies.ts';

/** A reply, and what should come of it. */
export interface Lesson {
  readonly stage: Stage;
  readonly items: Checklist;
  readonly reply: string;
  /** The outcome of each item by its id; one that is missing here is not learnt from. */
  readonly outcomes: ReadonlyMap<string, ItemStatus>;
  readonly added: readonly string[];
  readonly addedLater: readonly string[];
  /** Every wording that will do for any of the new ones. */
  readonly wordings: readonly string[];
}

export const stageOf = (slug: string): Stage =>
  stages.find((one) => stageWords[one].slug === slug) ?? 'MORNING_INTENTION';

/** Undefined for commands to the service, which are not learnt. */
export function lessonOf(labelled: LabelledReply): Lesson | undefined {
  const { items, later, intent } = outcomeOf(labelled);
  if (intent) return undefined;
  const old = labelled.items.length;
  const reworded = new Set(
    labelled.marks.flatMap(({ kind, items: at }) => (kind === 'r' || kind === 'm' ? at : [])),
  );
  const added = items.slice(old).map(({ text }) => text);
  const addedLater = later.map(({ text }) => text);
  return {
    stage: stageOf(labelled.stage),
    items: labelled.items.map((item, at) => ({
      ...item,
      id: `i${at + 1}`,
      firstDay: labelled.today,
    })),
    reply: labelled.reply,
    outcomes: new Map(
      items
        .slice(0, old)
        .flatMap(({ status }, at) => (reworded.has(at) ? [] : [[`i${at + 1}`, status] as const])),
    ),
    added,
    addedLater,
    wordings: [...added, ...addedLater],
  };
}
