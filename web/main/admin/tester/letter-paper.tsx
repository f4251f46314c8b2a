/** A letter's plain text, set as the letter it was printed from. */
import { Checklist, type Line } from '#web/kit/ui/checklist.tsx';
import { type LetterPart, letterText } from './letter-text.ts';
import type { Entry } from './transcript.ts';

export function LetterPaper({ entry }: { readonly entry: Entry }) {
  const { parts, footer } = letterText(entry.text);
  const hasList = parts.some(({ kind }) => kind === 'list');
  const lines = linesOf(entry);
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
      {!hasList && lines.length > 0 && <Checklist lines={lines} />}
      {footer && (
        <details className="foot">
          <summary>Footer</summary>
          <p>{footer}</p>
        </details>
      )}
    </>
  );
}

function Part({ part }: { readonly part: LetterPart }) {
  if (part.kind === 'list') return <Checklist lines={part.lines} />;
  if (part.kind !== 'head') return <p className={part.kind}>{part.text}</p>;
  return (
    <p className="head">
      <span>{part.text}</span>
      <span>{part.date}</span>
    </p>
  );
}

const states = { done: 'done', carryover: 'carried', open: 'open' } as const;

/** Where the text holds no list, the entry may have one beside it. */
export const linesOf = ({ intentions = [] }: Pick<Entry, 'intentions'>): readonly Line[] =>
  intentions.map(({ text, status }) => ({
    text,
    state: states[status],
    ...(status === 'carryover' && { tag: 'carried over' }),
  }));
