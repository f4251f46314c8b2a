/** Goal: each state has one status, and only a pause that is still to come has one of its own. */
import { expect, test } from '@jest/globals';
import {
  countedAs,
  countedStatuses,
  statusWords,
  subscriptionStatus,
  subscriptionStatuses,
} from '#shared/domain/subscription-status.ts';
import { livingStates, type UserState, userStates } from '#shared/domain/user.ts';

const now = new Date('2026-11-21T03:00:00Z');
const statusIn = (state: UserState, zone = 'UTC', pausedFrom?: string) =>
  subscriptionStatus({ state, zone, ...(pausedFrom && { pausedFrom }) }, now);

test('by state', () => {
  expect(Object.fromEntries(userStates.map((state) => [state, statusIn(state)]))).toEqual({
    invited: 'invited',
    active: 'subscribed',
    paused: 'paused',
    unsubscribed: 'unsubscribed',
    suppressed: 'suppressed',
    deleted: 'deleted',
    purging: 'erasing',
  });
});

test('a pause is planned until it begins on the person’s own date', () => {
  expect(statusIn('paused', 'UTC', '2026-11-22')).toBe('pause-planned');
  expect(statusIn('paused', 'UTC', '2026-11-21')).toBe('paused');
  // There it is still the 20th.
  expect(statusIn('paused', 'America/Chicago', '2026-11-21')).toBe('pause-planned');
  expect(statusIn('active', 'UTC', '2026-11-22')).toBe('subscribed');
});

test('every living state is counted by a status of its own, and every status has a word', () => {
  expect(livingStates.map(countedAs).toSorted()).toEqual([...countedStatuses].toSorted());
  const words = subscriptionStatuses.map((status) => statusWords[status]);
  expect(new Set(words).size).toBe(subscriptionStatuses.length);
});
