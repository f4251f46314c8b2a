/** The list of time zones holds the one a person is in. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { byRegion, offsetOf, zonesOf, zoneWords } from '#web/main/time-zones.ts';

afterEach(() => void jest.restoreAllMocks());

const browserIn = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

test('a detected zone that is not listed is added in its place', () => {
  browserIn('UTC');

  expect(zonesOf({ supportedValuesOf: () => ['Asia/Tokyo', 'Zulu'] })).toEqual({
    detected: 'UTC',
    list: ['Asia/Tokyo', 'UTC', 'Zulu'],
  });
});

test('a listed zone is not listed twice', () => {
  browserIn('Asia/Tokyo');

  expect(zonesOf({ supportedValuesOf: () => ['Asia/Tokyo'] }).list).toEqual(['Asia/Tokyo']);
});

test.each([
  ['cannot list zones', {}],
  ['lists none', { supportedValuesOf: () => [] }],
  [
    'fails to list them',
    {
      supportedValuesOf: () => {
        throw new RangeError('no');
      },
    },
  ],
])('a browser that %s gets the fixed twelve', (_, intl) => {
  browserIn('America/Chicago');

  const { list } = zonesOf(intl);

  expect(list).toHaveLength(12);
  expect(list).toContain('Pacific/Honolulu');
});

test('a browser that will not say where it is has no detected zone', () => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new Error('no');
  });

  expect(zonesOf(Intl).detected).toBeUndefined();
});

test('zones stand by region, and in it by the city that one types to find it', () => {
  const zones = [
    'UTC',
    'Europe/Paris',
    'America/Argentina/Buenos_Aires',
    'America/Adak',
    'Asia/Tokyo',
  ];

  expect(byRegion(zones).map(([region, own]) => [region, own.map(zoneWords)])).toEqual([
    ['Americas', ['Adak', 'Buenos Aires, Argentina']],
    ['Asia', ['Tokyo']],
    ['Europe', ['Paris']],
    ['Other', ['UTC']],
  ]);
});

test.each([
  ['America/Chicago', '2026-01-15T12:00:00Z', 'UTC−6'],
  ['America/Chicago', '2026-07-15T12:00:00Z', 'UTC−5'],
  ['Asia/Kolkata', '2026-01-15T12:00:00Z', 'UTC+5:30'],
  ['Mars/Olympus', '2026-01-15T12:00:00Z', ''],
])('%s at %s is at %s', (zone, at, offset) => {
  expect(offsetOf(zone, new Date(at))).toBe(offset);
});
