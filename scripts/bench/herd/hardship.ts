/** What makes a morning of the bench hard. */
import type { Hardship } from '../../simulate/morning.ts';

export const hard: Hardship = { throttledShare: 0.05, isTwice: true, kills: 10 };
