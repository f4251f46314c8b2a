/** Opens a report as a page that runs nothing, fetches nothing and links nowhere. */
import { openReport } from '#functions/flows/exports/kept-files.ts';
import { endpoint, RawResponse } from '#functions/kit/endpoint.ts';
import { downloads as route } from '#shared/contract/downloads.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
};

export const handler = endpoint(route.show).answers(
  async ({ params }, context) => new RawResponse(await openReport(params.id, context), headers),
);
