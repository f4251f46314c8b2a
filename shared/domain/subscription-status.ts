/** One word for where a person stands, the same wherever an administrator looks. */
import { localDateAt } from './local-date.ts';
import type { LivingState, User } from './user.ts';

/** The statuses that are counted: each state has its own, and every user who is here has one. */
export const countedStatuses = [
  'subscribed',
  'unsubscribed',
  'paused',
  'invited',
  'suppressed',
] as const;
export type CountedStatus = (typeof countedStatuses)[number];

export const subscriptionStatuses = [
  ...countedStatuses,
  'pause-planned',
  'deleted',
  'erasing',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A planned pause counts as paused: a counter can follow a word, but no date. */
export const countedAs = (state: LivingState): CountedStatus =>
  state === 'active' ? 'subscribed' : state;

/**
 * The status on the person's own date. A pause lasts until the first letter after it, and only a
 * planned one has a status of its own.
 */
export function subscriptionStatus(
  { state, pausedFrom, zone }: Pick<User, 'state' | 'pausedFrom' | 'zone'>,
  now: Date,
): SubscriptionStatus {
  if (state === 'purging') return 'erasing';
  if (state === 'deleted') return 'deleted';
  const isPlanned = pausedFrom !== undefined && pausedFrom > localDateAt(now, zone);
  return state === 'paused' && isPlanned ? 'pause-planned' : countedAs(state);
}

export const statusWords: Readonly<Record<SubscriptionStatus, string>> = {
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  paused: 'Paused',
  invited: 'Invited',
  suppressed: 'Bounced',
  'pause-planned': 'Pause planned',
  deleted: 'Deleted',
  erasing: 'Being erased',
};
