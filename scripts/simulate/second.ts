/** What one second of a simulated morning still has to give, and what a mail takes of it. */
import {
  againAfterSeconds,
  environmentsPerSecond,
  patientAgainAfterSeconds,
  sesSeconds,
  workSeconds,
} from './limits.ts';
import type { Hardship, Morning } from './morning.ts';

export interface Second {
  /** Run time of the function. */
  runSeconds: number;
  /** Mails that SES takes. */
  mails: number;
  /** Turns at sending that the pauses of all workers leave; Infinity where they make none. */
  turns: number;
}

export interface Sender extends Pick<Morning, 'perSecond' | 'design'> {
  /** People who go the same way as one. */
  readonly weight: number;
  readonly hardship: Hardship;
  readonly chance: () => number;
  readonly second: Second;
}

/** Mails a second that the workers' pauses let through. */
const turnsPerSecond = ({ design: { concurrency, pauseSeconds } }: Pick<Morning, 'design'>) =>
  pauseSeconds ? concurrency / pauseSeconds : Infinity;

/** Environments start by and by, and none is used beyond its second. */
export function renew(sender: Sender, now: number): void {
  const { second, perSecond, design } = sender;
  const started = Math.min(design.concurrency, environmentsPerSecond * (now + 10));
  second.runSeconds = Math.min(second.runSeconds, 0) + started;
  second.mails = Math.min(perSecond, second.mails + perSecond);
  const turns = turnsPerSecond(sender);
  second.turns = Math.min(turns, second.turns + turns);
}

export const isOver = ({ runSeconds, turns }: Second): boolean => runSeconds <= 0 || turns <= 0;

const pausesOf = ({ design }: Sender): readonly number[] =>
  design.pauseSeconds ? patientAgainAfterSeconds : againAfterSeconds;

export const patienceOf = (sender: Sender): number =>
  pausesOf(sender).reduce((sum, pause) => sum + pause, 0);

/** How long one mail waits for SES, which refuses some for no reason; undefined: it gives up. */
function refusedFor(sender: Sender): number | undefined {
  const { chance, hardship } = sender;
  let waited = 0;
  for (const pause of pausesOf(sender)) {
    if (chance() >= hardship.throttledShare) return waited;
    waited += pause * (0.5 + chance());
  }
  return chance() >= hardship.throttledShare ? waited : undefined;
}

/** Seconds until SES takes a mail; undefined where that is longer than a run has patience. */
export function sent(sender: Sender): number | undefined {
  const { second, perSecond, weight } = sender;
  const queue = Math.max(0, (weight - second.mails) / perSecond);
  if (queue > patienceOf(sender)) return undefined;
  second.turns -= weight;
  const refused = refusedFor(sender);
  if (refused === undefined) return undefined;
  second.mails -= weight;
  return queue + refused;
}

/** A batch is as long as its slowest letter, whatever group of people it stands for. */
export function slowestOf(sender: Sender, letters: number): number {
  let slowest = 0;
  for (let letter = 0; letter < letters; letter += 1) {
    slowest = Math.max(slowest, refusedFor(sender) ?? patienceOf(sender));
  }
  return slowest;
}

/** Of a run that sends, after the letter has waited so long; of one that finds all done already. */
export const runSeconds = (waited: number): number => workSeconds + sesSeconds + waited;
export const idleRunSeconds = workSeconds / 2;
