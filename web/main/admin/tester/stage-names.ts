/** What the testers call the moments of a day, whichever of their names a server uses. */
import type { TesterStage } from '#shared/contract/tester.ts';
import { stageWords, type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import type { GlyphName } from '#web/kit/glyphs.tsx';

export interface StageNames {
  readonly stage: TesterStage;
  readonly touchpoint: Touchpoint;
  /** "Midday check-in" */
  readonly label: string;
  /** "Midday" */
  readonly moment: string;
  readonly glyph: GlyphName;
}

const moments = { MORNING: 'Morning', MIDDAY: 'Midday', EVENING: 'Evening' } as const;
const glyphs = { MORNING: 'ring', MIDDAY: 'bar', EVENING: 'arc' } as const;

/** In the order of the day. */
export const stageNames: readonly StageNames[] = touchpoints.map((touchpoint) => {
  const { wire, label } = stageWords[touchpoint];
  // Only the first letter, which has no touchpoint, is called DAY0.
  const stage = wire as TesterStage;
  return { stage, touchpoint, label, moment: moments[stage], glyph: glyphs[stage] };
});

/** By its short or its long name, in any case; nothing where it is neither. */
export function namesOf(stage: unknown): StageNames | undefined {
  const name = typeof stage === 'string' ? stage.trim().toUpperCase() : '';
  return stageNames.find((names) => names.stage === name || names.touchpoint === name);
}

export interface LetterName {
  readonly label: string;
  /** "Prompt", "Acknowledgement" */
  readonly kind?: string;
}

/** `Midday check-in Acknowledgement` is a label and a kind, whatever stands between them. */
export function splitLabel(label: string): LetterName {
  const [, name, kind] = /^(.*?)[\s·:(–—-]+(prompt|acknowledge?ment)\)?$/i.exec(label.trim()) ?? [];
  if (!name || !kind) return { label: label.trim() };
  return { label: name, kind: /^p/i.test(kind) ? 'Prompt' : 'Acknowledgement' };
}

/** What a stage is called in a sentence, also one that is not known. */
export const momentOf = (stage: string): string => namesOf(stage)?.label ?? stage;
