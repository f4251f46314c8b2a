/** Which names are time zones, and what letters call them. */
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import {
  defaultZone,
  fallbackZones,
  isZone,
  landingZone,
  zoneLabel,
  zoneMaxChars,
} from '#shared/domain/zones.ts';

const { zones } = createRequire(import.meta.url)('tzdata') as { readonly zones: object };

test('no name is taken that the tz database, by which schedules go, does not know', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const short = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const others = ['US/Pacific-New', 'SystemV/EST5', 'Etc/Unknown', 'Factory', 'posixrules'];
  const names = [...Intl.supportedValuesOf('timeZone'), ...short, ...others, ...Object.keys(zones)];

  expect(names.filter((name) => isZone(name) && !(name in zones))).toEqual([]);
  // What Node doesn't know yet is refused as well; of the rest nothing is.
  expect(Object.keys(zones).filter(isZone).length).toBeGreaterThan(590);
});

test('every zone a browser may offer or detect is accepted', () => {
  const offered = [...Intl.supportedValuesOf('timeZone'), ...fallbackZones];
  const named = ['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'US/Central', 'EST5EDT', 'Etc/GMT+5'];

  expect([...offered, ...named, defaultZone, landingZone].filter((zone) => !isZone(zone))).toEqual(
    [],
  );
});

test.each([
  ['', 'an empty name would mean UTC'],
  ['+05:30', 'an offset knows no daylight saving'],
  ['-0800', 'an offset'],
  ['Mars/Olympus', 'no such place'],
  ['america/new_york', 'schedules take the exact spelling only'],
  ['AMERICA/NEW_YORK', 'another spelling'],
  ['SystemV/EST5', 'known to ICU, not to IANA'],
  ['UTC\n', 'a line break'],
  [' UTC', 'a space'],
  [`Europe/${'x'.repeat(zoneMaxChars)}`, 'too long'],
  ['Europe/Paris,UTC', 'two'],
])('refuses %j: %s', (value) => {
  expect(isZone(value)).toBe(false);
});

test.each([
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/North_Dakota/New_Salem', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Mountain'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'UTC-5'],
  ['Europe/Lisbon', 'Lisbon time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
])('a letter calls %s %s', (zone, label) => {
  expect(zoneLabel(zone)).toBe(label);
});
