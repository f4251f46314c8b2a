/** Cookies are as safe as the site's address allows, and read as strictly as they are set. */
import { expect, test } from '@jest/globals';
import { cookieIn, dropCookie, setCookie } from '#functions/kit/cookies.ts';

const https = { PUBLIC_BASE_URL: 'https://anchor.example' };
const http = { PUBLIC_BASE_URL: 'http://anchor.example:3000' };

test('over https no other host can set them and no http request carries them', () => {
  expect(setCookie('session', 'v', https)).toBe(
    '__Host-anchor_session=v; Path=/; HttpOnly; SameSite=Strict; Secure',
  );
  expect(setCookie('device', 'v', https, 60)).toBe(
    '__Host-anchor_device=v; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=60',
  );
  expect(dropCookie('form', https)).toBe(
    '__Host-anchor_form=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
  );
});

test('over http they have the plain name, as browsers drop the other', () => {
  expect(setCookie('session', 'v', http)).toBe(
    'anchor_session=v; Path=/; HttpOnly; SameSite=Strict',
  );
});

test('none has a domain, so that no neighbour is sent it', () => {
  for (const settings of [https, http]) {
    expect(setCookie('session', 'v', settings, 60)).not.toMatch(/domain/i);
  }
});

test.each([
  [https, ['__Host-anchor_session=a'], 'a'],
  [https, ['anchor_session=planted', '__Host-anchor_session=a'], 'a'],
  [https, ['anchor_session=planted'], undefined],
  [http, ['other=1', 'anchor_session=a.b'], 'a.b'],
  [http, ['anchor_session=a', 'anchor_session=a'], undefined],
  [http, ['xanchor_session=a', 'anchor_sessions=a', 'anchor_session'], undefined],
  [http, ['anchor_session='], ''],
  [http, [], undefined],
])('at %j of %j the session is %j', (settings, sent, value) => {
  expect(cookieIn(sent, 'session', settings)).toBe(value);
});
