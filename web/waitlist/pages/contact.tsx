/** Where to write to. */
import { contactEmail } from '#web/kit/product.ts';
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';
import './contact.css';

export default function Contact() {
  return (
    <Frame>
      <Step glyph="arc">
        <h1 className="h1">Write to us</h1>
        <p className="lead">Questions, doubts, corrections: a person reads them and answers.</p>
        <p className="address">
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </Step>
    </Frame>
  );
}
