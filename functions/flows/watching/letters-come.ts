/** Whether letters still go out: what no failing event would tell, as nothing fails. */
import { counters, lastOf, statusesIn, stayedIn, summed } from '#functions/store/counters.ts';
import { addDays, utcDateOf } from '#shared/domain/local-date.ts';
import { stageWords, touchpoints } from '#shared/domain/stage.ts';

/** A day, and two hours for those who have one touchpoint a day and change it. */
const silentMs = 26 * 3_600_000;

/**
 * False if there are people who get letters, and were there before yesterday, and no touchpoint was
 * sent in 26 hours. It reads four rows of each shard.
 */
export async function lettersCome(now: Date): Promise<boolean> {
  const today = utcDateOf(now);
  // In 26 hours the date changes once or twice.
  const [totals, days] = await Promise.all([
    counters.totals(),
    counters.rowsBetween(addDays(today, -2), today),
  ]);
  const rows = [...days.values()].flat();
  const last = touchpoints.map((stage) => lastOf(rows, stageWords[stage].slug) ?? '');
  const since = new Date(now.getTime() - silentMs).toISOString();
  const isSilent = last.every((at) => at < since);
  const newcomers = [...days].flatMap(([date, some]) => (date > addDays(today, -2) ? some : []));
  const recent = stayedIn(summed(newcomers));
  return !(isSilent && statusesIn(totals).subscribed > recent);
}
