/** How a tester's session stands, with its letters as the renderer draws them. */
import { sessionState } from '#functions/flows/rehearsal/tester-session.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.state).answers(async ({ query }, context) =>
  sessionState(query.user_id, context),
);
