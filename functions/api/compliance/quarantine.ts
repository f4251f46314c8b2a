/** The mails that were put aside, page by page. */
import { listQuarantine } from '#functions/flows/admin/list-quarantine.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.quarantine).answers(async ({ query }, context) => ({
  ok: true,
  ...(await listQuarantine(query, context)),
}));
