/** The asking administrator's long operations and their progress. */
import { endpoint } from '#functions/kit/endpoint.ts';
import { runs as store } from '#functions/store/runs.ts';
import { runs } from '#shared/contract/runs.ts';

export const handler = endpoint(runs.list).answers(async (_asked, { admin, now }) => ({
  ok: true,
  runs: [...(await store.of(admin.id, now))],
}));
