/** Renders the letter of the tester's stage, as a person would get it. */
import { sendPrompt } from '#functions/flows/rehearsal/tester-letters.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.sendStage).answers(async ({ body }, context) =>
  sendPrompt(body.user_id, context),
);
