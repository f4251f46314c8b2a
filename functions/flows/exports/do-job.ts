/** Work that takes longer than a request may: a worker does it, and its file is kept. */
import * as z from 'zod/mini';
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
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
  /** How many there will be, as far as that is known. */
  steps: z.optional(z.int()),
  /** Checked by the work itself. */
  asked: z.unknown(),
});
export type Job = Readonly<z.output<typeof Job>>;

/** What the work behind a job is given: the id that its file must get, so that it is kept once. */
export interface JobContext extends KeepingContext {
  readonly fileId: string;
}

/** Keeps a file about `everyone` with the id of its context, and answers it. */
export type Work = (asked: unknown, context: JobContext, tell: Tell) => Promise<DownloadFile>;

/** Begins a run and hands it to the worker. Throws RUN_IN_PROGRESS; answers the run's id. */
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
    // Should that fail too, the run reads as failed once it has been silent for a minute.
    const failed = { state: 'failed' as const, error: refusals.INTERNAL[1] };
    await runs.end({ adminId: context.admin.id, kind, id: runId }, failed, context.clock());
    throw problem;
  }
  return runId;
}

/** Lambda may deliver an event twice: the file's own note tells who was first. */
async function isFirst({ runId }: Job, { owner, clock }: RequestContext): Promise<boolean> {
  try {
    await downloads.begin({ id: runId, about: everyone, owner, now: clock() });
    return true;
  } catch (problem) {
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}

/** Does a job once. Throws what the work threw; the run says then that it failed. */
export async function doJob(job: Job, work: Work, context: RequestContext): Promise<void> {
  const { kind, runId: id, adminId, steps, asked } = job;
  if (!(await isFirst(job, context))) return context.log.warn('a job came twice', { kind });
  const keeping: JobContext = { ...context, admin: { id: adminId }, fileId: id };
  const kept = (file: DownloadFile) => ({
    downloadId: file.id,
    result: { filename: file.filename, bytes: file.size },
  });
  const by = { adminId, context, id, ...(steps !== undefined && { steps }) };
  await trackRun(kind, by, (tell) => work(asked, keeping, tell), kept);
}
