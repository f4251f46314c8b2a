/** Leaving, asked once: nothing happens until the person presses the button. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Declined } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Frame } from '../frame.tsx';
import { useFocusBack } from '../use-focus-back.ts';

export function Unsubscribe() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  // The built page knows of no link; whoever came by one is not shown what it says.
  const token = hydrated ? search.get('token') : null;
  const [done, setDone] = useState(false);
  return (
    <Frame waiting={!hydrated}>
      <div className="wrap step">
        <Knot name="arc" />
        <div className={hydrated ? 'col' : 'col unless-by-link'}>
          <noscript>
            <p className="lead">
              This page needs JavaScript to read its link. Replying to any email with the word
              unsubscribe does the same.
            </p>
          </noscript>
          {done && <Done />}
          {!done && (token ? <Ask token={token} left={() => setDone(true)} /> : <NoToken />)}
        </div>
      </div>
    </Frame>
  );
}

function Ask({ token, left }: { readonly token: string; readonly left: () => void }) {
  const [failure, setFailure] = useState<string>();
  const focus = useFocusBack();
  const unsubscribe = useCall('subscription.unsubscribe');

  async function leave() {
    setFailure(undefined);
    focus.hold();
    try {
      await unsubscribe.run({ query: { token } });
      left();
    } catch (problem) {
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

function NoToken() {
  return (
    <>
      <h1 className="h1">This link is not complete.</h1>
      <p className="lead">
        Please open it again from the email, or reply to any email with the word unsubscribe.
      </p>
    </>
  );
}
