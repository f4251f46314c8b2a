/** What would come back: the letter itself, and what the reader had understood. */
import { useEffect, useRef } from 'react';
import type { Edit, Item } from '#shared/domain/checklist.ts';
import type { Block, Letter, ListBlock } from '#shared/domain/letters/letter.ts';
import { Checklist, type Line } from '#web/kit/ui/checklist.tsx';
import type { Answered } from './engine.ts';

interface AnswerSheetProps {
  readonly answer: Answered;
  /** As they were before the reply. */
  readonly items: readonly Item[];
}

export function AnswerSheet({ answer: { letter, reading }, items }: AnswerSheetProps) {
  return (
    <div className="msg sheet">
      <LetterText letter={letter} />
      <Understood {...reading} items={items} />
    </div>
  );
}

function LetterText({ letter }: { letter: Letter }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading takes the focus, which announces the answer and brings it into view.
  useEffect(() => heading.current?.focus(), [letter]);
  return (
    <>
      <h2 className="sub" ref={heading} tabIndex={-1}>
        {letter.title}
      </h2>
      {letter.blocks.map((block, at) => (
        <LetterBlock key={`${at} ${block.kind}`} block={block} />
      ))}
      {letter.next && <p className="fine">{letter.next}</p>}
    </>
  );
}

function LetterBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind !== 'checklist') return null;
  return (
    <>
      {block.heading && <p>{`${block.heading}:`}</p>}
      <Checklist lines={block.lines.map(lineOf)} />
    </>
  );
}

const lineOf = ({ text, mark, tag, note }: ListBlock['lines'][number]): Line => ({
  text,
  state: mark === 'later' ? 'carried' : mark,
  ...(tag !== undefined && { tag }),
  ...(note !== undefined && { note }),
});

const verbs: Readonly<Record<Edit['kind'], string>> = {
  add: 'New',
  complete: 'Done',
  reopen: 'Open again',
  rename: 'New words',
  drop: 'Taken off',
  defer: 'Put off',
  forTomorrow: 'For later',
  move: 'Moved',
  note: 'Noted',
};

interface UnderstoodProps extends Pick<Answered['reading'], 'edits' | 'intent' | 'engine'> {
  readonly items: readonly Item[];
}

function Understood({ edits, intent, engine, items }: UnderstoodProps) {
  const named = new Map(items.map(({ id, text }) => [id, text]));
  const command = intent !== null && intent !== 'none';
  return (
    <section className="fine understood" aria-label="What was understood">
      <h3>What was understood</h3>
      <dl>
        {edits.map((edit) => (
          <div key={`${edit.kind} ${edit.id}`}>
            <dt>{verbs[edit.kind]}</dt>
            <dd>{'text' in edit ? edit.text : named.get(edit.id)}</dd>
          </div>
        ))}
        {command && (
          <div>
            <dt>Command</dt>
            <dd>{intent}</dd>
          </div>
        )}
        {edits.length === 0 && !command && (
          <div>
            <dt>Nothing</dt>
            <dd>that would change your list</dd>
          </div>
        )}
        <div>
          <dt>Read by</dt>
          <dd>{engine}</dd>
        </div>
      </dl>
    </section>
  );
}
