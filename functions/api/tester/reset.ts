/** Resets a tester to its beginning. */
import { resetSession } from '#functions/flows/rehearsal/tester-session.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.reset).answers(async ({ body }, context) =>
  resetSession(body.user_id, context),
);
