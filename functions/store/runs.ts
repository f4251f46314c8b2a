/** How far each administrator's long operations are: a row of each kind, which expires. */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { type Run, type RunKind, Run as RunShape } from '#shared/contract/runs.ts';
import { runDeadAfterMs, runKeptMs } from '#shared/domain/limits.ts';
import { keys } from './keys.ts';
import { isExpired, query } from './reads.ts';
import { absent, lessThan, not, put, update } from './writes.ts';

export interface RunKey {
  readonly adminId: string;
  readonly kind: RunKind;
  readonly id: string;
}

const diedWords = 'It stopped before it was done. Run it again.';
const beganWords = 'Starting';

const expiryOf = (at: Date): number => Math.floor((at.getTime() + runKeptMs) / 1000);
const deadSince = (now: Date): string => new Date(now.getTime() - runDeadAfterMs).toISOString();

/** A run that is silent for a minute was killed and could not record its failure. */
function withDeath(run: Run, now: Date): Run {
  const isDead = run.state === 'running' && run.updatedAt < deadSince(now);
  return isDead ? { ...run, state: 'failed', error: diedWords } : run;
}

/** Can be repeated. A run that has ended or was replaced is not revived. */
async function change({ adminId, kind, id }: RunKey, fields: Partial<Run>, at: Date) {
  await update(keys.run(adminId, kind), {
    set: { ...fields, updatedAt: at.toISOString(), expiresAt: expiryOf(at) },
    when: { id, state: 'running' },
  });
}

export const runs = {
  /**
   * Begins a run in the place of the last one, or continues the same run if a handler began it or
   * Lambda retries. False while another is alive, or if this one is done.
   */
  async begin({ adminId, kind, id }: RunKey, now: Date, steps?: number): Promise<boolean> {
    const at = now.toISOString();
    const run: Run = {
      kind,
      id,
      state: 'running',
      step: 0,
      ...(steps !== undefined && { steps }),
      doing: beganWords,
      startedAt: at,
      updatedAt: at,
    };
    return tryWrite(() =>
      put({ ...keys.run(adminId, kind), ...run, expiresAt: expiryOf(now) }, [
        { pk: absent },
        { id, state: not('done') },
        { id: not(id), state: not('running') },
        { id: not(id), updatedAt: lessThan(deadSince(now)) },
      ]),
    );
  },

  /** Throws `ConditionFailed` if the run is no longer under way. */
  note: (key: RunKey, fields: Partial<Pick<Run, 'step' | 'doing'>>, at: Date) =>
    change(key, fields, at),

  end: (
    key: RunKey,
    how: Pick<Run, 'state'> & Partial<Pick<Run, 'error' | 'result' | 'downloadId'>>,
    at: Date,
  ) => change(key, { ...how, endedAt: at.toISOString() }, at),

  /** An administrator's latest run of each kind. */
  async of(adminId: string, now: Date): Promise<readonly Run[]> {
    const rows = await query({ pk: keys.runs(adminId), consistent: true });
    return rows
      .filter((row) => !isExpired(row, now))
      .map((row) => withDeath(RunShape.parse(row), now));
  },
};
