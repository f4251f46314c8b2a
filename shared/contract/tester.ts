/** The two testers: the real letters and replies of nobody, on a clock that the tester moves. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** As the testers call the moments of a day. */
export const testerStages = ['MORNING', 'MIDDAY', 'EVENING'] as const;
export const TesterStage = z.enum(testerStages);
export type TesterStage = z.output<typeof TesterStage>;

/** An item of the day's list; one put off to tomorrow is a carryover as well. */
export const Intention = z.object({
  text: z.string(),
  status: z.enum(['done', 'carryover', 'open']),
});
export type Intention = z.output<typeof Intention>;

export const Entry = z.object({
  /** A prompt, what the administrator wrote as the tester, our answer to it, or a new day. */
  type: z.enum(['system', 'user', 'ack', 'divider']),
  /** The letter as plain text, the reply as it was written, `Pipeline v3 — Day 2`. */
  text: z.string(),
  /** ISO instant of the tester's own clock. */
  ts: z.string(),
  /** The same for the same letter, however often it is asked for. */
  message_guid: z.string(),
  /** What kind of letter it is: `MORNING_PROMPT`, `MIDDAY_ACKNOWLEDGEMENT`. */
  contract: z.optional(z.string()),
  traceId: z.optional(z.string()),
  intentions: z.optional(z.array(Intention)),
  /** `Morning intentions Prompt`, `Midday check-in Acknowledgement`. */
  stageLabel: z.optional(z.string()),
});
export type Entry = z.output<typeof Entry>;

const at = {
  ok: z.literal(true),
  /** From 1. */
  currentDay: z.int(),
  currentStage: TesterStage,
};

/** Where a session stands after a call that writes no letter. */
export const Moved = z.object({ ...at, traceId: z.string() });
export type Moved = z.output<typeof Moved>;

export const Seeded = z.object({
  ...at,
  user_id: z.uuid(),
  email: z.string(),
  traceId: z.string(),
});
export type Seeded = z.output<typeof Seeded>;

/** One answer for both testers, after a prompt and after a reply. */
export const Answered = z.object({
  ...at,
  success: z.literal(true),
  /** The letter as plain text. */
  content: z.string(),
  contract: z.string(),
  traceId: z.string(),
  /** The stage that the letter belongs to. */
  stage: TesterStage,
  message_guid: z.string(),
  intentions: z.array(Intention),
  /** The whole session, this letter included. */
  transcript: z.array(Entry),
});
export type Answered = z.output<typeof Answered>;

export const AdminRenderRecord = z.object({
  /** The date of the tester's day, `2026-11-21`. */
  arc_date: z.string(),
  /** ISO instant of the tester's own clock. */
  ts: z.string(),
  stage: TesterStage,
  /** JSON text of an `AdminRender`. */
  admin_render_json: z.string(),
});
export type AdminRenderRecord = z.output<typeof AdminRenderRecord>;

export const TesterState = z.object({
  ...at,
  adminRendererMode: z.enum(['on', 'off']),
  session: z.object({
    user_id: z.uuid(),
    email: z.string(),
    currentDay: z.int(),
    currentStage: TesterStage,
    transcript: z.array(Entry),
    /** Empty with the mode off. */
    admin_renders: z.array(AdminRenderRecord),
  }),
});
export type TesterState = z.output<typeof TesterState>;

const userId = z.string().check(z.maxLength(100));

const ofTester = z.object({ user_id: userId });

export const tester = {
  seedUser: route(paths['tester.seedUser'], { answer: Seeded }),
  /** Asked again it answers the same letter. */
  sendStage: route(paths['tester.sendStage'], { body: ofTester, answer: Answered }),
  reply: route(paths['tester.reply'], {
    body: z.object({ user_id: userId, text: z.string() }),
    answer: Answered,
  }),
  nextStage: route(paths['tester.nextStage'], {
    body: z.object({ user_id: userId, expected_from: TesterStage }),
    answer: Moved,
  }),
  reset: route(paths['tester.reset'], { body: ofTester, answer: Moved }),
  advanceDay: route(paths['tester.advanceDay'], {
    body: z.object({ user_id: userId, force: z.literal(true) }),
    answer: Moved,
  }),
  /** The page asks every few seconds, whether anybody looks at it or not. */
  state: route(paths['tester.state'], {
    query: ofTester,
    answer: TesterState,
    isActivity: false,
  }),
};
