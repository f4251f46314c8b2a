/** What CloudWatch is told to look for, so that only lines that were asked for travel. */
import type { Env } from '#functions/env.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type LogFilters, logLevels } from '#shared/contract/logs.ts';
import { awsNameOf } from './function-of-log.ts';

const is = (selector: string, value: string): string => `$.${selector} = "${value}"`;
const anyOf = (terms: readonly string[]): string =>
  `(${terms.map((term) => `(${term})`).join(' || ')})`;

/** How Lambda's own report calls an invocation that ended badly; and the level above ours. */
const badEnds = ['timeout', 'error', 'failure'];
const graver = 'FATAL';

const levelTerm = (least: NonNullable<LogFilters['level']>): string =>
  anyOf([
    ...[...logLevels.slice(logLevels.indexOf(least)), graver].map((level) => is('level', level)),
    ...badEnds.map((status) => is('record.status', status)),
    // A report that says nothing bad is an INFO, as is every start.
    ...(logLevels.indexOf(least) <= logLevels.indexOf('INFO') ? ['$.level NOT EXISTS'] : []),
  ]);

/** Lambda's own lines do not say whose they are: their stream does, and is looked at afterwards. */
const functionTerm = (name: FunctionName, env: Env): string =>
  anyOf([is('function', awsNameOf(name, env)), '$.function NOT EXISTS']);

/** By our trace id, or by Lambda's own id of one invocation. */
const traceTerm = (traceId: string): string =>
  anyOf(['traceId', 'requestId', 'record.requestId'].map((selector) => is(selector, traceId)));

/** Undefined where every line is asked for, lines that are no JSON among them. */
export function logPattern(filters: LogFilters, env: Env): string | undefined {
  const { level, function: name, traceId } = filters;
  const terms = [
    ...(level && level !== 'DEBUG' ? [levelTerm(level)] : []),
    // The contract took it only where it is one of ours.
    ...(name ? [functionTerm(name as FunctionName, env)] : []),
    ...(traceId ? [traceTerm(traceId)] : []),
  ];
  return terms.length === 0 ? undefined : `{ ${terms.join(' && ')} }`;
}
