/** The names of counters: the flows write them, the recount reads them. */
import type { DeliveryKind } from '#shared/domain/delivery.ts';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import type { Key } from './keys.ts';

/** A sent letter by its kind: `sent:midday`. */
export const sentAs = (letter: string): string => `sent:${letter}`;
export const acknowledgementsAs = sentAs('acknowledgement');

/** First letters of all time, among the totals. */
export const onboardingAs = 'onboarding';
export const isOnboarding = (letter: string): boolean => letter === 'day0' || letter === 'welcome';

/** A reply by the stage that it answered: `replies:midday`. */
export const repliesAs = (stage: Stage): string => `replies:${stageWords[stage].slug}`;

/**
 * Counted on the day (UTC) of the event. Being on a suppression list does not count as a bounce.
 */
export const factsAs: Readonly<Partial<Record<DeliveryKind, string>>> = {
  delivered: 'delivered',
  'soft-bounce': 'bounced',
  'hard-bounce': 'bounced',
  listed: 'listed',
  rejected: 'rejected',
  complaint: 'complained',
};

/** Letters without a date or stage in their key, by what stands there instead. */
const others: Readonly<Record<string, string>> = {
  WELCOME: 'welcome',
  CONFIRMED: 'confirmed',
  INVITATION: 'invitation',
  ERASED: 'erased',
  NOTICE: 'notice',
  OTHER_ADDRESS: 'notice',
  OTHERS_LETTER: 'notice',
  TEXTS: 'texts',
  TEST: 'test',
};

/** The counter of a ledger row, if its key determines it. */
export function countedAsOf({ sk }: Key): string | undefined {
  const [, first = '', second] = sk.split('#');
  const which = second ?? first;
  const stage = stages.find((name) => name === which);
  const name = stage ? stageWords[stage].slug : others[which];
  return name && sentAs(name);
}
