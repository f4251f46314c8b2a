/** What product code inside a test is given, as of the world’s clock; it logs nothing. */
import { randomUUID } from 'node:crypto';
import type { Scene } from '#functions/scene.ts';
import type { World } from './world.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** After `runInside`. */
export async function sceneInside(world: World, more: Partial<Scene> = {}): Promise<Scene> {
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
