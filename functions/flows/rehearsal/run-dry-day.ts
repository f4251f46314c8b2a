/**
 * Runs a whole day through the real flows with its own clock, for a made-up user who is erased
 * afterwards. Keeps a report and the session if asked to.
 */

import { readMail } from '#functions/adapters/postal-mime.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import type { DryRunResult } from '#shared/contract/dry-run.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { compareCarryOver, morningIn } from '#shared/domain/dry-run/carry-over.ts';
import { reportHtml } from '#shared/domain/dry-run/report.ts';
import {
  type DryArtifact,
  type DryChange,
  type DryEvent,
  type DryInput,
  type DryLetter,
  type DryReply,
  type DrySession,
  type DryStage,
  lettersOf,
} from '#shared/domain/dry-run/session.ts';
import { mimeParity } from '#shared/domain/letters/mime-parity.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { stageWords, type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import { byAsker, type Ended, inOrder, trackRun } from '../admin/track-run.ts';
import { type FileToKeep, keepDownload } from '../exports/keep-download.ts';
import { removeDownload } from '../exports/kept-files.ts';
import {
  dateOfDay,
  eraseTester,
  type Printed,
  promptAt,
  type Rehearsed,
  replyAt,
  seedTester,
  type Tester,
} from './rehearse.ts';

/** What else is known about an event. */
type About = Omit<DryEvent, 'at' | 'ms' | 'event'>;

interface Stopwatch {
  readonly events: readonly DryEvent[];
  /** Milliseconds since the run began. */
  readonly elapsed: () => number;
  /** Runs the work and records its duration, with what `about` says of the result. */
  readonly time: <Result>(
    event: string,
    work: () => Promise<Result>,
    about?: (result: Result) => About,
  ) => Promise<Result>;
  /** Records an event without duration. */
  readonly note: (event: string, about?: About) => void;
}

function stopwatch({ clock, log }: Pick<RequestContext, 'clock' | 'log'>): Stopwatch {
  const events: DryEvent[] = [];
  const began = clock().getTime();
  const elapsed = () => clock().getTime() - began;
  const add = (event: DryEvent) => {
    events.push(event);
    const { event: name, ...fields } = event;
    log.info(`dry run: ${name}`, fields);
  };
  return {
    events,
    elapsed,
    note: (event, about = {}) => add({ at: elapsed(), ms: 0, event, ...about }),
    async time(event, work, about = () => ({})) {
      const at = elapsed();
      const result = await work();
      add({ at, ms: elapsed() - at, event, ...about(result) });
      return result;
    },
  };
}

/** If a part is missing, the two can't match. */
async function parityOf(mime: Uint8Array | undefined) {
  const { html = '', text = '' } = mime ? await readMail(mime) : {};
  return mimeParity(html, text);
}

async function dryLetter(
  kind: DryLetter['kind'],
  { at, guid, traceId }: Rehearsed,
  { letter, mime, html, text, sms }: Printed,
): Promise<DryLetter> {
  return {
    kind,
    at: at.toISOString(),
    guid,
    traceId,
    subject: letter.subject,
    html,
    text,
    sms,
    mime: Buffer.from(mime ?? []).toString('utf8'),
    parity: await parityOf(mime),
  };
}

/** What the stages of a day share. */
interface Run {
  readonly tester: Tester;
  readonly context: RequestContext;
  readonly watch: Stopwatch;
  readonly tell: (doing: string) => void;
}

/** A stage, with what later stages are compared with. */
interface Ran {
  readonly stage: DryStage;
  readonly last: Rehearsed;
  readonly prompt: Printed;
}

/**
 * The model may be asked until then: it takes up to 8 seconds, and the rest must finish before the
 * gateway's limit of 30.
 */
const modelUntilMs = 16_000;

/** The reply of each stage. */
const wordsAt = {
  MORNING_INTENTION: ({ morningIntentions }: DryInput) => morningIntentions,
  MIDDAY_CHECKIN: ({ middayReply }: DryInput) => middayReply,
  EVENING_REFLECTION: ({ eveningReflection }: DryInput) => eveningReflection,
} as const satisfies Record<Touchpoint, (asked: DryInput) => string>;

interface Moment {
  readonly day: number;
  readonly stage: Touchpoint;
}

const placeOf = ({ day, stage }: Moment) => ({ day, stage: stageWords[stage].wire });

const told = (moment: Moment, { outcome, reply }: Rehearsed): About => ({
  ...placeOf(moment),
  outcome,
  ...(reply && { engine: reply.engine, edits: reply.changes.length }),
});

/** Names the letter that ended the day, for `detail`. */
const whereOf = ({ day, stage }: Moment, { outcome }: Rehearsed): string =>
  `${stageWords[stage].label} of day ${day}: ${outcome}.`;

/** After that time our reader alone reads the remaining replies. */
function withinBudget({ context, watch }: Run, moment: Moment): RequestContext {
  if (!context.env.MODEL_ENABLED || watch.elapsed() < modelUntilMs) return context;
  watch.note('the model is left out, for want of time', placeOf(moment));
  return { ...context, env: { ...context.env, MODEL_ENABLED: false } };
}

async function prompted(run: Run, moment: Moment) {
  const { label } = stageWords[moment.stage];
  run.tell(`${label}: writing the letter`);
  const rehearsed = await run.watch.time(
    'prompt',
    () => promptAt(run.tester, moment, run.context),
    (done) => told(moment, done),
  );
  if (!rehearsed.sent) throw new Refusal('NO_LETTER_NOW', whereOf(moment, rehearsed));
  return { rehearsed, sent: rehearsed.sent };
}

async function replied(run: Run, moment: Moment, words: string) {
  const { label } = stageWords[moment.stage];
  run.tell(`${label}: reading the reply`);
  const context = withinBudget(run, moment);
  const rehearsed = await run.watch.time(
    'reply',
    () => replyAt(run.tester, moment, words, context),
    (done) => told(moment, done),
  );
  const { sent, reply } = rehearsed;
  if (!sent || !reply) throw new Refusal('NOT_ANSWERED', whereOf(moment, rehearsed));
  return { rehearsed, sent, reply };
}

function changesIn({ day, reply }: Rehearsed): readonly DryChange[] {
  const changes = reply?.changes ?? [];
  const words = new Map([...day.items, ...day.later].map(({ id, text }) => [id, text]));
  return changes.map(({ kind, id, wasText }) => ({
    kind,
    text: words.get(id) ?? '',
    ...(wasText !== undefined && { wasText }),
  }));
}

const replyOf = (text: string, rehearsed: Rehearsed): DryReply => ({
  text,
  at: rehearsed.at.toISOString(),
  engine: rehearsed.reply?.engine ?? '',
  intent: rehearsed.reply?.intent ?? null,
  changes: changesIn(rehearsed),
  after: { items: rehearsed.day.items, later: rehearsed.day.later },
});

/** Runs a stage with its reply. Throws NO_LETTER_NOW and NOT_ANSWERED, and what the flows throw. */
async function runStage(run: Run, moment: Moment, words: string): Promise<Ran> {
  const { rehearsed: first, sent: prompt } = await prompted(run, moment);
  const { rehearsed: last, sent } = await replied(run, moment, words);
  const { day, stage } = moment;
  return {
    prompt,
    last,
    stage: {
      day,
      stage,
      date: dateOfDay(run.tester, day),
      prompt: await dryLetter('prompt', first, prompt),
      reply: replyOf(words, last),
      acknowledgement: await dryLetter('acknowledgement', last, sent),
    },
  };
}

/** The next day's first letter, compared with what the evening left. */
async function runNextMorning(run: Run, evening: Ran) {
  const moment = { day: 2, stage: 'MORNING_INTENTION' } as const;
  const { rehearsed, sent } = await prompted(run, moment);
  const date = dateOfDay(run.tester, moment.day);
  const prompt = await dryLetter('prompt', rehearsed, sent);
  const carryOver = compareCarryOver(evening.last.day, morningIn(sent.letter, prompt.text));
  const { verified } = carryOver;
  run.watch.note('carry-over', { ...placeOf(moment), outcome: verified ? 'verified' : 'broken' });
  const stage: DryStage = { ...moment, date, prompt };
  return { stage, carryOver };
}

interface KeptSession {
  readonly report: DownloadFile;
  readonly session: DownloadFile;
}

/** The day and the start of the id tell files apart. */
function filesOf(run: DrySession): Readonly<Record<keyof KeptSession, FileToKeep>> {
  const date = run.startedAt.slice(0, 10);
  const filename = `dry-run-${date}-${run.sessionId.slice(0, 8)}`;
  const isGood = run.mimeParity && run.carryOver?.verified !== false;
  const tags = ['dry-run', isGood ? 'pass' : 'fail'];
  return {
    session: {
      filename: `${filename}.json`,
      description: `Session of the dry run of ${date}: every letter, reply and change`,
      mimeType: 'application/json',
      tags: [...tags, 'session'],
    },
    report: {
      filename: `${filename}.html`,
      description: `Report of the dry run of ${date}`,
      mimeType: 'text/html; charset=utf-8',
      tags: [...tags, 'report'],
    },
  };
}

/**
 * Keeps both files, or removes the first if the second fails. Throws what `keepDownload` throws.
 */
async function keepSession(run: DrySession, context: AdminContext): Promise<KeptSession> {
  const files = filesOf(run);
  const json = `${JSON.stringify(run, undefined, 2)}\n`;
  const session = await keepDownload(files.session, json, context);
  try {
    return { session, report: await keepDownload(files.report, reportHtml(run), context) };
  } catch (problem) {
    await removeDownload(session.id, context).catch((second: unknown) => {
      context.log.error('a session stays without its report', second, { id: session.id });
    });
    throw problem;
  }
}

const artifactsKept = ({ report, session }: KeptSession): readonly DryArtifact[] =>
  [report, session].map(({ filename: name, mimeType: type, size }) => ({ name, type, size }));

/** The report opens as a page of its own. */
const reportUrlOf = ({ report }: KeptSession): string => `/api/downloads/${report.id}/report`;

const sizeOf = (content: string): number => Buffer.byteLength(content);

const formsOf = (name: string, { html, text, sms, mime }: DryLetter): readonly DryArtifact[] =>
  (
    [
      ['eml', 'message/rfc822', mime],
      ['html', 'text/html', html],
      ['txt', 'text/plain', text],
      ['sms.txt', 'text/plain', sms],
    ] as const
  ).map(([end, type, content]) => ({ name: `${name}.${end}`, type, size: sizeOf(content) }));

/** Named by day, stage and kind: `day-1-morning-prompt.html`. */
const artifactsOf = (stages: readonly DryStage[]): readonly DryArtifact[] =>
  stages.flatMap(({ day, stage, prompt, reply, acknowledgement }) => {
    const name = `day-${day}-${stageWords[stage].slug}`;
    const words = reply && {
      name: `${name}-reply.txt`,
      type: 'text/plain',
      size: sizeOf(reply.text),
    };
    return [
      ...formsOf(`${name}-prompt`, prompt),
      ...(words ? [words] : []),
      ...(acknowledgement ? formsOf(`${name}-acknowledgement`, acknowledgement) : []),
    ];
  });

/** The zone in which every sign-up of the landing page begins. */
const zone = 'America/Chicago';

/** Steps: create the user, a letter and a reply per stage, the next morning, the files. */
const stepsOf = ({ carryOver, persist }: DryInput): number =>
  2 * touchpoints.length + 1 + (carryOver ? 1 : 0) + (persist ? 1 : 0);

async function stagesOf(run: Run, asked: DryInput) {
  const ran: Ran[] = [];
  for (const stage of touchpoints) {
    ran.push(await runStage(run, { day: 1, stage }, wordsAt[stage](asked)));
  }
  const stages = ran.map(({ stage }) => stage);
  const evening = ran.at(-1);
  if (!asked.carryOver || !evening) return { stages };
  const next = await runNextMorning(run, evening);
  return { stages: [...stages, next.stage], carryOver: next.carryOver };
}

/** Always erases the tester; if that fails, it expires in a week. */
async function erased({ tester, context, watch }: Run): Promise<void> {
  try {
    await watch.time('erase', () => eraseTester(tester, context));
  } catch (problem) {
    context.log.error('a dry run left its tester to expire', problem, { userId: tester.id });
    watch.note('erase', { outcome: 'failed: what is left of them expires in a week' });
  }
}

async function dayOf(asked: DryInput, context: AdminContext, watch: Stopwatch, tell: Run['tell']) {
  // The id is known beforehand, so a tester is erased even if creating it got no answer.
  const id = context.newId();
  const run = { context, watch, tell, tester: { id, startsOn: localDateAt(context.now, zone) } };
  try {
    tell('Making somebody up');
    await watch.time('seed', () => seedTester({ ...context, newId: () => id }, { zone }));
    return await stagesOf(run, asked);
  } finally {
    await erased(run);
  }
}

type Day = Awaited<ReturnType<typeof dayOf>>;

function sessionOf(
  sessionId: string,
  asked: DryInput,
  { stages, carryOver }: Day,
  context: AdminContext,
  watch: Stopwatch,
): DrySession {
  const letters = stages.flatMap(lettersOf);
  const mimeParity = letters.every(({ parity }) => parity.same);
  watch.note('mime parity', { outcome: mimeParity ? 'verified' : 'broken' });
  return {
    sessionId,
    startedAt: context.now.toISOString(),
    executionTimeMs: watch.elapsed(),
    productName: context.env.PRODUCT_NAME,
    zone,
    asked,
    stages,
    mimeParity,
    ...(carryOver && { carryOver }),
    telemetry: [...watch.events],
    artifacts: artifactsOf(stages),
  };
}

const carryWords = ({ carryOver }: DrySession): DryRunResult['summary']['carryOver'] => {
  if (!carryOver) return 'not included';
  return carryOver.verified ? 'verified' : 'broken';
};

/** Without a comparison the carry-over is not verified. */
function resultOf(
  session: DrySession,
  kept: KeptSession | undefined,
  watch: Stopwatch,
): DryRunResult {
  return {
    ok: true,
    success: true,
    executionTimeMs: watch.elapsed(),
    sessionId: session.sessionId,
    summary: {
      totalStages: session.stages.length,
      mimeParity: session.mimeParity,
      carryOverVerified: session.carryOver?.verified ?? false,
      carryOver: carryWords(session),
    },
    artifacts: [...session.artifacts, ...(kept ? artifactsKept(kept) : [])],
    telemetry: [...watch.events],
    ...(kept && { reportUrl: reportUrlOf(kept) }),
  };
}

/** The part of the result that the run's row keeps. */
const ended = ({ result, kept }: Done): Ended => ({
  result: {
    success: result.success,
    executionTimeMs: result.executionTimeMs,
    sessionId: result.sessionId,
    ...result.summary,
    artifacts: result.artifacts.length,
    telemetry: result.telemetry.length,
    ...(result.reportUrl && { reportUrl: result.reportUrl }),
  },
  ...(kept && { downloadId: kept.report.id }),
});

interface Done {
  readonly result: DryRunResult;
  readonly kept: KeptSession | undefined;
}

async function runDay(
  sessionId: string,
  asked: DryInput,
  context: AdminContext,
  tell: Run['tell'],
): Promise<Done> {
  const watch = stopwatch(context);
  const day = await dayOf(asked, context, watch, tell);
  const session = sessionOf(sessionId, asked, day, context, watch);
  if (!asked.persist) return { result: resultOf(session, undefined, watch), kept: undefined };
  tell('Keeping the report');
  const kept = await watch.time('keep', () => keepSession(session, context));
  return { result: resultOf(session, kept, watch), kept };
}

/**
 * Throws RUN_IN_PROGRESS, NO_LETTER_NOW and NOT_ANSWERED (with the stage in `detail`), and what AWS
 * threw. Nothing of the day is kept then.
 */
export async function runDryDay(asked: DryInput, context: AdminContext): Promise<DryRunResult> {
  const id = context.newId();
  const { result } = await trackRun(
    'dry-run',
    { ...byAsker(context), id, steps: stepsOf(asked) },
    (tell) => runDay(id, asked, context, inOrder(tell)),
    ended,
  );
  return result;
}
