/** What is proved about the running build, and the way to prove it again. */
import type { ReactNode } from 'react';
import type { StabilityReport } from '#shared/contract/stability.ts';
import { clockWords, dateWords, momentWords } from '#web/kit/dates.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { serviceNow } from '#web/kit/service-clock.ts';
import { Verdict } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { NotOk, useReadAt } from '#web/kit/use-read.ts';
import { ProofRuns } from './proof-runs.tsx';
import { type Part, readStability, type Stability } from './stability-report.ts';
import './stability-panel.css';

export function StabilityPanel() {
  const report = useReadAt<Partial<StabilityReport>>('/admin/api/stability');
  const stability = readStability(report.data);
  const failure = isMissing(report.error) ? undefined : report.error;
  // An unread report must not read as "never run".
  const none = report.loading ? <Waiting /> : failure && !report.data ? <Unknown /> : <Never />;
  const about = isMissing(report.error) || report.data ? 'No report yet' : '';
  return (
    <section className="panel stability">
      <header>
        <h2>System Stability</h2>
        <Updated {...stability} none={none} />
        <Button
          kind="ghost"
          busy={report.busy}
          disabled={false}
          busyWords="Refreshing..."
          onClick={report.refresh}
        >
          Refresh
        </Button>
      </header>
      {failure && <Failure words={failure.message} />}
      <dl className="checks">
        <Check name="TypeScript errors" about="Compiler, whole workspace">
          <Errors count={stability.tsErrors} none={none} />
        </Check>
        <Proven name="First-Class Proofs" part={stability.proofs} none={none} about={about} />
        <Proven
          name="Guards"
          part={stability.guards}
          broken={stability.broken}
          none={none}
          about={about}
        />
        {features.map(([name, about]) => (
          <Check key={name} name={name} about={about}>
            <span className="good">On</span>
          </Check>
        ))}
      </dl>
      <ProofRuns stability={stability} ended={report.refresh} />
    </section>
  );
}

const features = [
  ['Morning intentions', 'Structured checklist from plain replies'],
  ['Midday check-in', 'Plain words complete, rename, drop and add items'],
  ['Carry-forward', 'Unfinished items move to the next day'],
  ['Reply parsing', 'A trained reader; a language model where it is unsure and a key is set'],
] as const;

/** A 404 means that no report was ever made. */
const isMissing = (error: Error | undefined): boolean =>
  error instanceof NotOk && error.status === 404;

const Never = () => <span className="sub">never run</span>;
const Unknown = () => <span className="sub">–</span>;
const Waiting = () => <span className="waiting">…</span>;

/** Shown where a part of the report is missing. */
interface OrNone {
  readonly none: ReactNode;
}

/** To the second today, else to the minute with the date. */
const whenWords = (at: Date): string =>
  dateWords(at) === dateWords(new Date(serviceNow())) ? clockWords(at) : momentWords(at);

function Updated({ mode, lastUpdated, none }: Stability & OrNone) {
  if (!mode && !lastUpdated) return none;
  return (
    <span className="sub">
      {mode && (
        <>
          mode <b>{mode}</b>
        </>
      )}
      {mode && ', '}
      {lastUpdated ? (
        <>
          updated <time dateTime={lastUpdated.toISOString()}>{whenWords(lastUpdated)}</time>
        </>
      ) : (
        'never run'
      )}
    </span>
  );
}

function Check({ name, about, children }: { name: string; about: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="about">{about}</dd>
      <dd className="result">{children}</dd>
    </div>
  );
}

function Errors({ count, none }: OrNone & { readonly count: number | undefined }) {
  if (count === undefined) return none;
  return <span className={`digits ${count === 0 ? 'good' : 'bad'}`}>{count}</span>;
}

const notSo = (says: string) => <span key={says}>{`It is not so that ${says}.`}</span>;

interface ProvenProps extends OrNone {
  readonly name: string;
  readonly part: Part | undefined;
  /** In place of its checks. */
  readonly about: string;
  /** What does not hold, in sentences. */
  readonly broken?: readonly string[];
}

function Proven({ name, part, none, about, broken = [] }: ProvenProps) {
  if (!part) {
    return (
      <Check name={name} about={about}>
        {none}
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
    <Check name={name} about={[...signs, ...broken.map(notSo)]}>
      <Verdict pass={part.pass} />
    </Check>
  );
}
