/** Small years and soaks of the running product end with complete ledgers. */
import { expect, test } from '@jest/globals';
import { liveDays } from '#scripts/bench/year/live-days.ts';
import { runSoak } from '#scripts/soak/run-soak.ts';

const limitMs = 120_000;
const say = () => {};

test(
  'days over a change of clocks leave every touchpoint once and every item somewhere',
  async () => {
    // Africa/Cairo to America/Anchorage: the last of them change theirs on the sixth day.
    const asked = { users: 3, days: 7, from: '2027-03-08', seed: 1, say };
    const { verdict, ...lived } = await liveDays({ ...asked, habits: [1, 7] });

    expect({ wrong: verdict.wrong, lost: verdict.lost }).toEqual({ wrong: [], lost: [] });
    expect(lived).toMatchObject({ userDays: 21, deadLetters: 0, denied: 0 });
    expect(lived.zones).toHaveLength(3);
    expect(lived.clockChanges).toBeGreaterThan(0);
    expect(verdict.once).toBeGreaterThanOrEqual(3 * 4 * 3);
    expect(verdict.given).toBeGreaterThan(9);
    expect(verdict.replies).toBeGreaterThan(15);
  },
  limitMs,
);

test(
  'days under random faults leave nothing lost, doubled, or behind of who was erased',
  async () => {
    const asked = { minutes: 2, people: 3, share: 0.02, seed: 5, mostDays: 3, say };
    const { verdict, broken, erased, leftovers, days } = await runSoak(asked);

    expect({ wrong: verdict.wrong, lost: verdict.lost }).toEqual({ wrong: [], lost: [] });
    expect({ leftovers, days }).toEqual({ leftovers: 0, days: 3 });
    expect(erased).toBeGreaterThan(0);
    expect(Object.values(broken).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(5);
  },
  limitMs,
);
