/** What a simulated morning is asked and answers. */

interface Paced {
  /** From one mail of a Lambda to its next; none where it is left out. */
  readonly pauseSeconds?: number;
}

export interface Direct extends Paced {
  readonly kind: 'direct';
  /** Reserved for the function of the stage. */
  readonly concurrency: number;
  /** Runs after the first one that failed. */
  readonly retries: number;
  readonly maxAgeSeconds: number;
}

export interface Queued extends Paced {
  readonly kind: 'queue';
  readonly concurrency: number;
  readonly batch: number;
  /** How often a letter is taken before it is a dead letter. */
  readonly receives: number;
  readonly visibilitySeconds: number;
  readonly maxAgeSeconds: number;
}

export interface Hardship {
  /** Of all mails, refused by SES though its rate is kept; from 0 to 1. */
  readonly throttledShare: number;
  /** Every event comes again within a minute. */
  readonly isTwice: boolean;
  /** Workers that die in the first half of the morning, each in the middle of its work. */
  readonly kills: number;
}

export const calm: Hardship = { throttledShare: 0, isTwice: false, kills: 0 };

/** Of the floor: in which part of the morning workers die. */
const killedFrom = 0.1;
const killedUntil = 0.5;

/** Seconds after six at which workers die, the first one first. */
export function killsOf(
  { users, perSecond, hardship = calm }: Pick<Morning, 'users' | 'perSecond' | 'hardship'>,
  chance: () => number,
): readonly number[] {
  const floor = users / perSecond;
  const share = () => killedFrom + (killedUntil - killedFrom) * chance();
  const instants = Array.from({ length: hardship.kills }, () => share() * floor);
  return instants.toSorted((one, other) => one - other);
}

export interface Morning {
  readonly users: number;
  /** What SES takes in a second. */
  readonly perSecond: number;
  readonly design: Direct | Queued;
  readonly windowSeconds: number;
  /** As the account's quota allows; AWS's default where not given. */
  readonly firingsPerSecond?: number;
  readonly hardship?: Hardship;
  readonly seed: number;
}

export interface Drained {
  /** Seconds after six until half, 99 % and all of those who got a letter had it. */
  readonly p50: number;
  readonly p99: number;
  readonly all: number;
  /** Of all users, from 0 to 1. */
  readonly lost: number;
  /** Runs of the function for each user. */
  readonly runs: number;
}
