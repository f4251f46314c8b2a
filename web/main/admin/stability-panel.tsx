/** What is proved about the running build, and the way to prove it again. */
import { type ReactNode, useState } from 'react';
import { clockWords } from '#web/kit/dates.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { Verdict } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { useReadAt } from '#web/kit/use-read.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { type ProofRun, runProofs } from './run-proofs.ts';
import {
  type Part,
  readStability,
  type Stability,
  type StabilityReport,
} from './stability-report.ts';
import './stability-panel.css';

export function StabilityPanel() {
  const report = useReadAt<StabilityReport>('/admin/api/stability');
  const stability = readStability(report.data);
  return (
    <section className="panel stability">
      <header>
        <h2>System Stability</h2>
        <Updated {...stability} />
        <Button kind="ghost" busy={report.busy} busyWords="Refreshing..." onClick={report.refresh}>
          Refresh
        </Button>
      </header>
      <dl className="checks">
        <Check name="TypeScript errors" about="Compiler, whole workspace">
          <Errors count={stability.tsErrors} />
        </Check>
        <Proven name="First-Class Proofs" part={stability.proofs} />
        <Proven name="Guards" part={stability.guards} />
        {features.map(([name, about]) => (
          <Check key={name} name={name} about={about}>
            <span className="good">On</span>
          </Check>
        ))}
      </dl>
      <Runs ended={report.refresh} />
    </section>
  );
}

const features = [
  ['Morning intentions', 'Structured checklist from plain replies'],
  ['Midday check-in', 'Plain words complete, rename, drop and add items'],
  ['Carry-forward', 'Unfinished items move to the next day'],
  ['Reply parsing', 'Rules, with a model before them where a key is set'],
] as const;

const Never = () => <span className="sub">never run</span>;

function Updated({ mode, lastUpdated }: Stability) {
  if (!mode && !lastUpdated) return <Never />;
  return (
    <span className="sub">
      {mode && (
        <>
          mode <b>{mode}</b>
        </>
      )}
      {mode && lastUpdated && ', '}
      {lastUpdated && (
        <>
          updated <time dateTime={lastUpdated.toISOString()}>{clockWords(lastUpdated)}</time>
        </>
      )}
    </span>
  );
}

interface CheckProps {
  readonly name: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

function Check({ name, about, children }: CheckProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="about">{about}</dd>
      <dd className="result">{children}</dd>
    </div>
  );
}

function Errors({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return <Never />;
  return <span className={`digits ${count === 0 ? 'good' : 'bad'}`}>{count}</span>;
}

function Proven({ name, part }: { readonly name: string; readonly part: Part | undefined }) {
  if (!part) {
    return (
      <Check name={name} about="No report yet">
        <Never />
      </Check>
    );
  }
  const signs = part.checks.map(([check, holds]) => (
    <span key={check} className={holds ? 'holds' : 'fails'}>
      <Sign name={holds ? 'tick' : 'cross'} />
      <span className="vh">{holds ? 'passed: ' : 'failed: '}</span>
      {check}
    </span>
  ));
  return (
    <Check name={name} about={signs}>
      <Verdict pass={part.pass} />
    </Check>
  );
}

type Outcome = ProofRun | { readonly failure: string };

function Runs({ ended }: { readonly ended: () => void }) {
  const focus = useFocusBack();
  const [running, setRunning] = useState<'proofs' | 'key'>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function run(what: 'proofs' | 'key') {
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

  return (
    <div className="acts">
      <Button
        busy={running === 'proofs'}
        busyWords="Running..."
        disabled={running !== undefined}
        onClick={() => void run('proofs')}
      >
        Run Proof Suite
      </Button>
      <Button
        kind="ghost"
        busy={running === 'key'}
        busyWords="Testing..."
        disabled={running !== undefined}
        onClick={() => void run('key')}
      >
        Test OpenAI Key
      </Button>
      {outcome && <Last outcome={outcome} />}
    </div>
  );
}

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
