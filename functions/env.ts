/** The only reader of process.env: parsed once per Lambda, when first asked for. */
import { Env } from '#shared/env.ts';

let parsed: Env | undefined;

/** Throws at the first call of a Lambda that was deployed with a variable missing. */
export function env(): Env {
  parsed ??= Env.parse(process.env);
  return parsed;
}

export type { Env } from '#shared/env.ts';
