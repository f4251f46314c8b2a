/** Runs work that takes longer than a request: a worker does it and keeps the file. */
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { invokeLater } from '#functions/adapters/lambda.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { downloads, everyone } from '#functions/store/downloads.ts';
import { runs } from '#functions/store/runs.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { refusals } from '#shared/contract/refusal.ts';
import { type RunKind, runKinds } from '#shared/contract/runs.ts';
import { byAsker, startRun, type Tell, trackRun } from '../admin/track-run.ts';
import type { KeepingContext } from './keep-download.ts';

export const Job = z.object({
  kind: z.enum(runKinds),
  runId: z.uuid(),
  adminId: z.string(),
  /** The number of steps, if it is known. */
  steps: z.optional(z.int()),
  /** The work parses it itself. */
  asked: z.unknown(),
});
export type Job = Readonly<z.output<typeof Job>>;

/** The context of a job's work: with the id for its file, so that the file is kept once. */
export interface JobContext extends KeepingContext {
  readonly fileId: string;
}

/** Makes and keeps a file about `everyone` under the context's `fileId`. */
export type Work = (asked: unknown, context: JobContext, tell: Tell) => Promise<DownloadFile>;

/** Starts a run, hands it to the worker and returns its id. Throws RUN_IN_PROGRESS. */
export async function startJob(
  kind: RunKind,
  asked: unknown,
  context: AdminContext,
  known: { readonly id?: string; readonly steps?: number } = {},
): Promise<string> {
  const by = { ...byAsker(context), ...known };
  const runId = await startRun(kind, by);
  const job: Job = { kind, runId, adminId: context.admin.id, steps: known.steps, asked };
  try {
    await invokeLater(context.env.EXPORT_FUNCTION, job);
  } catch (problem) {
    // If this fails, too, the run counts as failed after a minute of silence.
    const failed = { state: 'failed' as const, error: refusals.INTERNAL[1] };
    await runs.end({ adminId: context.admin.id, kind, id: runId }, failed, context.clock());
    throw problem;
  }
  return runId;
}

/** Does a job once. Rethrows what the work threw; the run is then marked as failed. */
export async function doJob(job: Job, work: Work, context: RequestContext): Promise<void> {
  const { kind, runId: id, adminId, steps, asked } = job;
  const { owner, clock } = context;
  // Lambda may deliver an event twice; only the first can begin the file.
  const begin = () => downloads.begin({ id, about: everyone, owner, now: clock() });
  if (!(await tryWrite(begin))) return context.log.warn('a job came twice', { kind });
  const keeping: JobContext = { ...context, admin: { id: adminId }, fileId: id };
  const kept = (file: DownloadFile) => ({
    downloadId: file.id,
    result: { filename: file.filename, bytes: file.size },
  });
  const by = { adminId, context, id, ...(steps !== undefined && { steps }) };
  await trackRun(kind, by, (tell) => work(asked, keeping, tell), kept);
}
