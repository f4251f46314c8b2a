/** The only reader of process.env; the settings are parsed once per Lambda, when first asked. */
import { Env } from '#shared/env.ts';

let parsed: Env | undefined;

/** Throws at the first call of a Lambda that was deployed with a variable missing. */
export function env(): Env {
  parsed ??= Env.parse(process.env);
  return parsed;
}

/** Names the event for AWS's own traces; Lambda sets it anew for each. */
export const traceRoot = (): string | undefined =>
  process.env['_X_AMZN_TRACE_ID']?.match(/Root=([^;]+)/)?.[1];

export type { Env } from '#shared/env.ts';
