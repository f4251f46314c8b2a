/** What is proved about the running build: the build's own facts, and the proofs that were run. */
import * as z from 'zod/mini';
import { Guards } from './build-facts.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

const Proof = z.object({
  passed: z.boolean(),
  /** How many cases were looked at. */
  checked: z.int(),
  /** Each that failed: what was looked at, and what was wrong with it. */
  failures: z.array(z.object({ what: z.string(), why: z.string() })),
});

/** Why the configured model did not read, in a word or two. */
export const modelTroubles = [
  // Reports of earlier builds say it; a run without a key is refused now.
  'no key',
  'refused',
  'timed out',
  'unreachable',
  'rate limited',
  'server error',
  'request refused',
  'declined to answer',
  'broke off its answer',
  'empty answer',
  'wrong schema',
  'failed',
] as const;

const Live = z.object({
  passed: z.boolean(),
  model: z.string(),
  /** Replies that were given to it to read. */
  asked: z.int(),
  /** Of those, what it proposed and the gate did not let through. */
  notBelieved: z.int(),
  because: z.optional(z.enum(modelTroubles)),
  /** The same in a sentence, with what to do. */
  says: z.optional(z.string()),
});
export type Live = Readonly<z.output<typeof Live>>;

const FirstClass = z.object({
  intentions: z.boolean(),
  contextBundle: z.boolean(),
  carryover: z.boolean(),
});

export const ProofReport = z.object({
  /** Only if all that was asked for passed. */
  passed: z.boolean(),
  liveOpenAI: z.boolean(),
  firstClass: FirstClass,
  proofs: z.object({
    intentions: Proof,
    /** The same replies, read by the configured model. */
    intentionsByModel: z.optional(Proof),
    contextBundle: Proof,
    carryover: Proof,
  }),
  live: z.optional(Live),
  /** ISO instant. */
  ranAt: z.string(),
  ms: z.int(),
  /** Of the build that was proved. */
  version: z.string(),
  /** The file that was kept of it. */
  downloadId: z.optional(z.string()),
});
export type ProofReport = z.output<typeof ProofReport>;

const ProofRun = z.object({ ok: z.literal(true), ...ProofReport.shape });
export type ProofRun = z.output<typeof ProofRun>;

/** What was never produced is absent. */
const StabilityReport = z.object({
  ok: z.literal(true),
  tsErrors: z.optional(z.int()),
  guards: z.optional(Guards),
  /** The sentences of the guards that do not hold. */
  broken: z.optional(z.array(z.string())),
  /** Which engine reads replies here: `rules`, `model: gpt-...`. */
  mode: z.string(),
  version: z.string(),
  firstClass: z.optional(FirstClass),
  /** ISO instant at which the proofs were last run. */
  lastUpdated: z.optional(z.string()),
  /** The whole last run. */
  report: z.optional(ProofReport),
});
export type StabilityReport = z.output<typeof StabilityReport>;

export const stability = {
  runProofs: route(paths['stability.runProofs'], {
    body: z.object({ liveOpenAI: z.boolean() }),
    answer: ProofRun,
  }),
  report: route(paths['stability.report'], { answer: StabilityReport }),
};
