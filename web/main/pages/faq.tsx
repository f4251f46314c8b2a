/** Ten questions that people ask, answered. */
import { faq } from '#web/copy/faq.ts';
import { Reading } from '../reading.tsx';

export function Faq() {
  return (
    <Reading
      glyph="bar"
      title="Ten questions"
      lead="What people ask before they begin, and what we tell them."
    >
      <div className="asked">
        {faq.map(({ id, question, answer }, at) => (
          <details key={id} id={id} open={at === 0}>
            <summary>
              <h2 className="h3">{question}</h2>
            </summary>
            <div className="answer">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Reading>
  );
}
