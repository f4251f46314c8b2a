/** The waitlist's first page: what it is, in a headline and a sentence. */
import { Brand } from '#web/kit/ui/brand.tsx';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { useWaitlist, WaitlistForm } from '../waitlist-form.tsx';
import './landing.css';

export function Landing() {
  const waitlist = useWaitlist();
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap talk">
        <div className="words">
          <h1 className="display">
            A checklist you <em>talk</em> to. Delivered in text or email.
          </h1>
          <p className="lead">
            Say what matters in the morning, what moved at midday, what’s done by evening. The list
            keeps itself.
          </p>
          <WaitlistForm id="waitlist" waitlist={waitlist} />
        </div>
        <div className="chat" aria-label="A sample exchange" role="group">
          <p className="in">Good morning. What matters today?</p>
          <p className="out">finish the Q3 deck, call Mom, 30 min walk</p>
          <div className="in">
            Got it. Here is today:
            <Checklist
              lines={[
                { text: 'Finish the Q3 deck', state: 'open' },
                { text: 'Call Mom', state: 'open' },
                { text: '30-minute walk', state: 'open' },
              ]}
            />
          </div>
        </div>
      </main>
    </>
  );
}
