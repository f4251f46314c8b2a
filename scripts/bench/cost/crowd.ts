/** The people of the month: where they live, and which of the three letters they answer. */
import { type Touchpoint, touchpoints } from '#shared/domain/stage.ts';
import { type Chance, chanceFrom } from './chance.ts';

export interface Somebody {
  readonly number: number;
  readonly email: string;
  readonly phone: string;
  readonly zone: string;
  readonly answers: readonly Touchpoint[];
  readonly chance: Chance;
}

export const zones = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'Europe/London',
] as const;

const [, midday, evening] = touchpoints;

/** Of five one answers all, three answer two, and one the evening alone: two a day each. */
const habits: readonly (readonly Touchpoint[])[] = [
  [midday, evening],
  touchpoints,
  [midday, evening],
  [evening],
  [midday, evening],
];

const somebody = (number: number): Somebody => ({
  number,
  email: `person-${number}@example.com`,
  phone: `+1312555${String(1000 + number)}`,
  zone: zones[number % zones.length] ?? zones[0],
  answers: habits[number % habits.length] ?? [],
  chance: chanceFrom(number + 1),
});

export const crowdOf = (users: number): readonly Somebody[] =>
  Array.from({ length: users }, (_, number) => somebody(number));
