/** Under which names things are counted on their day: written by the flows, read by the recount. */
import type { DeliveryKind } from '#shared/domain/delivery.ts';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import type { Key } from './keys.ts';

/** A letter that left, by what it was: `sent:midday`. */
export const sentAs = (letter: string): string => `sent:${letter}`;
export const acknowledgementsAs = sentAs('acknowledgement');

/** First letters, of all time: among the totals. */
export const onboardingAs = 'onboarding';
export const isOnboarding = (letter: string): boolean => letter === 'day0' || letter === 'welcome';

/** A reply, by the stage it answered: `replies:midday`. */
export const repliesAs = (stage: Stage): string => `replies:${stageWords[stage].slug}`;

/** Counted by the day (in UTC) on which it happened; being on a list is no bounce. */
export const factsAs: Readonly<Partial<Record<DeliveryKind, string>>> = {
  delivered: 'delivered',
  'soft-bounce': 'bounced',
  'hard-bounce': 'bounced',
  listed: 'listed',
  rejected: 'rejected',
  complaint: 'complained',
};

/** Letters without a date or a stage in their key, by what stands there. */
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

/** The name that a letter of the ledger is counted under, as far as its key tells. */
export function countedAsOf({ sk }: Key): string | undefined {
  const [, first = '', second] = sk.split('#');
  const which = second ?? first;
  const stage = stages.find((name) => name === which);
  const name = stage ? stageWords[stage].slug : others[which];
  return name && sentAs(name);
}
