/** Why there is no app to open and nothing to keep in order. */
import { TextSection } from '#web/kit/ui/text-section.tsx';
import { beliefs } from '../beliefs.ts';
import { Reading } from '../reading.tsx';

export default function Philosophy() {
  return (
    <Reading
      glyph="ring"
      title={
        <>
          A list should <em>listen.</em>
        </>
      }
      lead="Most tools ask to be kept. This one asks you three questions a day, and keeps itself."
    >
      {beliefs.map((belief) => (
        <TextSection key={belief.id} section={belief} />
      ))}
    </Reading>
  );
}
