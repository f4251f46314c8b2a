/** A heading that can be linked to, and the running text under it. */
import type { ReactNode } from 'react';
import { contactEmail } from '../product.ts';
import '../reading.css';

/** A paragraph, or the lines of a list. */
type Block = string | readonly string[];

export interface TextOf {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface TextSectionProps {
  readonly section: TextOf;
  readonly as?: 'h2' | 'h3';
  /** What the page adds below the text. */
  readonly children?: ReactNode;
}

export function TextSection({ section, as: Heading = 'h2', children }: TextSectionProps) {
  return (
    <div className="prose">
      <Heading className={Heading} id={section.id}>
        {section.title}
      </Heading>
      {section.blocks.map((block) => (
        <TextBlock key={String(block)} block={block} />
      ))}
      {children}
    </div>
  );
}

function TextBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{withMailLink(block)}</p>;
  return (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Makes our mail address a link wherever a text names it. */
function withMailLink(text: string): ReactNode {
  const [before, after] = text.split(contactEmail);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      {after}
    </>
  );
}
