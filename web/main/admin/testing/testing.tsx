/** Real letters on demand, and the ways to whatever else tries the service out. */
import { Sign } from '#web/kit/glyphs.tsx';
import { Panel } from '../panel.tsx';
import { TabHeading } from '../tab-heading.tsx';
import { tools } from '../tools.ts';
import { TestLetters } from './test-letters.tsx';
import './testing.css';

export function Testing() {
  return (
    <>
      <TabHeading title="Testing" />
      <div className="major-minor">
        <TestLetters />
        <Panel title="Quick actions">
          <ul className="ways">
            {tools.map(([path, words, about]) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  <Way words={words} about={about} />
                </a>
              </li>
            ))}
            {answers.map(([path, words, about]) => (
              <li key={path}>
                <button type="button" onClick={() => window.open(path, '_blank', 'noopener')}>
                  <Way words={words} about={about} />
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

const answers = [
  ['/api/analytics/signup-sources', 'Signup sources', 'The counts, as JSON'],
  ['/api/email-testing/ses-status', 'SES status', 'What SES says of us, as JSON'],
] as const;

function Way({ words, about }: { words: string; about: string }) {
  return (
    <>
      <b>{words}</b>
      <span className="sub">{about}</span>
      <Sign name="away" />
      <span className="vh"> (opens in a new tab)</span>
    </>
  );
}
