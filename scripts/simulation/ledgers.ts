/** What a run must come out with: each touchpoint once at its minute, no item lost or doubled. */
import type { Item } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { Letter, Person } from './people.ts';

/** `withinMs`: how much later than its minute a letter may come. */
export function touchpointLedger(withinMs: number) {
  const wrong: string[] = [];
  let once = 0;
  const complain = ({ email, zone }: Person, name: string, what: string) =>
    wrong.push(`${email} (${zone}) ${name}: ${what}`);

  const countDay = (person: Person, date: string): void => {
    for (const stage of touchpoints) {
      const name = `${date} ${stage}`;
      const due = instantOf(date, person.rhythm[stage], person.zone) ? 1 : 0;
      const times = person.came.get(name) ?? 0;
      person.came.delete(name);
      if (times === due) once += times;
      else complain(person, name, `came ${times} times`);
    }
  };

  return {
    /** Notes a letter; only prompts are touchpoints. */
    note(person: Person, { purpose, stage, at }: Pick<Letter, 'purpose' | 'stage' | 'at'>): void {
      if (purpose !== 'prompt' || stage === undefined || stage === 'DAY0_ACK') return;
      const date = localDateAt(new Date(at), person.zone);
      if (date < person.countsFrom) return;
      const name = `${date} ${stage}`;
      const due = instantOf(date, person.rhythm[stage], person.zone)?.getTime() ?? Number.NaN;
      if (!(at >= due && at - due <= withinMs)) complain(person, name, `${at - due} ms late`);
      if (date < person.countedTo) complain(person, name, 'came after its day');
      else person.came.set(name, (person.came.get(name) ?? 0) + 1);
    },
    /** Counts a person's days that are over at an instant (epoch milliseconds). */
    count(person: Person, now: number): void {
      // A letter may be late, and its day is over by then.
      const over = localDateAt(new Date(now - withinMs), person.zone);
      for (; person.countedTo < over; person.countedTo = addDays(person.countedTo, 1))
        countDay(person, person.countedTo);
    },
    /** So many were due and came once. */
    once: () => once,
    /** Each names who, which day, which stage, and what was wrong. */
    wrong: wrong as readonly string[],
  };
}

const live: ReadonlySet<Item['status']> = new Set(['open', 'deferred']);

/**
 * Looks for a person's items, by their words, in all days, the oldest first. Lost: in no day, or
 * still to do but left behind on an earlier one. Doubled: twice on the newest list.
 */
export function findItems({ items }: Pick<Person, 'items'>, days: readonly Day[]) {
  const newest = days.at(-1);
  const last = new Map<string, { readonly item: Item; readonly day: Day }>();
  const doubled: string[] = [];
  for (const day of days)
    for (const item of [...day.items, ...day.later]) {
      const words = item.text.toLowerCase();
      if (day === newest && items.has(words) && last.get(words)?.day === day) doubled.push(words);
      last.set(words, { item, day });
    }
  const lost = [...items].filter((words) => {
    const found = last.get(words);
    return !found || (live.has(found.item.status) && found.day !== newest);
  });
  const open = newest?.items.filter(({ status }) => status === 'open').length ?? 0;
  return { lost, doubled, open };
}

/** How much the straight line through the figures rises from the first to the last. */
export function growthOf(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = meanOf(figures);
  // By least squares, so that one odd figure at either end decides nothing.
  const spread = figures.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const rise = figures.reduce((sum, figure, at) => sum + (at - middle) * (figure - mean), 0);
  return spread === 0 ? 0 : (rise / spread) * (figures.length - 1);
}

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / Math.max(figures.length, 1);

/** Until then caches fill, zones are met for the first time, and mails gather for 30 days. */
const settledDay = 40;
const fewestDays = 10;
const megabyte = 1024 * 1024;
/** Collections differ by that. */
const toleratedBytes = 8 * megabyte;

/** Says of the bytes in use at the end of each day whether they grow; undefined: too few days. */
export function memoryOf(bytes: readonly number[]) {
  const settled = bytes.slice(Math.max(settledDay, Math.floor(bytes.length / 3)));
  if (settled.length < fewestDays) return undefined;
  const [mean, growth] = [meanOf(settled), growthOf(settled)];
  return { mean, growth, grows: growth > Math.max(mean / 10, toleratedBytes) };
}
