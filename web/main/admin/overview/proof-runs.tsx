/** The way to prove the running build again, how far that is, and what failed the last time. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Run } from '#shared/contract/runs.ts';
import { agoWords } from '#web/kit/dates.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useFocusBack } from '../../use-focus-back.ts';
import { RunProgress } from '../run-progress.tsx';
import { useRun } from '../use-run.ts';
import { type Ran, runProofs } from './run-proofs.ts';
import type { LastRun, Stability } from './stability-report.ts';

type What = 'proofs' | 'key';
type Outcome = Ran | { readonly failure: string };

interface ProofRunsProps {
  readonly stability: Stability;
  /** Called when a run has ended, here or wherever it was begun. */
  readonly ended: () => void;
}

export function ProofRuns({ stability, ended }: ProofRunsProps) {
  const { running, outcome, run } = useProofs(ended);
  const { run: latest } = useRun('proofs', running !== undefined);
  useEnd(latest, running !== undefined, ended);
  const isElsewhere = running === undefined && latest?.state === 'running';
  const isBusy = running !== undefined || isElsewhere;
  const isWorthTelling =
    latest?.state === 'running' || (!isBusy && !outcome && isNewest(latest, stability));
  return (
    <>
      <div className="proof-run">
        <RunProgress run={isWorthTelling ? latest : undefined} />
        {!isBusy && <LastProofs {...stability} />}
      </div>
      <div className="acts">
        <Button
          busy={running === 'proofs' || isElsewhere}
          busyWords="Running..."
          disabled={isBusy}
          onClick={() => void run('proofs')}
        >
          Run Proof Suite
        </Button>
        <Button
          kind="ghost"
          busy={running === 'key'}
          busyWords="Testing..."
          disabled={isBusy}
          onClick={() => void run('key')}
        >
          Test OpenAI Key
        </Button>
        {outcome && <Last outcome={outcome} />}
      </div>
    </>
  );
}

function useProofs(ended: () => void) {
  const focus = useFocusBack();
  const [running, setRunning] = useState<What>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function run(what: What) {
    focus.hold();
    setRunning(what);
    setOutcome(undefined);
    try {
      setOutcome(await runProofs(what === 'key'));
      ended();
    } catch (problem) {
      setOutcome({ failure: problem instanceof Error ? problem.message : String(problem) });
    } finally {
      setRunning(undefined);
      focus.giveBack();
    }
  }
  return { running, outcome, run };
}

/** A run that this page did not begin has ended: its report is there now. */
function useEnd(run: Run | undefined, isOurs: boolean, ended: () => void): void {
  const followed = useRef<string>(undefined);
  const { id, state } = run ?? {};
  useEffect(() => {
    if (state === 'running' && !isOurs) followed.current = id;
    if (state !== 'done' || followed.current !== id) return;
    followed.current = undefined;
    ended();
  }, [id, state, isOurs, ended]);
}

/** One that failed is worth telling until there is a newer report. */
const isNewest = (run: Run | undefined, { lastUpdated }: Stability): boolean =>
  run !== undefined && (!lastUpdated || new Date(run.startedAt) > lastUpdated);

function Last({ outcome }: { readonly outcome: Outcome }) {
  if ('failure' in outcome) {
    return <p className="bad last" role="alert">{`Test failed: ${outcome.failure}`}</p>;
  }
  const { passed, liveOpenAI } = outcome;
  return (
    <p className={passed ? 'sub last' : 'bad last'} role={passed ? 'status' : 'alert'}>
      {`Last run ${passed ? 'passed' : 'failed'}, ${liveOpenAI ? 'with' : 'without'} live OpenAI`}
    </p>
  );
}

function LastProofs({ lastRun, lastUpdated }: Stability) {
  if (!lastRun || !lastUpdated) return null;
  const { checked, wrong, failures, isOlder, isKept } = lastRun;
  const found = wrong === 0 ? 'all as they must be' : `${wrong} of them wrong`;
  return (
    <>
      <p className="sub">
        {`Last proved ${agoWords(lastUpdated, new Date())}: ${checked} cases, ${found}.`}
        {isOlder && ' That was an earlier build.'}
        {isKept && (
          <>
            {' '}
            <Link to="/downloads">Its report</Link>
          </>
        )}
      </p>
      <Failures failures={failures} />
    </>
  );
}

/** The others stand in the report that was kept. */
const mostShown = 10;

function Failures({ failures }: Pick<LastRun, 'failures'>) {
  if (failures.length === 0) return null;
  const more = failures.length - mostShown;
  return (
    <ul className="failing">
      {failures.slice(0, mostShown).map(({ what, why }, at) => (
        // One case may fail in two ways, and they never reorder: the place is the key.
        <li key={at}>
          <b>{what}</b>
          {why && <span className="sub">{why}</span>}
        </li>
      ))}
      {more > 0 && <li className="sub">{`And ${more} more.`}</li>}
    </ul>
  );
}
