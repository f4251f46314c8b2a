/** Ten questions that people ask, answered. */
import { Questions } from '#web/kit/ui/questions.tsx';
import { questions } from '../questions.ts';
import { Reading } from '../reading.tsx';

export default function Faq() {
  return (
    <Reading
      glyph="bar"
      title="Ten questions"
      lead="What people ask before they join, and what we tell them."
    >
      <Questions questions={questions} />
    </Reading>
  );
}
