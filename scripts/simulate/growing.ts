/** Which of AWS's default quotas binds first at which size, and what to raise it to. */
import { type Quota, quotas, sesSeconds, workSeconds } from './limits.ts';

/** The morning of everybody in one zone should be out within so many seconds. */
export const patience = 30 * 60;
/** Three letters, two replies and their acknowledgements. */
const mailsADay = 5;
const writesALetter = 4;

export interface Bound {
  readonly quota: Quota;
  readonly needed: number;
}

/** Everything a size needs, the tightest first. */
export function bounds(users: number): readonly Bound[] {
  const perSecond = users / patience;
  const needs: readonly (readonly [keyof typeof quotas, number])[] = [
    ['schedules', 3 * users],
    ['firings', perSecond],
    ['sendRate', perSecond],
    ['sendsADay', mailsADay * users],
    ['concurrency', perSecond * (workSeconds + sesSeconds)],
    ['tableWrites', perSecond * writesALetter],
  ];
  return needs
    .map(([name, needed]) => ({ quota: quotas[name], needed: Math.ceil(needed) }))
    .toSorted((one, other) => share(other) - share(one));
}

/** Of the default quota that is used; more than 1 has to be raised. */
export const share = ({ quota, needed }: Bound): number => needed / quota.limit;
