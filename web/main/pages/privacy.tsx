/** What is kept and why, and the terms; with the contents beside them where there is room. */
import { Link } from 'react-router-dom';
import { effectiveDate, policy } from '#web/copy/privacy.ts';
import type { Section } from '#web/copy/section.ts';
import { terms } from '#web/copy/terms.ts';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { TextSection } from '../text-section.tsx';
import '../reading.css';
import './privacy.css';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

const parts: readonly Part[] = [
  { id: 'policy', title: 'Privacy Policy', sections: policy },
  { id: 'terms', title: 'Terms', sections: terms },
];

export function Privacy() {
  return (
    <Frame links={<Link to="/">Sign Up</Link>} footer>
      <div className="wrap step legal">
        <Contents />
        <Knot name="arc" />
        <div className="col reading">
          <div className="opening">
            <h1 className="h1">Privacy Policy and Terms</h1>
            <p className="lead">{`Effective ${effectiveDate}`}</p>
            <ul className="jump">
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
          {parts.map((part) => (
            <PartText key={part.id} {...part} />
          ))}
        </div>
      </div>
    </Frame>
  );
}

function Contents() {
  return (
    <nav className="contents" aria-label="Contents">
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

function PartText({ id, title, sections }: Part) {
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
