/** Sends one of the day's letters to an address, now or as if days had passed. */
import { useState } from 'react';
import type { Sent } from '#shared/contract/sends.ts';
import { travelDaysMax } from '#shared/domain/limits.ts';
import { traceIdOf } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { useFocusBack } from '../../use-focus-back.ts';
import { AddressField } from '../address-field.tsx';
import { Panel } from '../panel.tsx';
import { TraceLink } from '../trace-link.tsx';
import {
  type SendName,
  sendBody,
  sendFailure,
  sendNames,
  sendTest,
  testSends,
  travelDays,
} from './test-sends.ts';

export function TestLetters() {
  const [email, setEmail] = useState('');
  const [days, setDays] = useState<string>();
  const { pending, outcomes, run } = useSends();
  const to = email.trim();

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
        <Travel days={days} setDays={setDays} />
        <div className="sends">
          {sendNames.map((name) => (
            <div key={name}>
              <Button
                busy={pending === name}
                busyWords="Sending..."
                disabled={to === '' || pending !== undefined}
                onClick={() =>
                  void run(name, sendBody(to, days === undefined ? undefined : travelDays(days)))
                }
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

interface TravelProps {
  /** As typed; undefined while nobody travels. */
  readonly days: string | undefined;
  readonly setDays: (days: string | undefined) => void;
}

function Travel({ days, setDays }: TravelProps) {
  const isOn = days !== undefined;
  return (
    <div className="travel">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setDays(event.target.checked ? '1' : undefined)}
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
            className="inp digits"
            type="number"
            min={1}
            max={travelDaysMax}
            step={1}
            value={days}
            onChange={(event) => setDays(event.target.value)}
            onBlur={() => setDays(String(travelDays(days)))}
          />
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
      <span className="sub">to {outcome.to}</span>
      <span className="mono">{outcome.message_id}</span>
      {trace}
    </p>
  );
}
