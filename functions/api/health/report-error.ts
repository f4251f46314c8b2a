/**
 * What went wrong in a browser, into the log: where and of what kind, never what the person typed.
 */

import { endpoint } from '#functions/kit/endpoint.ts';
import { health as route } from '#shared/contract/health.ts';

/** Only places in our own scripts: a message may quote anything, a query may hold a token. */
const framesOf = (stack: string): string =>
  (stack.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, 8).join(' | ');

const pageOf = (page: string): string => /^\/[a-z0-9/-]{0,60}/i.exec(page)?.[0] ?? 'unknown';

const kindOf = (message: string): string =>
  /^(?:Uncaught )?([A-Z]\w{2,40})(?=:|$)/.exec(message)?.[1] ?? 'Error';

export const handler = endpoint(route.reportError).answers(async ({ body }, { log }) => {
  log.warn('browser error', {
    kind: kindOf(body.message),
    page: pageOf(body.page ?? ''),
    frames: framesOf(body.stack ?? ''),
  });
  return { ok: true };
});
