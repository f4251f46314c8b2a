/** What people say to a letter: in words that the rules read, with things that nobody gave yet. */
import { daysBetween, localDateAt } from '#shared/domain/local-date.ts';
import { clockTime, type Rhythm } from '#shared/domain/rhythm.ts';
import { type Stage, touchpoints } from '#shared/domain/stage.ts';
import type { Life } from './life.ts';
import { thingsToDo, thingToDo } from './things-to-do.ts';

export interface Said {
  readonly text: string;
  /** The things to do that it gives. */
  readonly gives: readonly string[];
}

const someDay = '2020-01-01';
/** Nobody's list grows beyond what they can see. */
const many = 6;

function another(life: Life): string {
  life.next += 1;
  return thingToDo(life.next % thingsToDo);
}

/** Whether they answer the letter of a stage that came at an instant (epoch milliseconds). */
export function answers({ habit, zone, number }: Life, stage: Stage, at: number): boolean {
  if (habit === 0) return false;
  const day = daysBetween(someDay, localDateAt(new Date(at), zone)) + number;
  const left = touchpoints[Math.floor(day / habit) % touchpoints.length];
  return day % habit === 0 && stage !== left;
}

const plans = (life: Life): Said => {
  const gives = life.open < many - 2 ? [another(life), another(life)] : [another(life)];
  return { text: gives.join('\r\n'), gives };
};

function tells(life: Life): Said {
  const thing = another(life);
  const ways: readonly [Said, ...Said[]] = [
    { text: 'done 1', gives: [] },
    { text: `done 1. Also add ${thing}`, gives: [thing] },
    { text: `drop 1\r\nadd ${thing}`, gives: [thing] },
    { text: '1 is done, 2 tomorrow please', gives: [] },
  ];
  return life.chance.oneOf(ways);
}

function looksBack(life: Life): Said {
  const thing = another(life);
  const ways: readonly [Said, ...Said[]] = [
    { text: `All done! Tomorrow: ${thing}`, gives: [thing] },
    { text: '1 and 2 are done', gives: [] },
    { text: `defer 1, and remind me to ${thing}`, gives: [thing] },
  ];
  return life.chance.oneOf(ways);
}

export function say(life: Life, stage: Stage): Said {
  if (life.open >= many) return { text: 'all done', gives: [] };
  if (stage === 'MORNING_INTENTION') return plans(life);
  return stage === 'MIDDAY_CHECKIN' ? tells(life) : looksBack(life);
}

/** What they write on the page when they sign up. */
export function firstPlan(life: Life): Said {
  const gives = [another(life), another(life), another(life)];
  return { text: gives.join('\n'), gives };
}

/** `mornings at 4:15 AM, midday at 11:45 AM, evenings at 11:30 PM`. */
export const wishFor = (rhythm: Rhythm): string =>
  `mornings at ${clockTime(rhythm.MORNING_INTENTION)}, midday at ` +
  `${clockTime(rhythm.MIDDAY_CHECKIN)}, evenings at ${clockTime(rhythm.EVENING_REFLECTION)}`;
