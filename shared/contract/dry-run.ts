/** A whole day at once, through the real flows, for somebody who does not exist. */
import * as z from 'zod/mini';
import { maxReplyChars } from '#shared/domain/limits.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** What a person says at a stage: not blank, and no longer than a reply that is read. */
const said = z.string().check(z.maxLength(maxReplyChars), z.regex(/\S/));

export const DryRunInput = z.object({
  morningIntentions: said,
  middayReply: said,
  eveningReflection: said,
  /** Whether the morning after is run, and compared with the evening. */
  carryOver: z.boolean(),
  /** Whether a report and the session stay, as downloads. Nobody else of it ever does. */
  persist: z.boolean(),
});

export type DryRunInput = z.output<typeof DryRunInput>;

/** Something that the run made; it stays where it was asked to, and nowhere else. */
const Artifact = z.object({
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
});

/** Names and numbers of ours; never a person's words. */
const TelemetryEvent = z.object({
  /** Milliseconds after the run began, and how long it took. */
  at: z.int(),
  ms: z.int(),
  event: z.string(),
  day: z.optional(z.int()),
  /** `MORNING`, `MIDDAY`, `EVENING`. */
  stage: z.optional(z.string()),
  outcome: z.optional(z.string()),
  /** Who read a reply, and how many items it changed. */
  engine: z.optional(z.string()),
  edits: z.optional(z.int()),
});

export const DryRunResult = z.object({
  ok: z.literal(true),
  /** The day was run to its end; the verdicts are in the summary. */
  success: z.literal(true),
  executionTimeMs: z.int(),
  sessionId: z.uuid(),
  summary: z.object({
    /** The three of the day, and the next morning where it was run. */
    totalStages: z.int(),
    /** Of every letter, HTML and text were compared, and say the same. */
    mimeParity: z.boolean(),
    /** The next morning's letter was compared with the evening, and shows exactly what stayed. */
    carryOverVerified: z.boolean(),
    /** Why `carryOverVerified` is what it is: what was not compared is not verified. */
    carryOver: z.enum(['verified', 'broken', 'not included']),
  }),
  artifacts: z.array(Artifact),
  telemetry: z.array(TelemetryEvent),
  /** Of the report that was kept. */
  reportUrl: z.optional(z.string()),
});
export type DryRunResult = z.output<typeof DryRunResult>;

export const dryRun = {
  run: route(paths['dryRun.run'], { body: DryRunInput, answer: DryRunResult }),
};
