/** How the administrator who is here signs in, and where they are signed in. */
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { useReadEvery } from '#web/kit/use-read.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { Panel } from '../panel.tsx';
import { PasswordPanel } from '../sign-in/password-panel.tsx';
import { SecondFactor } from '../sign-in/second-factor.tsx';
import { SessionList } from '../sign-in/session-list.tsx';
import { TabHeading } from '../tab-heading.tsx';
import '../sign-in/sign-in.css';

export default function SignIn() {
  return (
    <AdminFrame crumb="Your sign-in">
      <OwnSignIn />
    </AdminFrame>
  );
}

const never = () => undefined;

const notLoaded = 'We couldn’t load your sign-in. Please try again.';

function OwnSignIn() {
  // Read anew on each visit: a session may have begun since.
  const read = useReadEvery('signIn.show', never);
  return (
    <div className="own-sign-in">
      <TabHeading title="Your sign-in" reads={[read]} />
      <div className="major-minor">
        <div className="stack">
          <Panel title="Second factor">
            <Loaded read={read} failure={notLoaded}>
              {({ factor }) => <SecondFactor factor={factor} />}
            </Loaded>
          </Panel>
          {/* One place says that it failed. */}
          {(read.data || !read.error) && <SessionList read={read} />}
        </div>
        <PasswordPanel email={read.data?.email ?? ''} />
      </div>
    </div>
  );
}
