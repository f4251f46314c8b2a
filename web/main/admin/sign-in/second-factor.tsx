/** Turns the second factor on and off, and shows recovery codes once. */
import { useState } from 'react';
import type { FactorSetup } from '#shared/contract/sign-in.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { FactorForm } from './factor-form.tsx';
import { PasswordDialog, type PasswordQuestion } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factor = AnswerOf<'signIn.show'>['factor'];

/** Each is asked for with the password. */
const questions = {
  on: {
    do: 'set-up-factor',
    title: 'Turn on a second factor',
    words: 'Your password first. Then you’ll add the key to an app on your phone.',
    action: 'Continue',
    busyWords: 'Checking...',
    kind: 'primary',
  },
  codes: {
    do: 'new-codes',
    title: 'New recovery codes',
    words: 'You’ll get ten new codes. The ones you have stop working.',
    action: 'Make new codes',
    busyWords: 'Making...',
    kind: 'primary',
  },
  off: {
    do: 'turn-off-factor',
    title: 'Turn off the second factor',
    words: 'Your password alone will sign you in, and your recovery codes stop working.',
    action: 'Turn off',
    busyWords: 'Turning off...',
    kind: 'danger',
  },
} as const satisfies Record<string, PasswordQuestion>;

const few = 3;

export function SecondFactor({ factor }: { readonly factor: Factor }) {
  const [asked, setAsked] = useState<keyof typeof questions>();
  const [setup, setSetup] = useState<FactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();

  function answered(answer: AnswerOf<'signIn.change'>) {
    setAsked(undefined);
    setSetup(answer.setup);
    setCodes(answer.codes);
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (setup && !factor)
    return <FactorForm setup={setup} onDone={answered} onCancel={() => setSetup(undefined)} />;
  return (
    <div className="body">
      <p className="state">
        {factor ? <Badge tone="green">On</Badge> : <Badge>Off</Badge>}
        {factor
          ? 'Signing in takes your password and a code from your authenticator app.'
          : 'Signing in takes your password alone. With a second factor it also takes a code from an app on your phone, so a stolen password isn’t enough.'}
      </p>
      {factor && (
        <p className={factor.codes_left <= few ? 'bad' : 'sub'}>
          {factor.codes_left} of 10 recovery codes left
        </p>
      )}
      <div className="acts">
        {factor ? (
          <>
            <Button kind="ghost" onClick={() => setAsked('codes')}>
              New recovery codes
            </Button>
            <Button kind="risky" onClick={() => setAsked('off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked('on')}>Turn on</Button>
        )}
      </div>
      {asked && (
        <PasswordDialog
          {...questions[asked]}
          onDone={answered}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
