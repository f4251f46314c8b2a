/** Which day it is, and how far along: the three moments on a line. */
import { Glyph } from '#web/kit/glyphs.tsx';
import { namesOf, stageNames } from './stage-names.ts';

interface StageRailProps {
  readonly day: number;
  readonly stage: string;
}

export function StageRail({ day, stage }: StageRailProps) {
  const now = namesOf(stage)?.stage;
  return (
    <div className="rail">
      <b>Day {day}</b>
      <ol aria-label="Stage">
        {stageNames.map((names) => (
          <li key={names.stage} {...(names.stage === now && { 'aria-current': 'step' as const })}>
            <Glyph name={names.glyph} />
            {names.moment}
          </li>
        ))}
      </ol>
    </div>
  );
}
