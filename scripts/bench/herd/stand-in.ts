/** What stands in for AWS's pace: how long it takes to answer, what SES refuses, who is killed. */
import type { Asked } from '../../local/aws/face.ts';
import { credentialOf } from '../../local/aws/http.ts';
import type { Fault } from '../../local/aws/types.ts';
import { sesSeconds, workSeconds } from '../../simulate/limits.ts';
import type { House } from './house.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Of a letter's work one half comes before SES and one after it. */
const tableMs = (workSeconds * 1000) / 2;
const sesMs = sesSeconds * 1000;

export interface Ses {
  readonly fault: Fault;
  readonly throttled: () => number;
}

export interface SesPace {
  readonly perSecond: number;
  /** Of all mails, refused although the rate is kept. */
  readonly throttledShare: number;
}

/** SES's own measure: as many mails as a second grants, coming back evenly. */
export function openSes(pace: SesPace, time: VirtualTime, chance: () => number): Ses {
  const { perSecond, throttledShare } = pace;
  let mails = perSecond;
  let last = time.now();
  let throttled = 0;
  const refuses = (): boolean => {
    mails = Math.min(perSecond, mails + ((time.now() - last) / 1000) * perSecond);
    last = time.now();
    if (mails < 1 || chance() < throttledShare) return true;
    mails -= 1;
    return false;
  };
  return {
    fault: {
      kind: 'throttle',
      hits({ service }) {
        if (service !== 'ses' || !refuses()) return false;
        throttled += 1;
        return true;
      },
    },
    throttled: () => throttled,
  };
}

export interface Pacing {
  readonly house: () => House;
  readonly time: VirtualTime;
  /** Whether who made this call dies before it is answered. */
  readonly kills: (caller: string) => boolean;
}

/** Holds an answer back until its time has come, or its caller is dead. */
export const paced =
  ({ house, time, kills }: Pacing) =>
  async (asked: Asked): Promise<void> => {
    const caller = house().find(asked.headers['x-amz-security-token']);
    if (!caller) return;
    caller.heard();
    const { key = '', service } = credentialOf(asked) ?? {};
    if (kills(key)) return house().kill(caller);
    await new Promise<void>((resolve) => {
      time.after(service === 'ses' ? sesMs : tableMs, resolve);
    });
    caller.answered();
  };

/** Each instant, the first one first, kills who of the victims calls next. */
export function openKiller(instants: readonly number[], time: VirtualTime, victim: string) {
  let killed = 0;
  return {
    kills: (caller: string): boolean => {
      if (caller !== victim || (instants[killed] ?? Infinity) > time.now()) return false;
      killed += 1;
      return true;
    },
    killed: () => killed,
  };
}
