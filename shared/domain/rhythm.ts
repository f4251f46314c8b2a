/** The three times of a user's day. */
import type { Touchpoint } from './stage.ts';

/** Minute of the local day (0 to 1439) for each touchpoint. */
export type Rhythm = Readonly<Record<Touchpoint, number>>;
