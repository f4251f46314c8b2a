/** Sends a person the midday letter now, for real. */
import { sendTest } from '#functions/flows/admin/send-test.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { sends } from '#shared/contract/sends.ts';

export const handler = endpoint(sends.midday).answers(({ body }, context) =>
  sendTest({ ...body, stage: 'MIDDAY_CHECKIN' }, context),
);
