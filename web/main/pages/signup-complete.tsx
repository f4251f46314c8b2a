/** Where an accepted invitation ends: when the letters begin, and how they work. */
import { Link } from 'react-router-dom';
import { Frame } from '../frame.tsx';
import { Moments } from '../moments.tsx';
import { momentsAfterInvitation } from '../next-moments.ts';
import { useToken } from '../use-token.ts';

export function SignupComplete() {
  const failure = useToken(
    'referrals.accept',
    'We could not sign you up. Please open the link again, or reply to the invitation.',
  );
  return (
    <Frame>
      <div className="wrap heard">
        {failure ? <NotYet because={failure} /> : <SignedUp />}
        {!failure && <Moments title="Each day" moments={momentsAfterInvitation} />}
      </div>
    </Frame>
  );
}

function SignedUp() {
  return (
    <div className="said">
      <div>
        <h1 className="h1">You're signed up.</h1>
        <p className="h1 aside">Begins tomorrow at 9 AM Central Time.</p>
      </div>
      <noscript>
        <p className="lead">
          This page needs JavaScript to take your yes. Replying to the invitation does the same.
        </p>
      </noscript>
      <p className="lead">
        A short email comes, and you reply to it in your own words. Your list follows what you say.
        What’s unfinished comes with you to the next day.
      </p>
    </div>
  );
}

function NotYet({ because }: { readonly because: string }) {
  return (
    <div className="said">
      <h1 className="h1">You're not signed up yet.</h1>
      <p className="lead" role="alert">
        {because}
      </p>
      <p>
        <Link className="btn secondary" to="/">
          Go Home
        </Link>
      </p>
    </div>
  );
}
