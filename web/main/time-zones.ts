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

/** `Buenos Aires, Argentina`: the city comes first, since that is what one types to find it. */
export const zoneWords = (zone: string): string =>
  zone.split('/').slice(1).toReversed().join(', ').replaceAll('_', ' ') || zone;

const regions: Readonly<Record<string, string>> = {
  America: 'Americas',
  Atlantic: 'Atlantic Ocean',
  Etc: 'Other',
  Indian: 'Indian Ocean',
};

const regionOf = (zone: string): string => {
  const [region = '', city] = zone.split('/');
  return city ? (regions[region] ?? region) : 'Other';
};

/** Regions in the order of the alphabet, and the cities in each. */
export const byRegion = (list: readonly string[]): readonly [string, readonly string[]][] =>
  [...new Set(list.map(regionOf))]
    .toSorted((a, b) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b))
    .map((region) => [
      region,
      list
        .filter((zone) => regionOf(zone) === region)
        .toSorted((a, b) => zoneWords(a).localeCompare(zoneWords(b))),
    ]);

/** `UTC−6`; empty where the browser won't say. */
export function offsetOf(zone: string, at: Date): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .filter(({ type }) => type === 'timeZoneName')
      .map(({ value }) => value.replace('GMT', 'UTC').replace('-', '−'))
      .join('');
  } catch {
    return '';
  }
}
