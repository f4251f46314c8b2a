/** The zones a person can choose from, and the one their browser says they are in. */
import { fallbackZones } from '#shared/domain/zones.ts';

export interface Zones {
  /** Undefined when the browser would not say. */
  readonly detected: string | undefined;
  readonly list: readonly string[];
}

/** Before the browser is asked: what the built page shows. */
export const unasked: Zones = { detected: undefined, list: fallbackZones };

/** A detected zone that is not listed (UTC, an alias) is added to the list. */
export function zonesOf(intl: Partial<Pick<typeof Intl, 'supportedValuesOf'>>): Zones {
  const detected = detect();
  const known = supported(intl);
  const list = !detected || known.includes(detected) ? known : [...known, detected].toSorted();
  return { detected, list };
}

function detect(): string | undefined {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
  } catch {
    return undefined;
  }
}

function supported({
  supportedValuesOf,
}: Partial<Pick<typeof Intl, 'supportedValuesOf'>>): readonly string[] {
  try {
    const list = supportedValuesOf?.('timeZone') ?? [];
    return list.length > 0 ? list : fallbackZones;
  } catch {
    return fallbackZones;
  }
}

/** `America/New_York` as people write it. */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');
