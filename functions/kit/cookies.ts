/** Our cookies: their names and flags follow from the address that the site is served under. */
import type { Env } from '../env.ts';

/**
 * `session`: who is signed in. `form`: whose sign-in form it is. `device`: where one has been.
 * `signup`: which browser signs a person up.
 */
type CookieName = 'session' | 'form' | 'device' | 'signup';
type Settings = Pick<Env, 'PUBLIC_BASE_URL'>;

/**
 * Over https nobody but this very host can set them (`__Host-`), over http browsers would drop them
 * for that name; there it is the plain one.
 */
const isSecure = ({ PUBLIC_BASE_URL }: Settings): boolean => PUBLIC_BASE_URL.startsWith('https:');

const nameOf = (name: CookieName, settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}anchor_${name}`;

/** The value of a cookie; none where it came twice, as one of the two was planted. */
export function cookieIn(
  sent: readonly string[],
  name: CookieName,
  settings: Settings,
): string | undefined {
  const start = `${nameOf(name, settings)}=`;
  const [value, another] = sent.filter((pair) => pair.startsWith(start));
  return another === undefined ? value?.slice(start.length) : undefined;
}

/** A `Set-Cookie` line; without an age the browser forgets it when it is closed. */
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
