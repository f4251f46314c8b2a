/** Runs a whole day for a made-up user, and reports what it found. */
import { runDryDay } from '#functions/flows/rehearsal/run-dry-day.ts';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { dryRun } from '#shared/contract/dry-run.ts';

await warmReader();

export const handler = endpoint(dryRun.run).answers(({ body }, context) =>
  runDryDay(body, context),
);
