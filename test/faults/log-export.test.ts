/**
 * Goal: wherever the making of a file of the log breaks, each file that is listed is whole, and
 * asked for again the file is there.
 * Method: break every call to AWS of the worker, and of who hands it the work, in every way; ask
 * again a minute later; fetch all files.
 */
import type { DownloadFile } from '#shared/contract/downloads.ts';
import type { Run } from '#shared/contract/runs.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';

const lineCount = 25;
/** A run that died is known as dead by then. */
const longMs = 61_000;
let days = 2;

/** Lines on a day of their own, and an administrator of their own to ask for them. */
async function prepare(world: World) {
  days += 1;
  const startMs = Date.now() - days * 24 * 3_600_000;
  world.endpoint.writeLog(
    'x',
    Array.from({ length: lineCount }, (_, at) => ({ at: startMs + at, message: `${at}` })),
  );
  return { admin: await signedIn(world), range: { startMs, endMs: startMs + lineCount } };
}
type Case = Awaited<ReturnType<typeof prepare>>;

async function deliver(world: World, { admin, range }: Case) {
  await world.advance(longMs);
  const { status } = await admin.http('/api/v2/admin/logs/export', {
    method: 'POST',
    body: JSON.stringify(range),
  });
  await world.runtime.atRest();
  return { status };
}

async function isWhole(admin: SignedIn, { id }: DownloadFile): Promise<boolean> {
  const { status, text } = await admin.http(`/api/downloads/${id}/download`);
  const lines = text.split('\n').filter((line) => line !== '');
  const messages = lines.map((line) => (JSON.parse(line) as { message: string }).message);
  return (
    status === 200 && messages.join() === Array.from({ length: lineCount }, (_, at) => at).join()
  );
}

async function left(_world: World, { admin, range }: Case) {
  const listed = (await admin.get('/api/downloads')).body as unknown as readonly DownloadFile[];
  const from = new Date(range.startMs).toISOString().slice(0, 19).replace('T', ' ');
  const files = listed.filter(({ description }) => description.includes(from));
  const { runs } = (await admin.get('/admin/api/runs')).body as { runs?: readonly Run[] };
  const run = runs?.find(({ kind }) => kind === 'log-export');
  const whole = await Promise.all(files.map((file) => isWhole(admin, file)));
  return {
    facts: {
      whole: whole.every(Boolean),
      run: run?.state,
      isThere: files.some(({ id }) => id === run?.downloadId),
    },
  };
}

const expected = { facts: { whole: true, run: 'done', isThere: true } };

finishes('a file of the log whose making broke off is made when it is asked for again', {
  name: 'Administrator, file of the log',
  caller: 'jobs.export',
  calls: 6,
  prepare,
  deliver,
  left,
  expected,
});

finishes('a file of the log that nobody was told to make is asked for again', {
  name: 'Administrator, asking for a file of the log',
  caller: 'logs.export',
  calls: 4,
  prepare,
  deliver,
  left,
  expected,
});
