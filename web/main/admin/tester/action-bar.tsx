/** What can be done with a tester's session, and where it stands. */
import { useId, useRef, useState } from 'react';
import { Glyph } from '#web/kit/glyphs.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { TypedWord } from '#web/kit/ui/typed-word.tsx';
import { namesOf, stageNames } from './stage-names.ts';
import { type Act, advance, type Desk, next, reset, seed, send } from './tester-acts.ts';
import type { Tester } from './use-tester.ts';

interface BarProps {
  readonly tester: Tester;
  /** Whether a day can be forced. */
  readonly hasOverride: boolean;
}

/** Alerts and answers false if nobody was seeded. */
export function isSeeded({ session }: Tester): boolean {
  if (session.userId === undefined) alert('Please seed a user first');
  return session.userId !== undefined;
}

/** A new tester begins with an empty transcript. */
const mayDiscard = ({ session }: Tester): boolean =>
  session.transcript.length === 0 ||
  confirm('Seed a new test user? This transcript leaves the page.');

export function ActionBar({ tester, hasOverride }: BarProps) {
  const { session, pending, run } = tester;
  const hasUser = session.userId !== undefined;
  const mayRun = (name: Act) => (name === 'seed' ? mayDiscard(tester) : isSeeded(tester));
  const act = (name: Act, work: (desk: Desk) => Promise<void>) => ({
    busy: pending === name,
    disabled: pending !== undefined,
    onClick: () => void (mayRun(name) && run(work)),
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

function More({ tester }: { tester: Tester }) {
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

/** Which day it is, and how far along: the three moments on a line. */
function StageRail({ day, stage }: { day: number; stage: string }) {
  const now = namesOf(stage)?.stage;
  return (
    <div className="rail">
      <b>Day {day}</b>
      <ol aria-label="Stage">
        {stageNames.map((names) => (
          <li key={names.stage} {...(names.stage === now && { 'aria-current': 'step' as const })}>
            <Glyph name={names.glyph} />
            {names.moment}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface AdvanceDialogProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const word = 'ADVANCE';

/** Asks for the word ADVANCE before the next day is forced. */
function AdvanceDialog({ busy, onConfirm, onClose }: AdvanceDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function confirm() {
    if (typed === word) onConfirm();
    else setError(`Please type "${word}" to confirm`);
  }

  return (
    <Dialog
      title="Advance to the next day?"
      action="Advance day"
      busyWords="Advancing..."
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="sub">
        The stages left today are skipped, what is open comes along, and the morning’s prompt is
        sent.
      </p>
      <TypedWord
        id="advance-word"
        word={word}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error}
        disabled={busy}
      />
    </Dialog>
  );
}
