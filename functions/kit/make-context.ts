/** The edge of every Lambda: ids and the time are made here, and nowhere below. */
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
