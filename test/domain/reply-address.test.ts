/** A reply's address says whose it is and what it answers, and cannot be made up. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#shared/domain/local-date.ts';
import {
  readReplyAddress,
  readUnsubscribeAddress,
  replyAddress,
  unsubscribeAddress,
} from '#shared/domain/reply-address.ts';
import { stages } from '#shared/domain/stage.ts';
import { signWith } from './some-signs.ts';

const domain = 'reply.anchor.example';
const sign = signWith('today');
const old = signWith('before the rotation');
const ada = {
  userId: '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c',
  date: '2026-11-21',
  stage: 'MORNING_INTENTION',
} as const;

const anyParts = fc.record({
  userId: fc.uuid(),
  date: fc.nat(65_535).map((n) => addDays('1970-01-01', n)),
  stage: fc.constantFrom(...stages),
});

test('an address tells user, date and stage, fits its 64 octets, and may come back in capitals', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const address = replyAddress(parts, domain, sign);

      expect(address).toMatch(/^r\+[a-z2-7]+@reply\.anchor\.example$/);
      expect(address.indexOf('@')).toBeLessThanOrEqual(64);
      expect(readReplyAddress(address, domain, [sign])).toEqual(parts);
      expect(readReplyAddress(address.toUpperCase(), domain, [sign])).toEqual(parts);
    }),
  );
});

test('an address outlives a rotation of the secret, and no more than that', () => {
  const address = replyAddress(ada, domain, old);

  expect(readReplyAddress(address, domain, [sign, old])).toEqual(ada);
  expect(readReplyAddress(address, domain, [sign])).toBeUndefined();
});

test('no letter of an address can be exchanged for another', () => {
  const address = replyAddress(ada, domain, sign);
  for (let at = 2; at < address.indexOf('@'); at += 1) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz234567018+.') {
      if (letter === address[at]) continue;
      const forged = address.slice(0, at) + letter + address.slice(at + 1);

      expect([forged, readReplyAddress(forged, domain, [sign])]).toEqual([forged, undefined]);
    }
  }
});

test('an address that lost or gained a part is none', () => {
  const address = replyAddress(ada, domain, sign);
  for (let at = 0; at < address.length; at += 1) {
    const shorter = address.slice(0, at) + address.slice(at + 1);
    const longer = `${address.slice(0, at)}a${address.slice(at)}`;

    expect(readReplyAddress(shorter, domain, [sign])).toBeUndefined();
    expect(readReplyAddress(longer, domain, [sign])).toBeUndefined();
    expect(readReplyAddress(address.slice(0, at), domain, [sign])).toBeUndefined();
  }
});

test('an address at another domain, or with two, is none', () => {
  const address = replyAddress(ada, domain, sign);

  expect(readReplyAddress(address, 'reply.other.example', [sign])).toBeUndefined();
  expect(readReplyAddress(`${address}@${domain}`, domain, [sign])).toBeUndefined();
  expect(readReplyAddress(`ada@${domain}`, domain, [sign])).toBeUndefined();
});

test('a date that no address can say is our fault and says so', () => {
  expect(() => replyAddress({ ...ada, date: '' }, domain, sign)).toThrow(RangeError);
  expect(() => replyAddress({ ...ada, date: '1969-12-31' }, domain, sign)).toThrow(RangeError);
});

test('an address to unsubscribe names its user, and is no address to reply to', () => {
  const address = unsubscribeAddress(ada.userId, domain, sign);

  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(readUnsubscribeAddress(address.toUpperCase(), domain, [sign])).toBe(ada.userId);
  expect(readUnsubscribeAddress(address, domain, [old])).toBeUndefined();
  expect(readReplyAddress(address.replace('unsub+', 'r+'), domain, [sign])).toBeUndefined();
});

test('an address to reply to does not unsubscribe', () => {
  const address = replyAddress(ada, domain, sign);

  expect(readUnsubscribeAddress(address, domain, [sign])).toBeUndefined();
  expect(readUnsubscribeAddress(address.replace('r+', 'unsub+'), domain, [sign])).toBeUndefined();
});
