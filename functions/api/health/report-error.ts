/**
 * What went wrong in a browser, into the log: where, and in which words, without what those may
 * say of a person.
 */

import { endpoint } from '#functions/kit/endpoint.ts';
import { scrubbed } from '#functions/kit/scrubbed.ts';
import type { Scene } from '#functions/scene.ts';
import { limits } from '#functions/store/limits.ts';
import { health as route } from '#shared/contract/health.ts';
import { Refusal } from '#shared/contract/refusal.ts';

/** Only places in our own scripts: the rest of a stack repeats the message or names others. */
const framesOf = (stack: string): string =>
  (stack.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, 8).join(' | ');

const pageOf = (page: string): string => /^\/[a-z0-9/-]{0,60}/i.exec(page)?.[0] ?? 'unknown';

const kindOf = (message: string): string =>
  /^(?:Uncaught )?([A-Z]\w{2,40})(?=:|$)/.exec(message)?.[1] ?? 'Error';

/** Throws the refusal TOO_MANY. Of all reports those are counted that their viewer may send. */
async function admit({ viewer, now, env }: Scene): Promise<void> {
  const ofViewer = await limits.count('client-errors-viewer', viewer, now);
  if (ofViewer > env.CLIENT_ERRORS_PER_VIEWER_AND_HOUR) throw new Refusal('TOO_MANY');
  const ofAll = await limits.count('client-errors-all', '', now, 'day');
  if (ofAll > env.CLIENT_ERRORS_PER_DAY) throw new Refusal('TOO_MANY');
}

export const handler = endpoint(route.reportError).answers(async ({ body }, scene) => {
  await admit(scene);
  scene.log.warn('browser error', {
    kind: kindOf(body.message),
    said: scrubbed(body.message),
    page: pageOf(body.page ?? ''),
    frames: framesOf(body.stack ?? ''),
  });
  return { ok: true };
});
