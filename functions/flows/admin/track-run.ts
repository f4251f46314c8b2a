/** Runs a long operation so that a page can follow it, leave, and come back. */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { type RunKey, runs } from '#functions/store/runs.ts';
import { Refusal, refusals } from '#shared/contract/refusal.ts';
import type { Run, RunKind } from '#shared/contract/runs.ts';
import { runNotedEveryMs, runSignEveryMs } from '#shared/domain/limits.ts';

/** Reports the current step and its number, from 1. Never throws; nobody waits for it. */
export type Tell = (doing: string, step: number) => void;

export interface RunBy {
  readonly adminId: string;
  readonly context: RequestContext;
  /** The id that `startRun` returned; a new one if absent. */
  readonly id?: string;
  /** The number of steps, if it is known. */
  readonly steps?: number;
  /** It has come some way already: what is shown of it stays. */
  readonly goesOn?: boolean;
}

/** What is kept of the result and shown when the page comes back. */
export type Ended = Partial<Pick<Run, 'result' | 'downloadId'>>;

type Note = Pick<Run, 'doing' | 'step'>;

/**
 * Begins a run that a worker then tracks by its id. Throws `RUN_IN_PROGRESS` while another of its
 * kind is alive, else what AWS threw.
 */
export async function startRun(kind: RunKind, { adminId, context, id, steps }: RunBy) {
  const key: RunKey = { adminId, kind, id: id ?? context.newId() };
  if (!(await runs.begin(key, context.now, steps))) throw new Refusal('RUN_IN_PROGRESS');
  return key.id;
}

/**
 * Runs the work. Progress is best effort: if it can't be saved, the work goes on. A result of which
 * `keep` makes nothing is that of a part: the run stays under way. Throws `RUN_IN_PROGRESS` while
 * another of its kind is alive, else what the work threw.
 */
export async function trackRun<Result>(
  kind: RunKind,
  by: RunBy,
  work: (tell: Tell) => Promise<Result>,
  keep: (result: Result) => Ended | undefined = () => ({}),
): Promise<Result> {
  const { context, adminId } = by;
  const key: RunKey = { adminId, kind, id: by.id ?? context.newId() };
  await begin(key, by);
  const notes = notesOf(key, context);
  try {
    const result = await work((doing, step) => notes.tell(doing, step));
    const ended = keep(result);
    await (ended ? notes.end({ state: 'done', ...ended }) : notes.stop());
    return result;
  } catch (problem) {
    await notes.end({ state: 'failed', error: sentenceOf(problem) });
    throw problem;
  }
}

async function begin(key: RunKey, { context, steps, goesOn }: RunBy): Promise<void> {
  const at = context.clock();
  const note = () => (goesOn ? tryWrite(() => runs.note(key, {}, at)) : runs.begin(key, at, steps));
  const begun = await note().catch((problem: unknown) => {
    context.log.error('a run is not followed', problem, { kind: key.kind });
    return true;
  });
  if (!begun) throw new Refusal('RUN_IN_PROGRESS');
}

/** Other errors' messages may quote their input, so they are not shown. */
const sentenceOf = (problem: unknown): string =>
  problem instanceof Refusal ? problem.message : refusals.INTERNAL[1];

/**
 * Saves the newest progress at most once a second, one write after the other. Also writes a
 * heartbeat, because a step may take long.
 */
function notesOf(key: RunKey, { clock, log }: RequestContext) {
  let newest: Note | undefined;
  let hasEnded = false;
  let written = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;

  const lost = (problem: unknown) =>
    log.error('progress was not written down', problem, { kind: key.kind });

  function write(): void {
    const note = newest;
    newest = undefined;
    written = written.then(() => runs.note(key, note ?? {}, clock()).catch(lost));
  }
  function flush(): void {
    soon = undefined;
    if (newest === undefined || hasEnded) return;
    write();
    soon = setTimeout(flush, runNotedEveryMs);
  }
  const life = setInterval(write, runSignEveryMs);

  async function stop(): Promise<void> {
    hasEnded = true;
    clearInterval(life);
    clearTimeout(soon);
    await written;
  }

  return {
    stop,
    tell(doing: string, step: number): void {
      newest = { doing, step };
      if (soon === undefined) flush();
    },
    async end(how: Parameters<typeof runs.end>[1]): Promise<void> {
      await stop();
      await runs.end(key, how, clock()).catch(lost);
    },
  };
}

/** Numbers the steps in the order in which they are told. */
export function inOrder(tell: Tell): (doing: string) => void {
  let step = 0;
  return (doing) => {
    step += 1;
    tell(doing, step);
  };
}

/** A run of the administrator who makes the request. */
export const byAsker = (context: AdminContext): RunBy => ({ adminId: context.admin.id, context });
