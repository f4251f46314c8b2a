/** A page to be read: one column on the line, with a way to begin at its end. */
import { Link } from 'react-router-dom';
import { ReadingStep, type ReadingStepProps } from '#web/kit/ui/step.tsx';
import { Frame } from './frame.tsx';
import '#web/kit/reading.css';

export const Reading = ({ children, ...step }: ReadingStepProps) => (
  <Frame links={<Link to="/">Sign Up</Link>} footer>
    <ReadingStep {...step}>
      {children}
      <div className="begin">
        <p>Three emails a day, free.</p>
        <Link className="btn primary" to="/">
          Sign Up
        </Link>
      </div>
    </ReadingStep>
  </Frame>
);
