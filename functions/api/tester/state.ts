/** The state of a tester's session, with its rendered letters. */
import { sessionState } from '#functions/flows/rehearsal/tester-session.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.state).answers(async ({ query }, context) =>
  sessionState(query.user_id, context),
);
