/** The only reader of process.env. Parses the settings once per Lambda, on first use. */
import { Env, type SecretName, Secrets } from '#shared/env.ts';

let parsed: Env | undefined;

/** Throws on the first call if the Lambda was deployed without a variable. */
export function env(): Env {
  parsed ??= Env.parse(process.env);
  return parsed;
}

/** Throws where `lib/needs.ts` does not name the secret for this function. */
export const secret = (name: SecretName): string => Secrets.shape[name].parse(process.env[name]);

/** The id of the current event in AWS's traces; Lambda sets it for each event. */
export const traceRoot = (): string | undefined =>
  process.env['_X_AMZN_TRACE_ID']?.match(/Root=([^;]+)/)?.[1];

/** Where the trained reader lies, in the cloud and in the local run. */
export const readerFolder = (): string | undefined => process.env['READER_FOLDER'];

export type { Env } from '#shared/env.ts';
