/** Exports that an administrator asked for: made here, while they may be elsewhere. */
import type { Context } from 'aws-lambda';
import { doJob, Job, type Work } from '#functions/flows/do-job.ts';
import { exportLogs } from '#functions/flows/export-logs.ts';
import { exportUsers } from '#functions/flows/export-users.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeScene } from '#functions/kit/make-scene.ts';
import type { RunKind } from '#shared/contract/runs.ts';

const works: Partial<Record<RunKind, Work>> = {
  'user-export': exportUsers,
  'log-export': exportLogs,
};

export async function handler(event: unknown, context: Context): Promise<void> {
  const scene = makeScene(context.awsRequestId, context.functionName);
  try {
    const job = Job.parse(event);
    const work = works[job.kind];
    if (!work) throw new Error(`Nobody does ${job.kind} here.`);
    await doJob(job, work, scene);
    scene.log.info('exported', { kind: job.kind });
  } catch (problem) {
    scene.log.error('export failed', problem);
    throw new DeliverAgain(problem);
  }
}
