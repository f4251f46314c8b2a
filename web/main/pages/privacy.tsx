/** What is kept and why, and the terms; with the contents beside them where there is room. */
import { Link } from 'react-router-dom';
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
    <Frame links={<Link to="/">Sign Up</Link>} footer>
      <Legal title="Privacy Policy and Terms" since={`Effective ${effectiveDate}`} parts={parts} />
    </Frame>
  );
}
