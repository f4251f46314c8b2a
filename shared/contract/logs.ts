/** The log of every function: read by time, level, function and trace id, or taken as a file. */
import * as z from 'zod/mini';
import { functionNames } from './functions.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** From the least to the gravest; a filter means this level and all graver ones. */
export const logLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type LogLevel = (typeof logLevels)[number];

export const LogLine = z.object({
  /** Epoch milliseconds, of the wall clock. */
  at: z.int(),
  level: z.enum(logLevels),
  /** Our name for the function, or what its stream calls it. */
  function: z.string(),
  message: z.string(),
  /** What the line says beside its message, in its own order. */
  fields: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  traceId: z.optional(z.string()),
});
export type LogLine = Readonly<z.output<typeof LogLine>>;

/** Ours are UUIDs, and of the gateway: `JKJaXmPLvHcESHA=`. */
const TraceId = z.string().check(z.regex(/^[\w=+/:.-]{1,100}$/));
const FunctionFilter = z
  .string()
  .check(z.refine((name) => (functionNames as readonly string[]).includes(name)));

export const LogFilters = z.object({
  level: z.optional(z.enum(logLevels)),
  function: z.optional(FunctionFilter),
  traceId: z.optional(TraceId),
});
export type LogFilters = Readonly<z.output<typeof LogFilters>>;

export const logs = {
  /**
   * The newest lines come first, a part at a time, each part in the order of time. Where there is a
   * `cursor` there may be earlier ones, however few lines came.
   */
  read: route(paths['logs.read'], {
    refusalShape: 'code',
    query: z.extend(LogFilters, {
      /** Epoch milliseconds; what is no number has a refusal of its own. */
      startMs: z.optional(z.string()),
      endMs: z.optional(z.string()),
      cursor: z.optional(z.string()),
    }),
    answer: z.object({
      ok: z.literal(true),
      lines: z.array(LogLine),
      count: z.int(),
      cursor: z.optional(z.string()),
      /** As it was read: an end in the future becomes now. */
      startMs: z.int(),
      endMs: z.int(),
    }),
  }),
  /** The whole of a range as a file: a worker makes it, and the run says when it is there. */
  export: route(paths['logs.export'], {
    refusalShape: 'code',
    body: z.object({
      startMs: z.number(),
      endMs: z.number(),
      filters: z.optional(LogFilters),
    }),
    answer: z.object({ ok: z.literal(true), runId: z.uuid() }),
  }),
};
