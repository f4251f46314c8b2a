/** One line of the bench's table, and what of it misses the goal. */

export interface Line {
  readonly users: number;
  /** Who lived the morning: the bundles that ship, or the simulation. */
  readonly by: 'handlers' | 'simulated';
  readonly perSecond: number;
  readonly way: 'queue' | 'direct';
  readonly isHard: boolean;
  /** The seed, or the seeds of which this is the worst. */
  readonly seeds: string;
  /** Seconds until SES had taken the last letter. */
  readonly drained: number;
  readonly lost: number;
  /** Of these two a simulation knows nothing. */
  readonly doubled?: number;
  readonly wrongRows?: number;
  /** Runs of the function for each letter. */
  readonly runs: number;
}

/** Of the floor, for the way that is meant for herds. */
export const mostOfFloor = 1.15;

/** Below this the start and the end of a morning weigh more than how it goes. */
const shortestFloor = 60;
/** What a killed worker had comes back after three minutes, and that must be before the end. */
const shortestHardFloor = 450;

export const floorOf = ({ users, perSecond }: Pick<Line, 'users' | 'perSecond'>): number =>
  users / perSecond;

export const shareOfFloor = (line: Line): number => line.drained / floorOf(line);

/** Reserved concurrency loses nothing and drains late: its share is shown, not held to a goal. */
export const isJudged = (line: Line): boolean =>
  line.way === 'queue' && floorOf(line) >= (line.isHard ? shortestHardFloor : shortestFloor);

export function missesOf(line: Line): readonly string[] {
  const { lost, doubled = 0, wrongRows = 0 } = line;
  return [
    ...(lost > 0 ? ['letters lost'] : []),
    ...(doubled > 0 ? ['letters doubled'] : []),
    ...(wrongRows > 0 ? ['rows that say otherwise'] : []),
    ...(isJudged(line) && shareOfFloor(line) > mostOfFloor ? ['over the floor'] : []),
  ];
}
