/** Moves a tester to the next stage, and after the evening to the next day. */
import { nextStage } from '#functions/flows/rehearsal/tester-session.ts';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

await warmReader();

export const handler = endpoint(tester.nextStage).answers(async ({ body }, context) =>
  nextStage(body.user_id, body.expected_from, context),
);
