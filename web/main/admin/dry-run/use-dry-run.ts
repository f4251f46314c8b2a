/** Runs a day and follows it, also one that was begun before the page was opened. */
import { useState } from 'react';
import type { DryRunAsked } from '#shared/contract/dry-run.ts';
import type { Run } from '#shared/contract/runs.ts';
import { call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { useFocusBack } from '../../use-focus-back.ts';
import { useRun } from '../use-run.ts';
import {
  type DryFailure,
  type DryResult,
  hasFailed,
  readAnswer,
  readProblem,
  readRun,
} from './dry-result.ts';

type Outcome = DryResult | DryFailure;

/** What was answered to this page. */
interface Answered {
  readonly outcome: Outcome;
  /** The run that stood in the list before: whatever is another one is newer than this. */
  readonly before: string | undefined;
  /** No answer came, and the run may go on. */
  readonly isLost: boolean;
}

export interface DryRuns {
  /** Under way, whoever began it. */
  readonly busy: boolean;
  readonly run: Run | undefined;
  readonly outcome: Outcome | undefined;
  /** When it ended, where it ended before the page was opened. */
  readonly endedAt: string | undefined;
  readonly start: (asked: DryRunAsked) => Promise<void>;
}

const goesOn = (problem: unknown): boolean =>
  !(problem instanceof Declined) || problem.status >= 502 || problem.code === 'RUN_IN_PROGRESS';

/** The answer, unless it was lost on the way and the run's row tells more. */
function shown(answered: Answered | undefined, run: Run | undefined): Outcome | undefined {
  if (!answered) return readRun(run);
  const isNewer = answered.isLost && run !== undefined && run.id !== answered.before;
  const known = isNewer ? readRun(run) : undefined;
  return known ?? answered.outcome;
}

/** Where a day of this page stopped, as its row says. */
function placed(outcome: Outcome | undefined, run: Run | undefined): Outcome | undefined {
  if (!outcome || !hasFailed(outcome) || outcome.doing || run?.state !== 'failed') return outcome;
  return run.error === outcome.message ? { ...outcome, doing: run.doing } : outcome;
}

export function useDryRun(): DryRuns {
  const focus = useFocusBack();
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  const { run } = useRun('dry-run', asking);
  const isRunning = run?.state === 'running';

  async function start(asked: DryRunAsked) {
    const before = isRunning ? undefined : run?.id;
    focus.hold();
    setAsking(true);
    setAnswered(undefined);
    const done = await call('dryRun.run', { body: asked }).then(
      (answer) => ({ outcome: readAnswer(answer), before, isLost: false }),
      (problem: unknown) => ({
        outcome: readProblem(problem),
        before,
        isLost: goesOn(problem),
      }),
    );
    setAnswered(done);
    setAsking(false);
    focus.giveBack();
    if (hasFailed(done.outcome)) alert(`Dry run failed: ${done.outcome.message}`);
  }

  // Once there is an answer, a row that says otherwise is only read again.
  const isFollowed = isRunning && (asking || !answered || answered.isLost);
  const busy = asking || isFollowed;
  return {
    busy,
    run: isFollowed ? run : undefined,
    outcome: busy ? undefined : placed(shown(answered, run), run),
    endedAt: answered ? undefined : run?.endedAt,
    start,
  };
}
