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
import { ReferralSheet } from '../referral-form.tsx';

export default function EmailConfirmation() {
  const { outcome, failure } = useConfirming();
  usePageTitle(titled(outcome === 'incomplete' ? 'Link not complete' : "You're on the list"));
  return (
    <Frame>
      <Step glyph="ring">
        {outcome === 'incomplete' ? (
          <IncompleteLink arrived>
            Please open it again from the email, or reply to that email: a reply confirms your
            address too.
          </IncompleteLink>
        ) : (
          <>
            <div>
              <h1 className="h1">You're on the list</h1>
              <p className="h1 aside">Thanks for signing up.</p>
              <p className="lead" role="status">
                {outcome === 'confirmed' && 'Your address is confirmed.'}
              </p>
            </div>
            <noscript>
              <p className="lead">
                Confirming your address here needs JavaScript. Replying to the email does the same.
              </p>
            </noscript>
            {failure && <FieldError>{failure}</FieldError>}
            <ReferralSheet title="Know someone who might need this?" source="confirmation_page" />
          </>
        )}
      </Step>
    </Frame>
  );
}

/** Posts the link's token once, when the page is shown: it grants nothing but that letters go on. */
function useConfirming() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const asked = useRef(false);
  const [outcome, setOutcome] = useState<'confirmed' | 'incomplete'>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (token === null || asked.current) return;
    asked.current = true;
    call('subscription.confirm', { query: { token } })
      .then(() => setOutcome('confirmed'))
      .catch((problem: unknown) => {
        if (isIncomplete(problem)) return setOutcome('incomplete');
        setFailure(
          messageOf(problem, 'We could not confirm your address. Please open the link again.'),
        );
      });
  }, [token]);

  return { outcome, failure };
}
