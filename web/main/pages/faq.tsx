/** Ten questions that people ask, answered. */
import { faq } from '#web/copy/faq.ts';
import { Questions } from '#web/kit/ui/questions.tsx';
import { Reading } from '../reading.tsx';

export default function Faq() {
  return (
    <Reading
      glyph="bar"
      title="Ten questions"
      lead="What people ask before they begin, and what we tell them."
    >
      <Questions questions={faq} />
    </Reading>
  );
}
