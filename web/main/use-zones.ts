/** The browser's zones. The built page shows the fixed list; hydration puts the real one in. */
import { useSyncExternalStore } from 'react';
import { unasked, type Zones, zonesOf } from './time-zones.ts';

const never = () => () => {};
let asked: Zones | undefined;

function ask(): Zones {
  asked ??= zonesOf(Intl);
  return asked;
}

export const useZones = (): Zones => useSyncExternalStore(never, ask, () => unasked);
