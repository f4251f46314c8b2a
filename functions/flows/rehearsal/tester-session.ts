/** A tester's session: its current day and stage. Concurrent calls see each other's steps. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import {
  type KeptEntry,
  type OpenSession,
  type TesterSession,
  testers,
} from '#functions/store/testers.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Moved, Seeded, TesterStage, TesterState } from '#shared/contract/tester.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { stageWords, type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { dateOfDay, eraseTester, instantAt, newTester, testerAt } from './rehearse.ts';

/** The least time between two events of a tester. */
export const stepMs = 60_000;

/** Others may change the session meanwhile, but only as often as somebody can click. */
const maxRounds = 5;

const [firstStage] = touchpoints;

/** Testers skip the sign-up page of the first day. */
export const wireOf = (stage: Touchpoint): TesterStage => stageWords[stage].wire as TesterStage;

export const placeOf = ({ day, stage }: TesterSession) => ({
  currentDay: day,
  currentStage: wireOf(stage),
});

/** Throws UNKNOWN_USER for a person, an unknown id, and an expired tester. */
export async function openSession(userId: string, { now }: RequestContext): Promise<OpenSession> {
  const open = isUuid(userId) ? await testers.open(userId, now) : undefined;
  if (!open) throw new Refusal('UNKNOWN_USER');
  return open;
}

/** A session's next state, and the messages that belong to it. */
export interface Step {
  readonly to: Partial<Pick<TesterSession, 'day' | 'stage' | 'clock'>>;
  readonly told?: KeptEntry;
}

/**
 * Takes a step from the session's current state. Throws STILL_AT_WORK if others keep changing it,
 * and what `stepFrom` throws.
 */
export async function takeStep(
  open: OpenSession,
  stepFrom: (session: TesterSession) => Step,
  context: RequestContext,
): Promise<TesterSession> {
  let { session } = open;
  for (let round = 0; round < maxRounds; round += 1) {
    const { to, told } = stepFrom(session);
    const version = session.version + 1;
    const next = { ...session, ...to, version, writtenBy: context.owner };
    try {
      await testers.move(next, told);
      return next;
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
      ({ session } = await openSession(session.userId, context));
      // Our own write succeeded, but its answer was lost.
      if (session.writtenBy === context.owner) return session;
    }
  }
  throw new Refusal('STILL_AT_WORK');
}

/** When a stage of the session is due, in epoch milliseconds. */
export const plannedAt = (session: TesterSession, user: User): number =>
  instantAt(user, dateOfDay(session, session.day), session.stage).getTime();

export const clockMs = ({ clock }: TesterSession): number => (clock === '' ? 0 : Date.parse(clock));

/** The next day's morning, with a divider message just before its letter. */
function toNextDay(session: TesterSession, user: User): Step {
  const to = { day: session.day + 1, stage: firstStage };
  const morning = plannedAt({ ...session, ...to }, user);
  const clock = new Date(Math.max(morning - stepMs, clockMs(session) + stepMs)).toISOString();
  const entry = {
    type: 'divider' as const,
    text: `Pipeline v3 — Day ${to.day}`,
    ts: clock,
    message_guid: `day-${to.day}`,
  };
  return { to: { ...to, clock }, told: { entry } };
}

function toNextStage(session: TesterSession, user: User): Step {
  const stage = touchpoints[touchpoints.indexOf(session.stage) + 1];
  return stage ? { to: { stage } } : toNextDay(session, user);
}

const moved = (session: TesterSession, { traceId }: RequestContext): Moved => ({
  ok: true,
  ...placeOf(session),
  traceId,
});

export interface Opened extends OpenSession {
  readonly user: User;
}

/** The session and its tester. Throws UNKNOWN_USER. */
export async function opened(userId: string, context: RequestContext): Promise<Opened> {
  const [{ user }, open] = await Promise.all([
    testerAt(userId, context),
    testers.open(userId, context.now),
  ]);
  // An interrupted erasure may have removed only the session.
  if (user.state === 'purging') await eraseTester(user, context);
  if (user.state === 'purging' || !open) throw new Refusal('UNKNOWN_USER');
  return { ...open, user };
}

/** Throws UNKNOWN_USER, and STALE_STAGE without a change if the session has moved on. */
export async function nextStage(
  userId: string,
  expectedFrom: TesterStage,
  context: RequestContext,
): Promise<Moved> {
  const open = await opened(userId, context);
  const stepFrom = (session: TesterSession): Step => {
    if (wireOf(session.stage) === expectedFrom) return toNextStage(session, open.user);
    const now = `${stageWords[session.stage].label} of day ${session.day}`;
    throw new Refusal('STALE_STAGE', `It is ${now} now, and not ${expectedFrom}.`);
  };
  return moved(await takeStep(open, stepFrom, context), context);
}

/** Moves to the next day's morning, at any stage. Throws UNKNOWN_USER. */
export async function advanceDay(userId: string, context: RequestContext): Promise<Moved> {
  const open = await opened(userId, context);
  const stepFrom = (session: TesterSession) => toNextDay(session, open.user);
  return moved(await takeStep(open, stepFrom, context), context);
}

function firstSession(
  { id, email, startsOn, zone, expiresAt = 0 }: User,
  { owner }: RequestContext,
) {
  const first = { userId: id, email, startsOn, zone, expiresAt, writtenBy: owner, version: 1 };
  return { ...first, day: 1, stage: firstStage, clock: '' };
}

/** Creates a tester in the morning of its first day, which is today. */
export async function seedSession(context: RequestContext): Promise<Seeded> {
  const startsOn = localDateAt(context.now, defaultZone);
  const user = newTester({ id: context.newId(), zone: defaultZone, startsOn }, context.now);
  const session = firstSession(user, context);
  await testers.begin(user, session);
  return { ...moved(session, context), user_id: user.id, email: user.email };
}

/** Goes back to the first morning and keeps only the id. Throws UNKNOWN_USER. */
export async function resetSession(userId: string, context: RequestContext): Promise<Moved> {
  const { session: before } = await openSession(userId, context);
  const { zone, version } = before;
  const startsOn = localDateAt(context.now, zone);
  const user = newTester({ id: userId, zone, startsOn }, context.now);
  // The user and the session stay until they are rewritten, so that a repeated call can continue.
  await testers.clear(userId);
  const session = { ...firstSession(user, context), version: version + 1 };
  await testers.begin(user, session);
  return moved(session, context);
}

/** Throws UNKNOWN_USER. */
export async function sessionState(userId: string, context: RequestContext): Promise<TesterState> {
  const { session, entries } = await openSession(userId, context);
  const adminRendererMode = context.env.ADMIN_RENDERER_MODE;
  const renders = adminRendererMode === 'on' ? entries : [];
  return {
    ok: true,
    adminRendererMode,
    ...placeOf(session),
    session: {
      user_id: session.userId,
      email: session.email,
      ...placeOf(session),
      transcript: entries.map(({ entry }) => entry),
      admin_renders: renders.flatMap(({ entry: { ts }, render }) =>
        render
          ? [
              {
                arc_date: render.date,
                ts,
                stage: wireOf(render.stage),
                admin_render_json: render.json,
              },
            ]
          : [],
      ),
    },
  };
}
