/** What product code inside a test is given, as of the world’s clock; it logs nothing. */
import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#functions/context.ts';
import type { World } from './world.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** After `runInside`. */
export async function contextInside(
  world: World,
  more: Partial<RequestContext> = {},
): Promise<RequestContext> {
  const { env } = await import('#functions/env.ts');
  return {
    now: new Date(world.clock.now()),
    clock: () => new Date(world.clock.now()),
    env: env(),
    log: silent,
    traceId: randomUUID(),
    viewer: '',
    owner: randomUUID().slice(0, 13),
    newId: randomUUID,
    ...more,
  };
}
