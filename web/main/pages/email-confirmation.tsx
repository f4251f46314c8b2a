/** Where the first letter's "confirm my address" ends; and a way to pass it on. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { FieldError } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { ReferralForm } from '../referral-form.tsx';

export function EmailConfirmation() {
  const failure = useConfirm();
  return (
    <Frame>
      <div className="wrap step">
        <Knot name="ring" />
        <div className="col">
          <div>
            <h1 className="h1">You're on the list</h1>
            <p className="h1 aside">Thanks for signing up.</p>
          </div>
          {failure && <FieldError>{failure}</FieldError>}
          <section className="asking sheet" aria-labelledby="asking">
            <h2 className="h3" id="asking">
              Know someone who might need this?
            </h2>
            <ReferralForm source="confirmation_page" />
          </section>
        </div>
      </div>
    </Frame>
  );
}

/** Confirms once when shown, if the link brought a token; answers what to say when it fails. */
function useConfirm(): string | undefined {
  const [search] = useSearchParams();
  const token = search.get('token');
  const asked = useRef(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    call('subscription.confirm', { query: { token } }).catch((problem: unknown) => {
      const words = problem instanceof Declined ? problem.message : '';
      setFailure(words || 'We could not confirm your address. Please open the link again.');
    });
  }, [token]);

  return failure;
}
