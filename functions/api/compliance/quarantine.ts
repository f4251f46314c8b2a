/** The mails that were put aside, page by page. */
import { showAside } from '#functions/flows/show-aside.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.quarantine).answers(async ({ query }, scene) => ({
  ok: true,
  ...(await showAside(query, scene)),
}));
