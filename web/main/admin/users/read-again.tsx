/** A reply as the present reader reads it, beside what was made of it then. Nothing is saved. */
import type { AnswerOf } from '#web/kit/call.ts';
import { Changes } from './changes.tsx';
import { ShownLists } from './user-today.tsx';

type Reading = AnswerOf<'users.readAgain'>;

export function ReadAgain({ reading }: { readonly reading: Reading }) {
  const { visible_text, words_from, before, now, earlier, date } = reading;
  return (
    <section className="read-again" aria-label="Read again" role="status">
      <p>
        <b>Read again. Nothing was saved.</b>{' '}
        <span className="sub">
          {words_from === 'mail' ? 'From the raw mail.' : 'The mail is gone; from the words kept.'}
        </span>
      </p>
      <h3>What the person newly wrote</h3>
      <blockquote className="quoted">{visible_text}</blockquote>
      <div className="thirds">
        <div>
          <h3>The list before</h3>
          <ShownLists lists={before} date={date} />
        </div>
        <Made title="Then" made={earlier} date={date} />
        <Made title="Now" made={now} date={date} />
      </div>
    </section>
  );
}

interface MadeProps {
  readonly title: string;
  readonly made: Reading['earlier'] | Reading['now'];
  readonly date: string;
}

function Made({ title, made, date }: MadeProps) {
  const { engine, intent, changes, after } = made;
  return (
    <div>
      <h3>
        {title} <span className="sub">by {engine}</span>
      </h3>
      {intent && <p className="sub">As {intent}</p>}
      <Changes changes={changes} />
      <ShownLists lists={after} date={date} />
    </div>
  );
}
