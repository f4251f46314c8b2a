/** A day by text message, on a phone: a slide for each moment. */
import { Glyph } from '#web/kit/glyphs.tsx';
import { productName } from '#web/kit/product.ts';
import { Carousel } from '#web/kit/ui/carousel.tsx';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { byText } from './by-text.ts';
import type { LetterSample, ReplySample, Talk } from './talk.ts';
import './phone.css';

const slides = byText.map((talk) => ({ name: talk.name, content: <Chat talk={talk} /> }));

export const PhoneDay = () => (
  <Carousel
    label="A day of text messages"
    slides={slides}
    frame={(chats) => (
      <div className="phone">
        <p className="with">
          <Glyph name="mark" />
          {productName}
        </p>
        {chats}
      </div>
    )}
  />
);

function Chat({ talk: { when, messages } }: { talk: Talk }) {
  return (
    <div className="chat">
      <p className="when">{when}</p>
      <ol>
        {messages.map((message, at) => (
          <li key={at} className={message.by}>
            <Bubble message={message} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bubble({ message }: { message: LetterSample | ReplySample }) {
  if (message.by === 'you') {
    return (
      <p>
        <span className="vh">You: </span>
        {message.words}
      </p>
    );
  }
  const { title, words, lines, after } = message;
  return (
    <>
      <p className="title">
        <span className="vh">{`${productName}: `}</span>
        {title}
      </p>
      {words && <p>{inLines(words)}</p>}
      {lines && <Checklist lines={lines} />}
      {after && <p>{inLines(after)}</p>}
    </>
  );
}

/** A line for each sentence: a bubble is narrow. */
const inLines = (words: string): string => words.replaceAll('. ', '.\n');
