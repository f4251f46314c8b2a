/** Leaving, asked once: nothing happens until the person presses the button. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Frame } from '../frame.tsx';
import { IncompleteLink, isIncomplete } from '../incomplete-link.tsx';
import { useFocusBack } from '../use-focus-back.ts';

export function Unsubscribe() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get('token');
  const [outcome, setOutcome] = useState<'done' | 'incomplete'>();
  return (
    <Frame waiting={!hydrated}>
      <div className="wrap step">
        <Knot name="arc" />
        <div className="col">{hydrated ? shown() : <WithoutScript />}</div>
      </div>
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

/** The built page knows of no link: without a script it says this alone. */
function WithoutScript() {
  return (
    <noscript>
      <h1 className="h1">Reply with the word unsubscribe.</h1>
      <p className="lead">
        That stops the daily emails, whichever of them you reply to. This page needs JavaScript to
        do it by its link.
      </p>
    </noscript>
  );
}

interface AskProps {
  readonly token: string;
  readonly end: (outcome: 'done' | 'incomplete') => void;
}

function Ask({ token, end }: AskProps) {
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
      // Unsubscribing is answered alike whatever the token: only the question tells them apart.
      const asked = { query: { token } };
      await Promise.all([unsubscribe.run(asked), call('subscription.show', asked)]);
      end('done');
    } catch (problem) {
      if (isIncomplete(problem)) return end('incomplete');
      const words = problem instanceof Declined ? problem.message : '';
      setFailure(words || 'That did not go through. Please try again.');
      focus.giveBack();
    }
  }

  return (
    <>
      <h1 className="h1">Stop the daily emails?</h1>
      <p className="lead">
        No more check-ins after this. To come back, reply START to any email from us.
      </p>
      <div className="acts">
        <Button
          busy={unsubscribe.busy}
          busyWords="Unsubscribing..."
          disabled={unsubscribe.busy}
          onClick={() => void leave()}
        >
          Unsubscribe
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </>
  );
}

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className="h1" ref={heading} tabIndex={-1}>
        You're unsubscribed.
      </h1>
      <p className="lead">
        We will not write again. To come back, reply START to any email from us.
      </p>
    </>
  );
}
