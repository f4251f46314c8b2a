/** The edge of every Lambda: ids and the time are made here, and nowhere below. */
import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import type { Scene } from '../scene.ts';
import { logFor } from './log.ts';

export const makeScene = (traceId: string, functionName: string, viewer = ''): Scene => {
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
