/** Which functions leave no trace with X-Ray: what runs for each mail. */
import type { FunctionName } from '#shared/contract/functions.ts';

/**
 * One run in twenty of a herd would be traced, at more than the run itself costs. A line of the log
 * says what came of each, and what could not be done is a dead letter.
 */
export const untraced: ReadonlySet<FunctionName> = new Set([
  'stages.touchpoint',
  'inbound.email',
  'inbound.deliveryEvents',
]);
