/** Makes the exports that administrators asked for, a step at a time. */
import type { Context } from 'aws-lambda';
import { doJob, Job, type Work } from '#functions/flows/exports/do-job.ts';
import { exportLogs } from '#functions/flows/exports/export-logs.ts';
import { exportUsers } from '#functions/flows/exports/export-users.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';
import type { RunKind } from '#shared/contract/runs.ts';

const works: Partial<Record<RunKind, Work>> = {
  'user-export': exportUsers,
  'log-export': exportLogs,
};

export async function handler(event: unknown, invocation: Context): Promise<void> {
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  try {
    const job = Job.parse(event);
    const work = works[job.kind];
    if (!work) throw new Error(`Nobody does ${job.kind} here.`);
    await doJob(job, work, context);
  } catch (problem) {
    context.log.error('export failed', problem);
    throw new DeliverAgain(problem);
  }
}
