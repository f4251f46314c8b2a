/** Starts an export of all users; a worker makes the file. */

import { totalOf } from '#functions/flows/admin/list-users.ts';
import { startJob } from '#functions/flows/exports/do-job.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { audit } from '#functions/store/audit.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.export).answers(async ({ body }, context) => {
  const showDeleted = body.showDeleted ?? false;
  const id = context.newId();
  await audit.note({ what: 'export users', file: id }, context);
  const total = await totalOf(showDeleted);
  // Without users there is no progress to show.
  const known = { id, ...(total > 0 && { steps: total }) };
  return { ok: true, runId: await startJob('user-export', { showDeleted }, context, known) };
});
