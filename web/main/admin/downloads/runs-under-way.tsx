/** What is being made at this moment, wherever it was begun; its file appears when it is done. */
import { useEffect, useRef } from 'react';
import type { RunKind } from '#shared/contract/runs.ts';
import { RunProgress } from '../run-progress.tsx';
import { useRun } from '../use-run.ts';

const names = {
  'user-export': 'Users',
  'log-export': 'Log lines',
  'dry-run': 'Dry run',
  proofs: 'Proof suite',
} as const satisfies Record<RunKind, string>;

const kinds = Object.keys(names) as RunKind[];

interface UnderWayProps {
  /** Told when one is done. */
  readonly onDone: () => void;
}

export const RunsUnderWay = ({ onDone }: UnderWayProps) => (
  <div className="runs">
    {kinds.map((kind) => (
      <UnderWay key={kind} kind={kind} onDone={onDone} />
    ))}
  </div>
);

function UnderWay({ kind, onDone }: UnderWayProps & { readonly kind: RunKind }) {
  const { run } = useRun(kind);
  const isRunning = run?.state === 'running';
  const isDone = run?.state === 'done';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && isDone) onDone();
    wasRunning.current = isRunning;
  }, [isRunning, isDone, onDone]);

  if (!run || isDone) return null;
  return (
    <section className="panel run-of" aria-label={names[kind]}>
      <h2>{names[kind]}</h2>
      <RunProgress run={run} />
    </section>
  );
}
