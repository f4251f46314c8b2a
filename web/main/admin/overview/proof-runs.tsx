/** Runs the proofs again, shows their progress, and what failed last time. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/contract/paths.ts';
import type { Run } from '#shared/contract/runs.ts';
import type { ProofRun } from '#shared/contract/stability.ts';
import { saysNo } from '#web/kit/call.ts';
import { agoWords } from '#web/kit/dates.ts';
import { declinedFrom } from '#web/kit/declined.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';
import { serviceNow } from '#web/kit/service-clock.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useFocusBack } from '../../use-focus-back.ts';
import { RunProgress } from '../run-progress.tsx';
import { useRun } from '../use-run.ts';
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

/** Calls `ended` when a run that another page started has ended. */
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

/** A failed run is shown until there is a newer report. */
const isNewest = (run: Run | undefined, { lastUpdated }: Stability): boolean =>
  run !== undefined && (!lastUpdated || new Date(run.startedAt) > lastUpdated);

function Last({ outcome }: { outcome: Outcome }) {
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
        {`Last proved ${agoWords(lastUpdated, new Date(serviceNow()))}: ${checked} cases, ${found}.`}
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

/** All of them are in the report. */
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

/** All that is needed of an answer. */
type Ran = Pick<ProofRun, 'passed' | 'liveOpenAI'>;

/** Throws a refusal's sentence, or the raw text of any other failed answer. */
async function runProofs(liveOpenAI: boolean): Promise<Ran> {
  const { method, path } = paths['stability.runProofs'];
  const response = await fetch(path, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ liveOpenAI }),
  });
  if (response.status === 401) return leaveForLogin();
  const text = await response.text();
  const answer = jsonIn(text);
  // A gateway's page is no answer, whatever its status.
  const words = (answer && declinedFrom(response.status, answer).message) || text;
  if (!response.ok || !answer) throw new Error(`HTTP ${response.status}: ${words}`);
  if (saysNo(answer)) throw new Error(words);
  const { passed, liveOpenAI: live } = answer;
  return { passed: passed === true, liveOpenAI: live ?? liveOpenAI };
}

function jsonIn(text: string): Partial<ProofRun> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
