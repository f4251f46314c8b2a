/** Whether each touchpoint came once, on its day and at its minute by the person's own clock. */
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { LetterIn } from './letter-in.ts';
import type { Life } from './life.ts';

export interface Touched {
  /** That were due and came once. */
  readonly once: number;
  /** Named: who, which day, which stage, and what was wrong. */
  readonly wrong: readonly string[];
}

const nameOf = (date: string, stage: string): string => `${date} ${stage}`;

export interface TouchpointLedger {
  /** Notes a letter; only prompts are touchpoints. */
  readonly came: (life: Life, letter: LetterIn) => void;
  /** Counts a person's days that are over at an instant (epoch milliseconds). */
  readonly count: (life: Life, now: number) => void;
  readonly touched: () => Touched;
}

/** `withinMs`: how much later than its minute a letter may come. */
export function touchpointLedger(withinMs: number): TouchpointLedger {
  const wrong: string[] = [];
  let once = 0;

  const complain = (life: Life, name: string, what: string) =>
    wrong.push(`${life.email} (${life.zone}) ${name}: ${what}`);

  const countDay = (life: Life, date: string): void => {
    for (const stage of touchpoints) {
      const due = instantOf(date, life.rhythm[stage], life.zone) !== undefined;
      const times = life.came.get(nameOf(date, stage)) ?? 0;
      life.came.delete(nameOf(date, stage));
      if (times === (due ? 1 : 0)) once += times;
      else complain(life, nameOf(date, stage), `came ${times} times`);
    }
  };

  return {
    came(life, { purpose, stage, at }) {
      if (purpose !== 'prompt' || stage === undefined || stage === 'DAY0_ACK') return;
      const date = localDateAt(new Date(at), life.zone);
      if (date < life.countsFrom) return;
      const name = nameOf(date, stage);
      const lateMs = at - dueAt(life, date, stage);
      if (!(lateMs >= 0 && lateMs <= withinMs)) complain(life, name, `${lateMs} ms late`);
      if (date < life.countedTo) return void complain(life, name, 'came after its day');
      life.came.set(name, (life.came.get(name) ?? 0) + 1);
    },
    count(life, now) {
      // A letter may be late, and its day is over by then.
      const over = localDateAt(new Date(now - withinMs), life.zone);
      for (; life.countedTo < over; life.countedTo = addDays(life.countedTo, 1))
        countDay(life, life.countedTo);
    },
    touched: () => ({ once, wrong }),
  };
}

const dueAt = (life: Life, date: string, stage: Touchpoint): number =>
  instantOf(date, life.rhythm[stage], life.zone)?.getTime() ?? Number.NaN;
