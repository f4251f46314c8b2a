/** Takes a tester's reply as a person's mail is taken, and answers what they would be answered. */
import { answerTester } from '#functions/flows/tester-letters.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.reply).answers(async ({ body }, scene) =>
  answerTester(body.user_id, body.text, scene),
);
