/** Makes a Lambda's context: the only place that creates ids and reads the clock. */
import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../context.ts';
import { env } from '../env.ts';
import { logFor } from './log.ts';

export const makeContext = (traceId: string, functionName: string, viewer = ''): RequestContext => {
  const now = new Date();
  return {
    now,
    clock: () => new Date(),
    env: env(),
    log: logFor(traceId, functionName, now),
    traceId,
    viewer,
    owner: randomUUID().slice(0, 13),
    newId: randomUUID,
  };
};
