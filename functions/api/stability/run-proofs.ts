/** Runs the proofs, and answers with what came of each. */
import { runProofs } from '#functions/flows/run-proofs.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { stability } from '#shared/contract/stability.ts';

export const handler = endpoint(stability.runProofs).answers(async ({ body }, scene) => ({
  ok: true,
  ...(await runProofs(body, scene)),
}));
