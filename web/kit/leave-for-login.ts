/** Leads to the sign-in whoever has no session. */

/**
 * The whole page is left, and with it all that it had read. Never settles: nobody needs to be told
 * of a failure on a page that is going away.
 */
export function leaveForLogin(): Promise<never> {
  location.replace('/login');
  return new Promise(() => {});
}
