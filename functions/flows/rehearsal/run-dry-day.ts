/**
 * Runs a whole day through the real flows with its own clock, for a made-up user who is erased
 * afterwards. Keeps a report and the session if asked to.
 */
import type { AdminContext } from '#functions/context.ts';
import type { DryRunResult } from '#shared/contract/dry-run.ts';
import { type DryAsked, type DrySession, lettersOf } from '#shared/domain/dry-run/session.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { byAsker, type Ended, trackRun } from '../admin/track-run.ts';
import {
  type Ran,
  type Run,
  runNextMorning,
  runStage,
  type Stopwatch,
  stopwatch,
  wordsAt,
} from './dry-run/day-stages.ts';
import {
  artifactsKept,
  artifactsOf,
  type KeptSession,
  keepSession,
  reportUrlOf,
} from './dry-run/keep-session.ts';
import { eraseTester, seedTester } from './rehearse.ts';

/** The zone in which every sign-up of the landing page begins. */
const zone = 'America/Chicago';

/** Steps: create the user, a letter and a reply per stage, the next morning, the files. */
const stepsOf = ({ carryOver, persist }: DryAsked): number =>
  2 * touchpoints.length + 1 + (carryOver ? 1 : 0) + (persist ? 1 : 0);

async function stagesOf(run: Run, asked: DryAsked) {
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

async function dayOf(asked: DryAsked, context: AdminContext, watch: Stopwatch, tell: Run['tell']) {
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
  asked: DryAsked,
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
  asked: DryAsked,
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
export async function runDryDay(asked: DryAsked, context: AdminContext): Promise<DryRunResult> {
  const id = context.newId();
  let step = 0;
  const { result } = await trackRun(
    'dry-run',
    { ...byAsker(context), id, steps: stepsOf(asked) },
    (tell) =>
      runDay(id, asked, context, (doing) => {
        step += 1;
        tell(doing, step);
      }),
    ended,
  );
  return result;
}
