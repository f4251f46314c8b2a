/** Whether the service answers and can reach its table. */

import { endpoint } from '#functions/kit/endpoint.ts';
import { reachTable } from '#functions/store/reads.ts';
import { health as route } from '#shared/contract/health.ts';

export const handler = endpoint(route.check).answers(async (_asked, { env }) => {
  await reachTable();
  return { ok: true, version: env.BUILD_VERSION, table: 'reachable' };
});
