/** Logs an error that a browser reports, without anything that could identify a person. */

import { endpoint } from '#functions/kit/endpoint.ts';
import { scrubbed } from '#functions/kit/scrubbed.ts';
import { limits, tooMany } from '#functions/store/limits.ts';
import { health as route } from '#shared/contract/health.ts';

/** Only places in our own scripts: the rest of a stack repeats the message or names others. */
const framesOf = (stack: string): string =>
  (stack.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, 8).join(' | ');

const pageOf = (page: string): string => /^\/[a-z0-9/-]{0,60}/i.exec(page)?.[0] ?? 'unknown';

const kindOf = (message: string): string =>
  /^(?:Uncaught )?([A-Z]\w{2,40})(?=:|$)/.exec(message)?.[1] ?? 'Error';

export const handler = endpoint(route.reportError).answers(async ({ body }, context) => {
  const { now, env, viewer } = context;
  const ofViewer = env.CLIENT_ERRORS_PER_VIEWER_AND_HOUR;
  const full = await limits.take(
    [
      { what: 'client-errors-viewer', who: viewer, most: ofViewer, window: 'hour' },
      { what: 'client-errors-all', who: '', most: env.CLIENT_ERRORS_PER_DAY, window: 'day' },
    ],
    now,
  );
  if (full) throw tooMany(full);
  context.log.warn('browser error', {
    kind: kindOf(body.message),
    said: scrubbed(body.message),
    page: pageOf(body.page ?? ''),
    frames: framesOf(body.stack ?? ''),
  });
  return { ok: true };
});
