/** Where to write to. */
import { contactEmail } from '#web/kit/product.ts';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import './contact.css';

export const Contact = () => (
  <Frame>
    <div className="wrap step">
      <Knot name="arc" />
      <div className="col">
        <h1 className="h1">Write to us</h1>
        <p className="lead">Questions, doubts, corrections: a person reads them and answers.</p>
        <p className="address">
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </div>
    </div>
  </Frame>
);
