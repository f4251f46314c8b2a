/** The privacy policy names the country in which a stage keeps what it keeps. */
import { expect, test } from '@jest/globals';
import { known } from '#scripts/build/site-compile.ts';
import { placeOf } from '#scripts/build/site-settings.ts';

test.each([
  ['us-east-1', 'In the United States'],
  ['us-west-2', 'In the United States'],
  ['eu-west-1', 'In Ireland, in the European Union'],
])('of %s it says %s', (region, place) => {
  expect(placeOf(region)).toBe(place);
});

test('of a region that nobody has placed it says nothing, and is not built', () => {
  expect(() => placeOf('ap-south-1')).toThrow('ap-south-1');
});

test('the pages are built with the place of their stage', () => {
  const settings = {
    productName: 'Anchor',
    contactEmail: 'hello@anchor.test',
    waitlistWord: 'harbor',
    dataPlace: placeOf('eu-west-1'),
    origins: { main: 'https://anchor.test', waitlist: 'https://harbor.anchor.test' },
  };

  expect(known({ settings, development: false })).toMatchObject({
    'import.meta.env.DATA_PLACE': '"In Ireland, in the European Union"',
  });
});
