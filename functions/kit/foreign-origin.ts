/** Whether another site made the browser ask: what keeps it from acting in a person's name. */
import type { Env } from '../env.ts';

/**
 * Where a browser says how the asking page relates to us (all current ones do), that decides: no
 * page can write this header, and it holds on whatever name the site is reached by. Elsewhere the
 * Origin does. A client that sends neither is no browser, and holds only cookies of its own.
 */
export function isForeign(
  headers: Readonly<Record<string, string | undefined>>,
  { PUBLIC_BASE_URL }: Pick<Env, 'PUBLIC_BASE_URL'>,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== new URL(PUBLIC_BASE_URL).origin;
}
