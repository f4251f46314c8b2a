/** The first question: what do you want to focus on today? */
import type { FormEvent } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';
import { useDay0 } from '../use-day0.ts';
import { useWriting } from '../use-writing.ts';
import { useZone, ZoneField } from '../zone-field.tsx';

export default function Day0Intentions() {
  return (
    <Frame>
      <Step glyph="ring">
        <h1 className="h1">What do you want to focus on today?</h1>
        <IntentionsForm />
      </Step>
    </Frame>
  );
}

function IntentionsForm() {
  const { box, blank, look } = useWriting();
  const zone = useZone();
  const { pending, send } = useDay0();
  const busy = pending !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    void send({ rawText: box.current?.value ?? '', startToday: true, ...zone.asked });
  }

  const skip = () => void send({ rawText: '', startToday: false, ...zone.asked });

  return (
    <form className="col" method="dialog" onSubmit={submit}>
      <Field
        id="intentions"
        label="Today’s intentions"
        hint="One per line, or a sentence. Plain words are fine."
      >
        {(props) => (
          <textarea
            {...props}
            ref={box}
            className="inp writing"
            rows={4}
            maxLength={5000}
            disabled={busy}
            onInput={look}
            placeholder="e.g. finish the Q3 deck, call Mom, 30 minute walk"
          />
        )}
      </Field>
      <ZoneField {...zone} disabled={busy} />
      <noscript>
        <p className="fine">Starting needs JavaScript in this browser.</p>
      </noscript>
      <Ways pending={pending} blank={blank} skip={skip} />
    </form>
  );
}

interface WaysProps {
  readonly pending: 'start' | 'skip' | undefined;
  readonly blank: boolean;
  readonly skip: () => void;
}

function Ways({ pending, blank, skip }: WaysProps) {
  const busy = pending !== undefined;
  return (
    <div className="acts">
      <Button
        type="submit"
        busy={pending === 'start'}
        busyWords="Starting..."
        disabled={busy || blank}
      >
        Start Today
      </Button>
      <Button
        kind="secondary"
        busy={pending === 'skip'}
        busyWords="Skipping..."
        disabled={busy}
        onClick={skip}
      >
        Skip for Today
      </Button>
    </div>
  );
}
