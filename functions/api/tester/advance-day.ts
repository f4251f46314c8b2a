/** Moves a tester to the morning of the next day, at any stage. */
import { advanceDay } from '#functions/flows/rehearsal/tester-session.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.advanceDay).answers(async ({ body }, context) =>
  advanceDay(body.user_id, context),
);
