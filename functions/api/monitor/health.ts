/** How the service does: each figure measured, each part by itself. */
import { readHealth } from '#functions/flows/admin/read-health.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { monitor } from '#shared/contract/monitor.ts';

export const handler = endpoint(monitor.health).answers(async ({ query }, context) => {
  const { endMs = context.now.getTime() } = query;
  return { ok: true, ...(await readHealth(Number(endMs), context)) };
});
