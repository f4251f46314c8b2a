/** Says that a limit is full, and when to ask again. */
import type { Limit } from '#functions/store/limits.ts';
import { Refusal } from '#shared/contract/refusal.ts';

export const tooMany = ({ window }: Limit): Refusal =>
  new Refusal(window === 'day' ? 'TOO_MANY_TODAY' : 'TOO_MANY');
