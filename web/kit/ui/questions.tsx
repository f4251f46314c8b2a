/** Questions that open on their answers by themselves; the first one is open. */
import '../reading.css';

interface QuestionsProps {
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: readonly string[];
  }[];
}

export const Questions = ({ questions }: QuestionsProps) => (
  <div className="asked">
    {questions.map(({ id, question, answer }, at) => (
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
);
