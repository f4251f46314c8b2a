/** Leads to the sign-in whoever has no session. */

/** What the browser's session keeps of an administrator, from one sign-in to the next. */
export const kept = { wayBack: 'adminTo', email: 'adminEmail', isSignedIn: 'adminIn' } as const;

/**
 * The whole page is left, and with it all that it had read. Never settles: nobody needs to be told
 * of a failure on a page that is going away.
 */
export function leaveForLogin(): Promise<never> {
  sessionStorage.setItem(kept.wayBack, location.pathname + location.hash);
  location.replace('/login');
  return new Promise(() => {});
}
