/** Sends one of the day's letters to an address, now or as if days had passed. */
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Sent } from '#shared/contract/sends.ts';
import { travelDaysMax, travelDaysRule } from '#shared/domain/limits.ts';
import { traceIdOf } from '#web/kit/call.ts';
import { dayWords } from '#web/kit/dates.ts';
import { Declined } from '#web/kit/declined.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';
import { useFocusBack } from '../../use-focus-back.ts';
import { AddressField } from '../address-field.tsx';
import { Panel } from '../panel.tsx';
import { TraceLink } from '../trace-link.tsx';
import {
  type SendName,
  sendBody,
  sendFailure,
  sendNames,
  sendQuestion,
  sendTest,
  testSends,
  travelDays,
} from './test-sends.ts';

export function TestLetters() {
  const [email, setEmail] = useState('');
  const [isTravelling, setTravelling] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { pending, outcomes, run } = useSends();
  const to = email.trim();

  function send(name: SendName) {
    const days = box.current ? daysIn(box.current) : undefined;
    const breaksRule = box.current !== null && days === undefined;
    setRefused(breaksRule);
    if (breaksRule) return box.current?.focus();
    const body = sendBody(to, days);
    if (confirm(sendQuestion(name, body))) void run(name, body);
  }

  return (
    <Panel title="Send a real letter" className="test-letters">
      <div className="body">
        <AddressField
          id="test-email"
          label="Test email address"
          hint="Someone who has signed up."
          value={email}
          onChange={setEmail}
        />
        <Travel
          isOn={isTravelling}
          setOn={setTravelling}
          box={box}
          isRefused={isRefused}
          changed={() => setRefused(false)}
        />
        <div className="sends">
          {sendNames.map((name) => (
            <div key={name}>
              <Button
                busy={pending === name}
                busyWords="Sending..."
                disabled={to === '' || pending !== undefined}
                onClick={() => send(name)}
              >
                {testSends[name].button}
              </Button>
              <Result outcome={outcomes[name]} />
            </div>
          ))}
        </div>
      </div>
    </Panel>
  );
}

type Outcome = ((Sent & { readonly to: string }) | { readonly failure: string }) & {
  readonly traceId: string | undefined;
};

function useSends() {
  const focus = useFocusBack();
  const [pending, setPending] = useState<SendName>();
  const [outcomes, setOutcomes] = useState<
    Readonly<Partial<Record<SendName, Outcome | undefined>>>
  >({});

  async function run(name: SendName, body: ReturnType<typeof sendBody>) {
    focus.hold();
    setPending(name);
    setOutcomes((others) => ({ ...others, [name]: undefined }));
    // The address may have changed by the time of the answer.
    const outcome = await sendTest(name, body).then(
      (sent) => ({ ...sent, to: body.email, traceId: traceIdOf(sent) }),
      (problem: unknown) => ({
        failure: sendFailure(name, problem),
        traceId: problem instanceof Declined ? problem.traceId : undefined,
      }),
    );
    setOutcomes((others) => ({ ...others, [name]: outcome }));
    setPending(undefined);
    focus.giveBack();
  }

  return { pending, outcomes, run };
}

/** A box for numbers hands out words as an empty value. */
const daysIn = ({ validity, value }: HTMLInputElement): number | undefined =>
  validity.badInput ? undefined : travelDays(value);

interface TravelProps {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly isRefused: boolean;
  readonly changed: () => void;
}

function Travel({ isOn, setOn, box, isRefused, changed }: TravelProps) {
  return (
    <div className="travel">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            changed();
            setOn(event.target.checked);
          }}
        />
        Time Travel
      </label>
      {isOn && (
        <>
          <label htmlFor="travel-days" className="sub">
            Days forward (1-{travelDaysMax})
          </label>
          <input
            id="travel-days"
            ref={box}
            className="inp digits"
            type="number"
            min={1}
            max={travelDaysMax}
            step={1}
            defaultValue={1}
            onChange={changed}
            onBlur={({ target }) => {
              if (!target.validity.badInput && target.value === '') target.value = '1';
            }}
            {...(isRefused && { 'aria-invalid': true, 'aria-describedby': 'travel-rule' })}
          />
          {isRefused && <FieldError id="travel-rule">{travelDaysRule}</FieldError>}
        </>
      )}
    </div>
  );
}

function Result({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null;
  const trace = outcome.traceId && <TraceLink id={outcome.traceId} />;
  if ('failure' in outcome) {
    return (
      <p className="result bad" role="alert">
        {outcome.failure} {trace}
      </p>
    );
  }
  return (
    <p className="result" role="status">
      <span className="good">
        <Sign name="tick" />
        {outcome.simulated ? 'Kept, not sent' : 'Sent'}
      </span>
      <span className="sub">
        to <Link to={`#users/${outcome.user_id}`}>{outcome.to}</Link>
      </span>
      {outcome.date && <span className="sub">for {dayWords(outcome.date)}</span>}
      <span className="mono">{outcome.message_id}</span>
      {trace}
    </p>
  );
}
