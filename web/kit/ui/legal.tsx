/** Two long texts with their contents: a list beside them, or two links where there is no room. */
import { Knot } from './knot.tsx';
import { type TextOf, TextSection } from './text-section.tsx';
import './legal.css';

export interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly TextOf[];
}

interface LegalProps {
  readonly title: string;
  readonly since: string;
  readonly parts: readonly LegalPart[];
}

export function Legal({ title, since, parts }: LegalProps) {
  return (
    <div className="wrap step reads legal">
      <Contents parts={parts} />
      <Knot name="arc" />
      <div className="col reading">
        <div className="opening">
          <h1 className="h1">{title}</h1>
          <p className="lead">{since}</p>
          <ul className="jump">
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </div>
        {parts.map((part) => (
          <PartText key={part.id} {...part} />
        ))}
      </div>
    </div>
  );
}

function Contents({ parts }: Pick<LegalProps, 'parts'>) {
  return (
    <nav className="contents beside-line" aria-label="Contents">
      {parts.map(({ id, title, sections }) => (
        <div key={id}>
          <a href={`#${id}`}>{title}</a>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function PartText({ id, title, sections }: LegalPart) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      {sections.map((section) => (
        <TextSection key={section.id} section={section} as="h3" />
      ))}
    </section>
  );
}
