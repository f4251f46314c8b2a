/** Where an invitation is accepted, by a button: programs that read mail open links themselves. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Declined } from '#web/kit/declined.ts';
import { titled, usePageTitle } from '#web/kit/page-title.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Frame } from '../frame.tsx';
import { Moments } from '../moments.tsx';
import { momentsAfterInvitation } from '../next-moments.ts';
import { useFocusBack } from '../use-focus-back.ts';

export function SignupComplete() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  // The built page knows of no link; whoever came by one is not shown what it says.
  const token = hydrated ? search.get('token') : null;
  const [accepted, setAccepted] = useState(false);
  const asks = token !== null && token !== '' && !accepted;
  usePageTitle(titled(asks ? 'Your invitation' : "You're signed up"));
  return (
    <Frame waiting={!hydrated}>
      <div className="wrap heard">
        <noscript>
          <p className="lead">
            Accepting an invitation here needs JavaScript. Replying to it does the same.
          </p>
        </noscript>
        <div className={hydrated ? 'said' : 'said unless-by-link'}>
          {asks ? (
            <Ask token={token} done={() => setAccepted(true)} />
          ) : (
            <SignedUp arrived={accepted} />
          )}
        </div>
        <Moments title="Each day" moments={momentsAfterInvitation} />
      </div>
    </Frame>
  );
}

function Ask({ token, done }: { readonly token: string; readonly done: () => void }) {
  const [failure, setFailure] = useState<string>();
  const focus = useFocusBack();
  const accept = useCall('referrals.accept');

  async function begin() {
    setFailure(undefined);
    focus.hold();
    try {
      await accept.run({ query: { token } });
      done();
    } catch (problem) {
      const words = problem instanceof Declined ? problem.message : '';
      setFailure(words || 'That did not go through. Please try again, or reply to the invitation.');
      focus.giveBack();
    }
  }

  return (
    <>
      <h1 className="h1">{failure ? "You're not signed up yet." : 'Begin tomorrow?'}</h1>
      <p className="lead">
        Three short emails a day, and you reply in your own words. You can stop at any time, by a
        word or a link.
      </p>
      <div className="acts">
        <Button
          busy={accept.busy}
          busyWords="Signing up..."
          disabled={accept.busy}
          onClick={() => void begin()}
        >
          Begin tomorrow
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </>
  );
}

function SignedUp({ arrived }: { readonly arrived: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <>
      <div>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          You're signed up.
        </h1>
        <p className="h1 aside">Begins tomorrow at 9 AM Central Time.</p>
      </div>
      <p className="lead">
        A short email comes, and you reply to it in your own words. Your list follows what you say.
        What’s unfinished comes with you to the next day.
      </p>
    </>
  );
}
