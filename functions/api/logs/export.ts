/** Starts an export of the log between two instants; a worker makes the file. */

import { logRange } from '#functions/flows/admin/read-logs.ts';
import { startJob } from '#functions/flows/exports/do-job.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { logs } from '#shared/contract/logs.ts';

export const handler = endpoint(logs.export).answers(async ({ body }, context) => {
  const asked = { ...logRange(body, context.now), ...body.filters };
  const id = context.newId();
  await audit.note({ what: 'export the log', file: id }, context);
  return { ok: true, runId: await startJob('log-export', asked, context, { id }) };
});
