/** Rate limits: how often someone may do something; rows expire and name nobody. */
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import { objectionHash } from '#functions/adapters/objection-hash.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { keys } from './keys.ts';
import { absent, lessThan, update } from './writes.ts';

const hoursOf = { quarter: 0.25, hour: 1, day: 24 } as const;

export interface Limit {
  readonly what: string;
  readonly who: string;
  /** The number allowed per quarter of an hour, hour or day (UTC). */
  readonly most: number;
  readonly window: keyof typeof hoursOf;
}

const hourMs = 3_600_000;

/** Keyed, so that a row can't be matched by trying addresses. */
const nameOf = (who: string): string => objectionHash(`limit:${who}`, 22);

async function add(count: 1 | -1, { what, who, most, window }: Limit, now: Date): Promise<void> {
  const hours = hoursOf[window];
  const hour = Math.floor(now.getTime() / (hours * hourMs)) * hours;
  await update(keys.limit(what, nameOf(who), hour), {
    add: { count },
    set: { expiresAt: (hour + hours + 1) * 3600 },
    ...(count === 1 && { when: [{ count: absent }, { count: lessThan(most) }] }),
  });
}

/** Counts one more if there is room; returns whether there was. */
async function fits(limit: Limit, now: Date): Promise<boolean> {
  return limit.most >= 1 && tryWrite(() => add(1, limit, now));
}

export const limits = {
  /**
   * Counts one more for all of the limits, or for none if one is full, so that a refused request
   * uses up nothing shared. Returns the first full limit. Never exceeds a limit, however many ask
   * at once.
   */
  async take(all: readonly Limit[], now: Date): Promise<Limit | undefined> {
    const outcomes = await Promise.allSettled(all.map((limit) => fits(limit, now)));
    const isCounted = (_: Limit, at: number) => {
      const outcome = outcomes[at];
      return outcome?.status === 'fulfilled' && outcome.value;
    };
    const counted = all.filter(isCounted);
    if (counted.length === all.length) return undefined;
    await limits.giveBack(counted, now);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return all.find((limit) => !counted.includes(limit));
  },

  /** Takes back what `take` counted at that time. */
  async giveBack(all: readonly Limit[], now: Date): Promise<void> {
    await Promise.all(all.map((limit) => add(-1, limit, now)));
  },
};

/** The refusal of a full limit, with the time to retry. */
export const tooMany = ({ window }: Limit): Refusal =>
  new Refusal(window === 'day' ? 'TOO_MANY_TODAY' : 'TOO_MANY');
