/** What can be done with a tester's session, and where it stands. */
import { useId, useRef, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';
import { StageRail } from './stage-rail.tsx';
import { type Act, advance, type Desk, next, reset, seed, send } from './tester-acts.ts';
import type { Tester } from './use-tester.ts';

interface BarProps {
  readonly tester: Tester;
  /** Whether a day can be forced. */
  readonly hasOverride: boolean;
}

/** False after it was said that somebody must be seeded first. */
export function isSeeded({ session }: Tester): boolean {
  if (session.userId === undefined) alert('Please seed a user first');
  return session.userId !== undefined;
}

export function ActionBar({ tester, hasOverride }: BarProps) {
  const { session, pending, run } = tester;
  const hasUser = session.userId !== undefined;
  const act = (name: Act, work: (desk: Desk) => Promise<void>) => ({
    busy: pending === name,
    disabled: pending !== undefined,
    onClick: () => void ((name === 'seed' || isSeeded(tester)) && run(work)),
  });
  return (
    <div className="bar">
      <div className="acts" role="group" aria-label="Session">
        <Button kind={hasUser ? 'ghost' : 'primary'} busyWords="Seeding..." {...act('seed', seed)}>
          Seed test user
        </Button>
        <Button kind={hasUser ? 'primary' : 'ghost'} busyWords="Sending..." {...act('send', send)}>
          Start / Send Stage Prompt
        </Button>
        <Button kind="ghost" busyWords="Moving on..." {...act('next', next)}>
          Next Stage
        </Button>
        <Button kind="ghost" busyWords="Resetting..." {...act('reset', reset)}>
          Reset Session
        </Button>
        {hasOverride && <More tester={tester} />}
      </div>
      <StageRail day={session.day} stage={session.stage} />
    </div>
  );
}

function More({ tester }: { readonly tester: Tester }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { pending, run } = tester;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        kind="ghost"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        More...
      </Button>
      <span id={id} ref={opener} hidden={!isOpen}>
        <Button
          kind="risky"
          disabled={pending !== undefined}
          onClick={() => isSeeded(tester) && setAsking(true)}
        >
          Advance Day (override)
        </Button>
      </span>
      {isAsking && (
        <AdvanceDialog
          busy={pending === 'advance'}
          onConfirm={() =>
            void run((desk) => advance(desk, close), opener.current?.firstElementChild)
          }
          onClose={close}
        />
      )}
    </>
  );
}
