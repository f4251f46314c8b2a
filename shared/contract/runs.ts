/** What takes long and can be left and come back to: how far it is, and how it ended. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

export const runKinds = ['dry-run', 'proofs', 'user-export', 'log-export'] as const;
export type RunKind = (typeof runKinds)[number];

/** Numbers and names of ours; never a person's words. */
export const RunResult = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type RunResult = Readonly<z.output<typeof RunResult>>;

export const Run = z.object({
  kind: z.enum(runKinds),
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** The step under way, from 1; 0 before the first. */
  step: z.int(),
  /** How many there are, where that is known. */
  steps: z.optional(z.int()),
  /** What is being done, in words for the administrator. */
  doing: z.string(),
  /** ISO instants; `updatedAt` is its last sign of life. */
  startedAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.optional(z.string()),
  /** Why it failed, in a sentence. */
  error: z.optional(z.string()),
  result: z.optional(RunResult),
  /** The file that it left among the downloads. */
  downloadId: z.optional(z.string()),
});
export type Run = Readonly<z.output<typeof Run>>;

export const runs = {
  /** The asking administrator's latest of each kind. A page asks for it every second. */
  list: route(paths['runs.list'], {
    isActivity: false,
    answer: z.object({ ok: z.literal(true), runs: z.array(Run) }),
  }),
};
