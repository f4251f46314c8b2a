/** What this is, and why it is as quiet as it is. */
import { Link } from 'react-router-dom';
import { about, aboutLead } from '#web/copy/about.ts';
import { productName } from '#web/kit/product.ts';
import { Knot } from '#web/kit/ui/knot.tsx';
import { TextSection } from '#web/kit/ui/text-section.tsx';
import { Reading } from '../reading.tsx';
import './about.css';

export default function About() {
  return (
    <Reading glyph="ring" title={`About ${productName}`} lead={aboutLead}>
      {about.map((section) => (
        <TextSection key={section.id} section={section}>
          {section.id === 'reading' && (
            <p>
              <Link to="/test">Try a reply</Link> and see what becomes of your list.
            </p>
          )}
          {section.id === 'name' && <Marks />}
        </TextSection>
      ))}
    </Reading>
  );
}

/** The three pieces on their line. */
function Marks() {
  return (
    <div className="marks" aria-hidden="true">
      <Knot name="ring" />
      <Knot name="bar" />
      <Knot name="arc" />
    </div>
  );
}
