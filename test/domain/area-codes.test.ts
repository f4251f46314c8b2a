/** Where a North American number says that its owner is. */
import { expect, test } from '@jest/globals';
import { areaZones } from '#shared/domain/area-codes.ts';
import { isZone } from '#shared/domain/zones.ts';

test.each([
  ['+12125550100', ['America/New_York']],
  ['+15125550100', ['America/Chicago']],
  ['+13035550100', ['America/Denver']],
  ['+16025550100', ['America/Phoenix']],
  ['+14155552671', ['America/Los_Angeles']],
  ['+19075550100', ['America/Anchorage']],
  ['+18085550100', ['Pacific/Honolulu']],
  ['+16045550100', ['America/Vancouver']],
  ['+19025550100', ['America/Halifax']],
  ['+12085550100', ['America/Denver', 'America/Los_Angeles']],
  ['+447400123456', []],
  ['+18005550100', []],
])('%s is in %j', (phone, zones) => {
  expect(areaZones(phone)).toEqual(zones);
});

test('every code is one, and lies in zones that there are', () => {
  for (let code = 200; code < 1000; code += 1) {
    const zones = areaZones(`+1${code}5550100`);

    expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
    expect(new Set(zones).size).toBe(zones.length);
  }
});
