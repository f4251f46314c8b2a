/** The older route for the midday letter: by id, with the address as confirmation. */
import { sendTest } from '#functions/flows/admin/send-test.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { sends } from '#shared/contract/sends.ts';

export const handler = endpoint(sends.legacyMidday).answers(
  ({ body: { userId, email } }, context) =>
    sendTest({ userId, email, stage: 'MIDDAY_CHECKIN' }, context),
);
