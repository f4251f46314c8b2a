/** Which letter is answered: the four moments, each with its glyph. */
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import { Glyph, type GlyphName } from '#web/kit/glyphs.tsx';

const glyphs: Readonly<Record<Stage, GlyphName>> = {
  DAY0_ACK: 'dot',
  MORNING_INTENTION: 'ring',
  MIDDAY_CHECKIN: 'bar',
  EVENING_REFLECTION: 'arc',
};

export const glyphOf = (stage: Stage): GlyphName => glyphs[stage];

export function StageChoice({ stage, choose }: { stage: Stage; choose: (stage: Stage) => void }) {
  return (
    <fieldset className="stages">
      <legend>The letter you answer</legend>
      {stages.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="stage"
            autoComplete="off"
            checked={stage === name}
            onChange={() => choose(name)}
          />
          <Glyph name={glyphOf(name)} />
          {stageWords[name].label}
        </label>
      ))}
    </fieldset>
  );
}
