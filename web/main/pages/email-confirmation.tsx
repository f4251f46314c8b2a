/** Where the first letter's "confirm my address" ends; and a way to pass it on. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { messageOf } from '#web/kit/declined.ts';
import { titled, usePageTitle } from '#web/kit/page-title.ts';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';
import { IncompleteLink, isIncomplete } from '../incomplete-link.tsx';
import { LetterSheet } from '../letter-sheet.tsx';
import { ReferralForm } from '../referral-form.tsx';

export default function EmailConfirmation() {
  const confirming = useConfirming();
  const isBroken = confirming.outcome === 'incomplete';
  usePageTitle(titled(isBroken ? 'Link not complete' : "You're on the list"));
  return (
    <Frame footer>
      <Step glyph="ring">
        {isBroken ? (
          <IncompleteLink arrived>
            Please open it again from the email, or reply to that email: a reply confirms your
            address too.
          </IncompleteLink>
        ) : (
          <OnTheList {...confirming} />
        )}
      </Step>
    </Frame>
  );
}

const OnTheList = ({ outcome, next, failure }: ReturnType<typeof useConfirming>) => (
  <LetterSheet
    next={next}
    note={<ReferralForm title="Know someone who might need this?" source="confirmation_page" />}
  >
    <div>
      <h1 className="h1">You're on the list</h1>
      <p className="h1 aside">Thanks for signing up.</p>
    </div>
    <p role="status">{outcome === 'confirmed' && 'Your address is confirmed.'}</p>
    <noscript>
      <p>Confirming your address here needs JavaScript. A reply to the email does the same.</p>
    </noscript>
    {failure && <FieldError>{failure}</FieldError>}
  </LetterSheet>
);

/** Posts the link's token once, when the page is shown: it grants nothing but that letters go on. */
function useConfirming() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const asked = useRef(false);
  const [outcome, setOutcome] = useState<'confirmed' | 'incomplete'>();
  const [next, setNext] = useState(
    'Next: at 6:00 AM, 12:30 PM or 6:00 PM, as your last letter says.',
  );
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (token === null || asked.current) return;
    asked.current = true;
    call('subscription.confirm', { query: { token } })
      .then((answer) => {
        setOutcome('confirmed');
        setNext(answer.next ?? 'Next: no letter is planned. Reply to any of ours to change that.');
      })
      .catch((problem: unknown) => {
        if (isIncomplete(problem)) return setOutcome('incomplete');
        setFailure(
          messageOf(problem, 'We couldn’t confirm your address. Please open the link again.'),
        );
      });
  }, [token]);

  return { outcome, next, failure };
}
