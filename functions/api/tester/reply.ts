/** Takes a tester's reply as if it came by mail, and returns the answer. */
import { answerTester } from '#functions/flows/rehearsal/tester-letters.ts';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

await warmReader();

export const handler = endpoint(tester.reply).answers(async ({ body }, context) =>
  answerTester(body.user_id, body.text, context),
);
