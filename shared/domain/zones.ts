/** Time zones: the fixed lists and defaults, what counts as one, and what letters call it. */

/** Offered where a browser cannot list its zones; the customer's list. */
export const fallbackZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Australia/Sydney',
] as const;

/** Where detection fails. */
export const defaultZone = 'America/New_York';

/** What the landing page sends, and what is assumed of people who were referred. */
export const landingZone = 'America/Chicago';

export const zoneMaxChars = 64;

/**
 * An offset (`+05:30`) is no zone: it knows no daylight saving, and some versions of Node take it.
 */
const zoneName = /^[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*)*$/;

/** Names of ICU's own that Node takes and the tz database, by which schedules go, doesn't know. */
const icuNames =
  /^(SystemV\/.+|US\/Pacific-New|ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/;

/**
 * Whether a value names an IANA time zone, aliases included. Membership in `supportedValuesOf` is
 * not asked: it lists neither UTC nor Asia/Kolkata nor Europe/Kyiv.
 */
export function isZone(value: string): boolean {
  if (value.length > zoneMaxChars || !zoneName.test(value) || icuNames.test(value)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions();
    // Schedules take the exact spelling only; Intl would forgive `AMERICA/NEW_YORK`.
    return timeZone === value || timeZone.toLowerCase() !== value.toLowerCase();
  } catch {
    // Intl throws for every name it does not know: that is the answer.
    return false;
  }
}

const americanZones: Readonly<Record<string, RegExp>> = {
  Eastern:
    /^(US\/(Eastern|East-Indiana|Michigan)|EST|EST5EDT|America\/(New_York|Detroit|Fort_Wayne|Indianapolis|Louisville|Kentucky\/.+|Indiana\/(Indianapolis|Marengo|Petersburg|Vevay|Vincennes|Winamac)))$/,
  Central:
    /^(US\/(Central|Indiana-Starke)|CST6CDT|America\/(Chicago|Menominee|Knox_IN|Indiana\/(Knox|Tell_City)|North_Dakota\/.+))$/,
  Mountain: /^(US\/(Mountain|Arizona)|MST|MST7MDT|America\/(Denver|Boise|Phoenix|Shiprock))$/,
  Pacific: /^(US\/Pacific|PST8PDT|America\/Los_Angeles)$/,
  Alaska: /^(US\/Alaska|America\/(Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome))$/,
  Hawaii: /^(US\/(Hawaii|Aleutian)|HST|Pacific\/(Honolulu|Johnston)|America\/(Adak|Atka))$/,
};

const utc = /^(Etc\/)?(UTC|UCT|GMT|GMT[+-]?0|Greenwich|Universal|Zulu)$/;

const monthFirst = /^(?:America\/|US\/|Pacific\/Honolulu|[A-Z]{3}\d?)/;

/** Whether `3/4` is the 3rd of April to the people of a zone, and not the 4th of March. */
export const isDayFirst = (zone: string): boolean => !monthFirst.test(zone);

/** What letters call a zone: `Central`, `UTC`, `Lisbon time`. */
export function zoneLabel(zone: string): string {
  for (const [name, members] of Object.entries(americanZones)) {
    if (members.test(zone)) return name;
  }
  if (utc.test(zone)) return 'UTC';
  // The sign in these names is turned round (POSIX): Etc/GMT+5 is five hours behind.
  const fixed = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (fixed) return `UTC${fixed[1] === '+' ? '-' : '+'}${fixed[2]}`;
  return `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
}
