/** Where an invitation is accepted, by a button: programs that read mail open links themselves. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '#web/kit/declined.ts';
import { titled, usePageTitle } from '#web/kit/page-title.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Step } from '#web/kit/ui/step.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { ArrivedHeading } from '../arrived-heading.tsx';
import { Frame } from '../frame.tsx';
import { IncompleteLink, isIncomplete } from '../incomplete-link.tsx';
import { LetterSheet } from '../letter-sheet.tsx';
import { Moments } from '../moments.tsx';
import { momentsAfterInvitation } from '../next-moments.ts';
import { useFocusBack } from '../use-focus-back.ts';

export default function SignupComplete() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = hydrated ? search.get('token') : null;
  const [outcome, setOutcome] = useState<'accepted' | 'incomplete'>();
  const isInvitation = token !== null && outcome !== 'accepted';
  usePageTitle(titled(isInvitation ? 'Your invitation' : "You're signed up"));
  return (
    <Frame waiting={!hydrated} footer>
      <Step glyph="ring">{hydrated ? shown() : <WithoutScript />}</Step>
    </Frame>
  );

  function shown() {
    if (!isInvitation) return <SignedUp arrived={outcome === 'accepted'} />;
    if (token !== '' && outcome === undefined) return <Ask token={token} end={setOutcome} />;
    return (
      <IncompleteLink arrived={outcome !== undefined}>
        Please open it again from the invitation, or reply to the invitation to begin.
      </IncompleteLink>
    );
  }
}

/** Shown in the built page, which has no token. */
function WithoutScript() {
  return (
    <noscript>
      <LetterSheet note="A reply in your own words is a yes.">
        <h1 className="h1">Reply to your invitation to begin.</h1>
        <p>This page needs JavaScript to accept it by its link.</p>
      </LetterSheet>
    </noscript>
  );
}

function Ask({ token, end }: { token: string; end: (outcome: 'accepted' | 'incomplete') => void }) {
  const [failure, setFailure] = useState<string>();
  const focus = useFocusBack();
  const accept = useCall('referrals.accept');

  async function begin() {
    setFailure(undefined);
    focus.hold();
    try {
      await accept.run({ query: { token } });
      end('accepted');
    } catch (problem) {
      if (isIncomplete(problem)) return end('incomplete');
      setFailure(
        messageOf(problem, 'That didn’t go through. Please try again, or reply to the invitation.'),
      );
      focus.giveBack();
    }
  }

  return (
    <LetterSheet
      next="Next: tomorrow at 9:00 AM Central, if you say yes."
      note="Or reply to the invitation in your own words. That’s a yes, too."
    >
      <h1 className="h1">{failure ? 'You’re not signed up yet.' : 'Begin tomorrow?'}</h1>
      <p>
        Three short emails a day, and you reply in your own words. You can stop anytime, by a word
        or a link.
      </p>
      <div className="acts">
        <Button busy={accept.busy} busyWords="Signing up..." onClick={() => void begin()}>
          Begin tomorrow
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </LetterSheet>
  );
}

const SignedUp = ({ arrived }: { arrived: boolean }) => (
  <LetterSheet note="Not in the Central time zone? Reply “Lisbon time” to any letter, and they keep Lisbon’s hours.">
    <div>
      <ArrivedHeading arrived={arrived}>You're signed up.</ArrivedHeading>
      <p className="h1 aside">Begins tomorrow at 9 AM Central Time.</p>
    </div>
    <p>
      A short email comes, and you reply to it in your own words. Your list follows what you say.
      What’s unfinished comes with you to the next day.
    </p>
    <Moments title="Each day" moments={momentsAfterInvitation} />
  </LetterSheet>
);
