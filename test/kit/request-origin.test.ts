/** Which addresses are one network: an IPv4 address by itself, the /64 of an IPv6 address. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { networkOf } from '#functions/kit/request-origin.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:DB8::7:ffff:0:0:1', '2001:db8:0:7'],
  ['2001:0db8:0000:0007:0000:0000:0000:0001', '2001:db8:0:7'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an address is of one network, however it is written and whatever its last half', () => {
  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
  const padded = (groups: readonly number[]) =>
    groups.map((group) => group.toString(16).toUpperCase().padStart(4, '0')).join(':');

  fc.assert(
    fc.property(half, half, half, (net, one, other) => {
      fc.pre(net.some((group) => group !== 0));
      expect(networkOf(`${hex(net)}:${hex(one)}`)).toBe(
        networkOf(`${padded(net)}:${padded(other)}`),
      );
      expect(networkOf(`${hex(net)}:${hex(one)}`)).toBe(hex(net));
    }),
  );
});
