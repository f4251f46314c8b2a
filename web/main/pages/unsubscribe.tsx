/** Leaving, asked once: nothing happens until the person presses the button. */
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { messageOf } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Step } from '#web/kit/ui/step.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { ArrivedHeading } from '../arrived-heading.tsx';
import { Frame } from '../frame.tsx';
import { IncompleteLink, isIncomplete } from '../incomplete-link.tsx';
import { LetterSheet } from '../letter-sheet.tsx';
import { useFocusBack } from '../use-focus-back.ts';

export default function Unsubscribe() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get('token');
  const [outcome, setOutcome] = useState<'done' | 'incomplete'>();
  return (
    <Frame waiting={!hydrated} footer>
      <Step glyph="arc">{hydrated ? shown() : <WithoutScript />}</Step>
    </Frame>
  );

  function shown() {
    if (outcome === 'done') return <Done />;
    if (token && outcome === undefined) return <Ask token={token} end={setOutcome} />;
    return (
      <IncompleteLink arrived={outcome !== undefined}>
        Please open it again from the email, or reply to any email with the word unsubscribe.
      </IncompleteLink>
    );
  }
}

/** Shown in the built page, which has no token. */
function WithoutScript() {
  return (
    <noscript>
      <LetterSheet note="To come back, reply START to any email from us.">
        <h1 className="h1">Reply with the word unsubscribe.</h1>
        <p>
          That stops the daily emails, whichever of them you reply to. This page needs JavaScript to
          do it by its link.
        </p>
      </LetterSheet>
    </noscript>
  );
}

function Ask({ token, end }: { token: string; end: (outcome: 'done' | 'incomplete') => void }) {
  const [failure, setFailure] = useState<string>();
  const focus = useFocusBack();
  const unsubscribe = useCall('subscription.unsubscribe');

  useEffect(() => {
    call('subscription.show', { query: { token } }).catch((problem: unknown) => {
      if (isIncomplete(problem)) end('incomplete');
    });
  }, [token, end]);

  async function leave() {
    setFailure(undefined);
    focus.hold();
    try {
      // The POST succeeds for any token: only the GET tells a bad one.
      const asked = { query: { token } };
      await Promise.all([unsubscribe.run(asked), call('subscription.show', asked)]);
      end('done');
    } catch (problem) {
      if (isIncomplete(problem)) return end('incomplete');
      setFailure(messageOf(problem, 'That didn’t go through. Please try again.'));
      focus.giveBack();
    }
  }

  return (
    <LetterSheet
      next="Next: none, once you press the button."
      note="Only need a break? Reply “pause until Monday” to any letter."
      ways={<Link to="/">Keep the emails</Link>}
    >
      <h1 className="h1">Stop the daily emails?</h1>
      <p>No more check-ins after this. To come back, reply START to any email from us.</p>
      <div className="acts">
        <Button busy={unsubscribe.busy} busyWords="Unsubscribing..." onClick={() => void leave()}>
          Unsubscribe
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </LetterSheet>
  );
}

const Done = () => (
  <LetterSheet
    next="Next: no letter."
    note="Changed your mind? Reply START to any email from us."
    ways={<Link to="/privacy">What we keep, and how to have it erased</Link>}
  >
    <ArrivedHeading>You’re unsubscribed.</ArrivedHeading>
    <p>We won’t write again.</p>
  </LetterSheet>
);
