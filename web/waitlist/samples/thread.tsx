/** A day by email, on the line: what came, what was replied, what came back. */
import { productName } from '#web/kit/product.ts';
import { Carousel } from '#web/kit/ui/carousel.tsx';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { byEmail } from './by-email.ts';
import type { LetterSample, ReplySample, Talk } from './talk.ts';
import './thread.css';

const slides = byEmail.map((talk) => ({ name: talk.name, content: <Thread talk={talk} /> }));

export const EmailDay = () => (
  <Carousel label="Two days by email" slides={slides} frame={(threads) => threads} />
);

const knots = {
  MORNING_INTENTION: 'ring',
  MIDDAY_CHECKIN: 'bar',
  EVENING_REFLECTION: 'arc',
} as const;

function Thread({ talk: { stage, when, messages } }: { talk: Talk }) {
  return (
    <ol className="thread">
      {messages.map((message, at) => (
        <li key={at} className={message.by}>
          <p className="at">{message.at}</p>
          {at === 0 ? <Knot name={knots[stage]} /> : <Knot />}
          {message.by === 'us' ? (
            <Letter letter={message} subject={`${at > 0 ? 'Re: ' : ''}${when}`} />
          ) : (
            <Reply reply={message} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface LetterProps {
  readonly letter: LetterSample;
  readonly subject: string;
}

const Letter = ({ letter: { title, words, lines, after }, subject }: LetterProps) => (
  <div className="sheet letter">
    <p className="from">
      <b>{productName}</b> {subject}
    </p>
    <p className="h3">{title}</p>
    {words && <p>{words}</p>}
    {lines && <Checklist lines={lines} />}
    {after && <p>{after}</p>}
  </div>
);

const Reply = ({ reply }: { reply: ReplySample }) => (
  <div className="reply">
    <p className="from">
      <b>You</b>
    </p>
    <p>{reply.words}</p>
  </div>
);
