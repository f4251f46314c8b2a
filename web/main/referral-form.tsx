/** Passing it on: one address at a time, each shown once it is in. */
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { referralSources } from '#shared/contract/referrals.ts';
import { landingZone } from '#shared/domain/zones.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { productName } from '#web/kit/product.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useFocusBack } from './use-focus-back.ts';
import './referral-form.css';

type ReferralSource = (typeof referralSources)[number];

const invalidEmail = 'Please enter a valid email address.';
const signupFailed = 'Signup failed. Please try again.';

/** A 404 is a failure of ours, so its message is not shown. */
const failureWords = (problem: unknown): string =>
  (problem instanceof Declined && problem.status !== 404 && problem.message) || signupFailed;

function useReferral(source: ReferralSource) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(email: string): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      const answer: unknown = await call('referrals.invite', {
        body: { email, timezone: landingZone, source },
      });
      if (!succeeded(answer)) throw new Declined(200, undefined, messageOf(answer));
      setAdded((before) => (before.some(isSame(email)) ? before : [...before, email]));
      return true;
    } catch (problem) {
      setError(failureWords(problem));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function refuse() {
    setError(invalidEmail);
    alert(invalidEmail);
  }

  return { added, error, busy, add, refuse };
}

const isSame = (email: string) => (other: string) => other.toLowerCase() === email.toLowerCase();

const succeeded = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : '';

export function ReferralForm({ title, source }: { title: string; source: ReferralSource }) {
  const box = useRef<HTMLInputElement>(null);
  const { added, error, busy, add, refuse } = useReferral(source);
  const focus = useFocusBack();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = box.current;
    const email = field?.value.trim() ?? '';
    if (!email.includes('@')) {
      refuse();
      field?.focus();
      return;
    }
    focus.hold(field);
    if ((await add(email)) && field) field.value = '';
    focus.giveBack();
  }

  return (
    <form
      className="referral"
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby="asking"
    >
      <h2 className="h3" id="asking">
        {title}
      </h2>
      <Field id="referral" label="Their email address" error={error}>
        {(props) => (
          <div className="row">
            <input
              {...props}
              ref={box}
              className="inp"
              type="email"
              autoComplete="off"
              required
              disabled={busy}
            />
            <Button type="submit" busy={busy} busyWords="Adding...">
              Add
            </Button>
          </div>
        )}
      </Field>
      <noscript>
        <p className="fine">Adding an address needs JavaScript.</p>
      </noscript>
      <Added emails={added} source={source} />
    </form>
  );
}

interface AddedProps {
  readonly emails: readonly string[];
  readonly source: ReferralSource;
}

function Added({ emails, source }: AddedProps) {
  const navigate = useNavigate();
  return (
    <div className="added" role="status">
      {emails.length > 0 && (
        <>
          <ul>
            {emails.map((email) => (
              <li key={email}>
                <Sign name="tick" />
                {email}
              </li>
            ))}
          </ul>
          <p>Anyone else?</p>
          {source === 'confirmation_page' ? (
            <Button kind="secondary" onClick={() => navigate('/shared')}>
              Share
            </Button>
          ) : (
            <a className="btn secondary" href={letterTo(`${location.origin}/`)}>
              Share
            </a>
          )}
        </>
      )}
    </div>
  );
}

/** Opens the sharer's own mail program, for people whose address they don't want to type here. */
const letterTo = (address: string): string =>
  `mailto:?subject=${encodeURIComponent(productName)}&body=${encodeURIComponent(
    `Three short emails a day. You reply, and your list keeps itself: ${address}`,
  )}`;
