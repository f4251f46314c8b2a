/** Starts a dry run and follows it, also one that was started elsewhere. */
import { useState } from 'react';
import type { DryRunInput } from '#shared/contract/dry-run.ts';
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

/** The outcome of a run that this page started. */
interface Answered {
  readonly outcome: Outcome;
  /** The latest run before it: any other one is newer. */
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
  readonly start: (asked: DryRunInput) => Promise<void>;
}

const goesOn = (problem: unknown): boolean =>
  !(problem instanceof Declined) || problem.status >= 502 || problem.code === 'RUN_IN_PROGRESS';

/** The answer, or the run row where the answer was lost. */
function shown(answered: Answered | undefined, run: Run | undefined): Outcome | undefined {
  if (!answered) return readRun(run);
  const isNewer = answered.isLost && run !== undefined && run.id !== answered.before;
  const known = isNewer ? readRun(run) : undefined;
  return known ?? answered.outcome;
}

/** Adds where the day stopped, from its run row. */
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

  async function start(asked: DryRunInput) {
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

  // The answer outranks a run row that is only read late.
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
