/** The moments of a day at which a letter belongs, their order and their names. */
export const touchpoints = ['MORNING_INTENTION', 'MIDDAY_CHECKIN', 'EVENING_REFLECTION'] as const;
export const stages = ['DAY0_ACK', ...touchpoints] as const;

/** One of the three scheduled moments. */
export type Touchpoint = (typeof touchpoints)[number];
export type Stage = (typeof stages)[number];

interface StageWords {
  /** In file names, schedule names and the command line. */
  readonly slug: 'day0' | 'morning' | 'midday' | 'evening';
  /** In the testers, test sends and dry run. */
  readonly wire: 'DAY0' | 'MORNING' | 'MIDDAY' | 'EVENING';
  readonly label: string;
}

/** The one map between a stage's long name and its other names. */
export const stageWords: Readonly<Record<Stage, StageWords>> = {
  DAY0_ACK: { slug: 'day0', wire: 'DAY0', label: 'First intentions' },
  MORNING_INTENTION: { slug: 'morning', wire: 'MORNING', label: 'Morning intentions' },
  MIDDAY_CHECKIN: { slug: 'midday', wire: 'MIDDAY', label: 'Midday check-in' },
  EVENING_REFLECTION: { slug: 'evening', wire: 'EVENING', label: 'Evening reflection' },
};
