/** What a dry run found: verdicts and counts, the way to its report, or why it failed. */
import type { ReactNode } from 'react';
import { momentWords } from '#web/kit/dates.ts';
import { Glyph, Sign } from '#web/kit/glyphs.tsx';
import { Badge, Verdict } from '#web/kit/ui/badge.tsx';
import { RunProgress } from '../run-progress.tsx';
import { TraceLink } from '../trace-link.tsx';
import { type DryEventRow, type DryFailure, type DryResult, hasFailed } from './dry-result.ts';
import type { DryRuns } from './use-dry-run.ts';

export function DryOutcome({ busy, run, outcome, endedAt }: DryRuns) {
  return (
    <section className="panel dry-outcome" aria-label="Results">
      <header>
        <h2>Results</h2>
        {outcome && endedAt && <span className="sub">{momentWords(new Date(endedAt))}</span>}
      </header>
      <div className="dry-under-way">
        <RunProgress run={run} />
        {busy && !run && <p className="sub">Starting</p>}
      </div>
      <p className="vh" role="status">
        {outcome && !hasFailed(outcome) && 'The dry run is completed.'}
      </p>
      {outcome && <Outcome outcome={outcome} />}
      {!busy && !outcome && (
        <div className="empty">
          <Glyph name="mark" />
          <p>
            Nobody is written to. Somebody is made up for the day, and erased after it; with session
            data persisted, a report of it stays among the downloads.
          </p>
        </div>
      )}
    </section>
  );
}

function Outcome({ outcome }: { outcome: DryResult | DryFailure }) {
  return hasFailed(outcome) ? <Failed {...outcome} /> : <Found {...outcome} />;
}

function Failed({ message, detail, doing, traceId }: DryFailure) {
  return (
    <div className="notice notice-danger dry-failed" role="alert">
      <b>Execution Failed</b>
      <span>{message}</span>
      {detail && <span>{detail}</span>}
      {doing && <span className="sub">It stopped here: {doing}.</span>}
      {traceId && (
        <span className="sub">
          In the logs: <TraceLink id={traceId} />
        </span>
      )}
    </div>
  );
}

function Found(result: DryResult) {
  const { executionTimeMs, sessionId, totalStages, artifacts, telemetry, reportUrl } = result;
  return (
    <>
      <dl className="pairs">
        <Pair name="Status">
          <Badge tone="green">Completed</Badge>
        </Pair>
        <Pair name="Execution time">{known(executionTimeMs, (ms) => `${ms} ms`)}</Pair>
        <Pair name="Session id">
          {known(sessionId, (id) => (
            <span className="mono">{id}</span>
          ))}
        </Pair>
        <Pair name="Total stages">{known(totalStages)}</Pair>
        <Pair name="MIME parity">{verdict(result.mimeParity)}</Pair>
        <Pair name="Carry-over verified">
          {result.carryOverLeftOut ? (
            <span className="sub">Not included</span>
          ) : (
            verdict(result.carryOverVerified)
          )}
        </Pair>
        <Pair name="Artifacts">{known(artifacts)}</Pair>
        <Pair name="Telemetry events">{known(telemetry)}</Pair>
      </dl>
      {result.events.length > 0 && <Telemetry events={result.events} />}
      {reportUrl && <Report url={reportUrl} />}
    </>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A dash for what was not answered. */
const known = <Value extends string | number>(
  value: Value | undefined,
  show: (value: Value) => ReactNode = (one) => <span className="digits">{one}</span>,
): ReactNode => (value === undefined ? '–' : show(value));

const verdict = (holds: boolean | undefined): ReactNode =>
  holds === undefined ? '–' : <Verdict pass={holds} />;

function Telemetry({ events }: { readonly events: readonly DryEventRow[] }) {
  return (
    <details className="dry-events">
      <summary>What happened, step by step</summary>
      <ol>
        {events.map(({ event, about, ms }, at) => (
          // A step may come twice, and the list never reorders: the place is the key.
          <li key={at}>
            <b>{event}</b>
            <span className="sub">{about}</span>
            {ms !== undefined && <span className="sub digits">{`${ms} ms`}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Report({ url }: { url: string }) {
  return (
    <p className="dry-report">
      <a className="btn ghost" href={url} target="_blank" rel="noopener">
        Open the detailed report
        <Sign name="away" />
        <span className="vh"> (opens in a new tab)</span>
      </a>
      <a href="/downloads">Downloads</a>
    </p>
  );
}
