/** What every piece of work is given beside its question: the time, the settings, a voice in the log. */
import { randomUUID } from 'node:crypto';
import type { Env } from '../env.ts';
import { env } from '../env.ts';
import { type Log, logFor } from './log.ts';

export interface Scene {
  readonly now: Date;
  readonly env: Env;
  readonly log: Log;
  readonly traceId: string;
  /** Names this attempt, so that a claim can be recognised as one's own after a lost answer. */
  readonly owner: string;
  /** A new random UUID. */
  readonly newId: () => string;
}

/** Ids and the time are made here, at the edge, and nowhere below. */
export const sceneFor = (traceId: string, functionName: string): Scene => {
  const now = new Date();
  return {
    now,
    env: env(),
    log: logFor(traceId, functionName, now),
    traceId,
    owner: randomUUID().slice(0, 13),
    newId: randomUUID,
  };
};
