/** Runs the proofs and returns each result. */
import { runProofs } from '#functions/flows/admin/run-proofs.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { stability } from '#shared/contract/stability.ts';

export const handler = endpoint(stability.runProofs).answers(async ({ body }, context) => ({
  ok: true,
  ...(await runProofs(body, context)),
}));
