/** Which numbers are texted: real ones, of a country that is asked for, that take texts. */
import { expect, test } from '@jest/globals';
import { checkNumber } from '#functions/adapters/phone-number.ts';

const here = ['US', 'CA'];

test.each([
  ['+12125550100', '+12125550100'],
  ['+1 (512) 555-0123', '+15125550123'],
  ['+1 613 555 0123', '+16135550123'],
])('%s is texted as %s', (written, phone) => {
  expect(checkNumber(written, here)).toEqual({ kind: 'number', phone });
});

test.each([
  ['+15551234567', 'no area has 555: possible, and nobody’s'],
  ['+1 (555) 010-0000', 'the same, as people write it'],
  ['+18885550123', 'toll-free'],
  ['+19005550123', 'of premium rate: whoever texts it pays'],
  ['+1212555', 'too short'],
  ['+442079460000', 'a landline'],
  ['2125550100', 'without its country'],
  ['', 'nothing'],
])('%s is none: %s', (written) => {
  expect(checkNumber(written, here)).toEqual({ kind: 'none' });
});

test.each(['+447400123456', '+351912345678', '+1 876 555 0123'])(
  '%s is good, and of a country that is not texted',
  (written) => {
    expect(checkNumber(written, here)).toEqual({ kind: 'elsewhere' });
  },
);

test('another country is texted once it is in the list', () => {
  expect(checkNumber('+447400123456', [...here, 'GB'])).toEqual({
    kind: 'number',
    phone: '+447400123456',
  });
});
