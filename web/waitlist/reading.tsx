/** A page to be read: one column on the line, with the way onto the list at its end. */
import { ReadingStep, type ReadingStepProps } from '#web/kit/ui/step.tsx';
import { Frame, JoinLink } from './frame.tsx';
import '#web/kit/reading.css';

export const Reading = ({ children, ...step }: ReadingStepProps) => (
  <Frame>
    <ReadingStep {...step}>
      {children}
      <div className="begin">
        <p>One clear thing a day.</p>
        <JoinLink />
      </div>
    </ReadingStep>
  </Frame>
);
