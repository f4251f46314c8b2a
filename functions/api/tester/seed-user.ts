/** Creates a tester: a made-up user in the morning of a first day. */
import { seedSession } from '#functions/flows/rehearsal/tester-session.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { tester } from '#shared/contract/tester.ts';

export const handler = endpoint(tester.seedUser).answers(async (_asked, context) =>
  seedSession(context),
);
