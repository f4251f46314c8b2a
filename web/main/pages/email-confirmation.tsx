/** Where the first letter's "confirm my address" ends; and a way to pass it on. */
import { FieldError } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { ReferralSheet } from '../referral-form.tsx';
import { useToken } from '../use-token.ts';

export function EmailConfirmation() {
  const failure = useToken(
    'subscription.confirm',
    'We could not confirm your address. Please open the link again.',
  );
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
          <ReferralSheet title="Know someone who might need this?" source="confirmation_page" />
        </div>
      </div>
    </Frame>
  );
}
