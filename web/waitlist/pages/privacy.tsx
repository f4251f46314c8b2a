/** What is kept and why, and the terms: the same on both sites. */
import { effectiveDate, policy } from '#web/copy/privacy.ts';
import { terms } from '#web/copy/terms.ts';
import { Legal } from '#web/kit/ui/legal.tsx';
import { Frame } from '../frame.tsx';

const parts = [
  { id: 'policy', title: 'Privacy Policy', sections: policy },
  { id: 'terms', title: 'Terms', sections: terms },
];

export default function Privacy() {
  return (
    <Frame>
      <Legal title="Privacy Policy and Terms" since={`Effective ${effectiveDate}`} parts={parts} />
    </Frame>
  );
}
