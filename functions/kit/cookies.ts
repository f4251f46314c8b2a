/** Our cookies. Their names and flags depend on the site's address. */
import type { Env } from '../env.ts';

/**
 * `session`: who is signed in. `form`: which browser got the sign-in form. `second`: a browser that
 * gave the password and owes the second factor. `device`: a browser that signed in before.
 * `signup`: the browser of a sign-up.
 */
export type CookieName = 'session' | 'form' | 'second' | 'device' | 'signup';
type Settings = Pick<Env, 'PUBLIC_BASE_URL'>;

/**
 * `__Host-` cookies can only be set by this very host over https. Browsers drop them over http,
 * where the plain name is used.
 */
const isSecure = ({ PUBLIC_BASE_URL }: Settings): boolean => PUBLIC_BASE_URL.startsWith('https:');

const nameOf = (name: CookieName, settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}anchor_${name}`;

/** A cookie's value; undefined if it came twice, because one of the two was planted. */
export function cookieIn(
  sent: readonly string[],
  name: CookieName,
  settings: Settings,
): string | undefined {
  const start = `${nameOf(name, settings)}=`;
  const [value, another] = sent.filter((pair) => pair.startsWith(start));
  return another === undefined ? value?.slice(start.length) : undefined;
}

/** A `Set-Cookie` value. Without an age, the browser forgets the cookie when it closes. */
export function setCookie(
  name: CookieName,
  value: string,
  settings: Settings,
  maxAgeSeconds?: number,
): string {
  return [
    `${nameOf(name, settings)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(settings) ? ['Secure'] : []),
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
  ].join('; ');
}

export const dropCookie = (name: CookieName, settings: Settings): string =>
  setCookie(name, '', settings, 0);
