/** The mails that were put aside, page by page. */
import { showAside } from '#functions/flows/admin/show-aside.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.quarantine).answers(async ({ query }, context) => ({
  ok: true,
  ...(await showAside(query, context)),
}));
