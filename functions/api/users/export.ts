/** Asks for all users as a file, which a worker makes. */
import { startJob } from '#functions/flows/do-job.ts';
import { totalOf } from '#functions/flows/list-users.ts';
import { writeFileDeed } from '#functions/flows/write-deed.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { users as route } from '#shared/contract/users.ts';

export const handler = endpoint(route.export).answers(async ({ body }, scene) => {
  const showDeleted = body.showDeleted ?? false;
  const id = scene.newId();
  await writeFileDeed('export users', id, scene);
  const total = await totalOf(showDeleted);
  // Of nobody there is no share to show.
  const known = { id, ...(total > 0 && { steps: total }) };
  return { ok: true, runId: await startJob('user-export', { showDeleted }, scene, known) };
});
