/** Asks for the log between two instants as a file, which a worker makes. */
import { startJob } from '#functions/flows/do-job.ts';
import { logRange } from '#functions/flows/read-logs.ts';
import { writeFileDeed } from '#functions/flows/write-deed.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { logs } from '#shared/contract/logs.ts';

export const handler = endpoint(logs.export).answers(async ({ body }, scene) => {
  const asked = { ...logRange(body, scene.now), ...body.filters };
  const id = scene.newId();
  await writeFileDeed('export the log', id, scene);
  return { ok: true, runId: await startJob('log-export', asked, scene, { id }) };
});
