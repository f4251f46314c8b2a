/** Runs work that takes longer than a request: a worker makes a file of it, in as many steps as it needs. */
import * as z from 'zod/mini';
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import { invokeLater } from '#functions/adapters/lambda.ts';
import {
  beginParts,
  dropParts,
  joinParts,
  partBytes,
  putFile,
  sendPart,
} from '#functions/adapters/s3-files.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import {
  type Attempt,
  downloads,
  everyone,
  type Making,
  type Progress,
} from '#functions/store/downloads.ts';
import { runs } from '#functions/store/runs.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { refusals } from '#shared/contract/refusal.ts';
import { type RunKind, runKinds } from '#shared/contract/runs.ts';
import { byAsker, type Ended, startRun, type Tell, trackRun } from '../admin/track-run.ts';
import {
  type FileToKeep,
  type KeepingContext,
  keptFile,
  placeOfFile,
  shownFile,
  undo,
} from './keep-download.ts';

export const Job = z.object({
  kind: z.enum(runKinds),
  runId: z.uuid(),
  adminId: z.string(),
  /** The number of steps, if it is known. */
  steps: z.optional(z.int()),
  /** The work parses it itself. */
  asked: z.unknown(),
});
export type Job = Readonly<z.output<typeof Job>>;

/** Some lines of a file, and where the next ones begin. */
export interface FilePage {
  readonly text: string;
  /** Lines from the beginning to the end of this page. */
  readonly written: number;
  /** What is told of it. */
  readonly doing: string;
  readonly step: number;
  /** Names the place behind the page; absent where it is the last. */
  readonly after?: string | undefined;
}

/** A file about `everyone` that is made page by page; the same page can be read again. */
export interface PagedFile {
  readonly file: FileToKeep;
  /** The first page, or the next one. Throws what AWS threw. */
  readonly page: (from: Progress['next']) => Promise<FilePage>;
}

/** What a job makes; `begunAt` is the same for all its steps. */
export type Work = (asked: unknown, begunAt: Date, context: RequestContext) => PagedFile;

/** Starts a run, hands it to the worker and returns its id. Throws RUN_IN_PROGRESS. */
export async function startJob(
  kind: RunKind,
  asked: unknown,
  context: AdminContext,
  known: { readonly id?: string; readonly steps?: number } = {},
): Promise<string> {
  const by = { ...byAsker(context), ...known };
  const runId = await startRun(kind, by);
  const job: Job = { kind, runId, adminId: context.admin.id, steps: known.steps, asked };
  try {
    await invokeLater(context.env.EXPORT_FUNCTION, job);
  } catch (problem) {
    // If this fails, too, the run counts as failed after a minute of silence.
    const failed = { state: 'failed' as const, error: refusals.INTERNAL[1] };
    await runs.end({ adminId: context.admin.id, kind, id: runId }, failed, context.clock());
    throw problem;
  }
  return runId;
}

/** How long a step begins new parts. The longest, of 5 MB of people, take a minute more. */
const stepMs = 8 * 60_000;

/** 'goes on': another step has to follow. 'taken up': another attempt is at it. */
type Came = DownloadFile | 'goes on' | 'taken up';

/**
 * Does a step of a job: it goes on where the last one ended, or died. A file that cannot be made is
 * taken back, and its run says so. Throws only where Lambda should deliver the event again.
 */
export async function doJob(job: Job, work: Work, context: RequestContext): Promise<void> {
  const { kind, runId: id, adminId, steps, asked } = job;
  const { env, log, owner } = context;
  const attempt: Attempt = { id, about: everyone, owner };
  const making = await takeUp(attempt, context);
  if (!making) return endAgain(job, context);
  const goesOn = making.progress !== undefined;
  const by = { adminId, context, id, goesOn, ...(steps !== undefined && { steps }) };
  const keeping = { ...context, admin: { id: adminId } };
  let { progress } = making;
  const keep = (further: Progress): Promise<void> => {
    progress = further;
    return downloads.keepProgress(attempt, further);
  };
  const make = (tell: Tell): Promise<Came> => {
    const paged = work(asked, new Date(making.begunAt), context);
    return makeFile({ paged, known: making.progress, attempt, keep, tell }, keeping);
  };
  const came = await trackRun(kind, by, make, ended).catch((problem: unknown) => {
    log.error('export failed', problem, { kind });
  });
  if (came === undefined) return takeBack(attempt, progress, context);
  log.info('export', { kind, outcome: typeof came === 'string' ? came : 'made' });
  if (came === 'goes on') await invokeLater(env.EXPORT_FUNCTION, job);
}

const done = ({ id, filename, size }: DownloadFile) =>
  ({ state: 'done', downloadId: id, result: { filename, bytes: size } }) as const;

const ended = (came: Came): Ended | undefined =>
  typeof came === 'string' ? undefined : done(came);

/** Of a file that is made: where the attempt that made it died, its run does not say so yet. */
async function endAgain({ kind, runId: id, adminId }: Job, context: RequestContext) {
  const now = context.clock();
  const file = await downloads.find(id, now);
  const isNews = file && (await tryWrite(() => runs.end({ adminId, kind, id }, done(file), now)));
  context.log.warn('a job came twice', { kind, ended: isNews });
}

/** Undefined where the file is made. */
async function takeUp(attempt: Attempt, { clock }: RequestContext): Promise<Making | undefined> {
  try {
    return await downloads.takeUp(attempt, clock());
  } catch (problem) {
    if (problem instanceof ConditionFailed) return undefined;
    throw problem;
  }
}

interface Step {
  readonly paged: PagedFile;
  /** How far the steps before it came. */
  readonly known: Progress | undefined;
  readonly attempt: Attempt;
  readonly keep: (further: Progress) => Promise<void>;
  readonly tell: Tell;
}

/** Throws what AWS threw, and ConditionFailed where a person was erased meanwhile. */
async function makeFile(step: Step, context: KeepingContext): Promise<Came> {
  const { attempt, paged } = step;
  try {
    const size = await sendPages(step, context);
    if (size === undefined) return 'goes on';
    const file = keptFile(attempt.id, paged.file, size, context);
    await downloads.add(file, attempt);
    return shownFile(file);
  } catch (problem) {
    // The upload may be done, too: whatever failed is no matter of this attempt any more.
    if (await downloads.isOthers(attempt)) return 'taken up';
    throw problem;
  }
}

/** Returns the bytes of the object; undefined where the time was over before it was whole. */
async function sendPages(step: Step, context: RequestContext): Promise<number | undefined> {
  const { paged, known, attempt, keep } = step;
  const { mimeType } = paged.file;
  const place = placeOfFile(attempt.id, context);
  const untilMs = context.clock().getTime() + stepMs;
  let progress = known;
  for (;;) {
    if (progress && !progress.next) break;
    if (progress && context.clock().getTime() >= untilMs) return undefined;
    const { bytes, next } = await readPart(step, progress?.next, context);
    if (!progress && !next) {
      await putFile(place, bytes, mimeType);
      return bytes.length;
    }
    const uploadId: string = progress?.uploadId ?? (await beginParts(place, mimeType));
    const { parts, size } = progress ?? { parts: [], size: 0 };
    const part = await sendPart(place, uploadId, parts.length + 1, bytes);
    const sent = { parts: [...parts, part], size: size + bytes.length };
    progress = { uploadId, ...sent, ...(next && { next }) };
    await keep(progress);
  }
  await joinParts(place, progress.uploadId, progress.parts);
  return progress.size;
}

/** As many whole pages as make a part, or all there are. */
async function readPart({ paged, tell }: Step, from: Progress['next'], context: RequestContext) {
  const texts: Buffer[] = [];
  let bytes = 0;
  let next = from;
  do {
    const { text, written, doing, step, after } = await patiently(() => paged.page(next), context);
    const lines = Buffer.from(text);
    texts.push(lines);
    bytes += lines.length;
    next = after === undefined ? undefined : { after, written };
    tell(doing, step);
  } while (next && bytes < partBytes);
  return { bytes: Buffer.concat(texts), next };
}

/** Retry delays. Nobody waits for the file, so a throttled call is retried patiently. */
const patienceMs = [1_000, 3_000, 9_000, 20_000];

/** The errors of who asks too fast, as AWS and our adapters name them, and of what took too long. */
const passing = /^(Throttl|Provisioned|RequestLimit|Timeout)/;

const isPassing = (problem: unknown): problem is Error =>
  problem instanceof Error && (passing.test(problem.name) || isPassing(problem.cause));

/** Reads one page, with retries. Throws what AWS threw in the end. */
async function patiently<Page>(read: () => Promise<Page>, { log }: RequestContext): Promise<Page> {
  for (const waitMs of patienceMs) {
    try {
      return await read();
    } catch (problem) {
      if (!isPassing(problem)) throw problem;
      log.warn('a page did not come', { because: problem.name });
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return read();
}

/** Removes what exists of a file that will not be kept; what is left of it expires. */
async function takeBack(
  { id, about }: Attempt,
  progress: Progress | undefined,
  context: RequestContext,
): Promise<void> {
  await undo(id, about, context);
  if (!progress) return;
  await dropParts(placeOfFile(id, context), progress.uploadId).catch((problem: unknown) => {
    context.log.error('parts of a file may be left behind', problem, { id });
  });
}
