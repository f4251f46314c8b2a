/** Lives several mornings, as many at once as this machine has cores. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { MorningAsked, MorningLived } from './live-morning.ts';

/** A morning fills a core and, at ten thousand letters, a gigabyte and a half. */
const mostAtOnce = 2;

function inProcess(asked: MorningAsked): Promise<MorningLived> {
  const child = fork(new URL('./morning-process.ts', import.meta.url), {
    env: { ...process.env, TZ: 'UTC' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (lived) => resolve(lived as MorningLived));
    child.once('exit', (code) => reject(new Error(`A morning ended early: ${code}.`)));
    child.send(asked);
  });
}

/** In the order in which they were asked for. */
export async function liveAll(
  all: readonly MorningAsked[],
  told: (asked: MorningAsked) => void,
): Promise<readonly MorningLived[]> {
  const lived: MorningLived[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) {
      const asked = all[at];
      if (!asked) return;
      lived[at] = await inProcess(asked);
      told(asked);
    }
  };
  const workers = Math.min(mostAtOnce, availableParallelism());
  await Promise.all(Array.from({ length: workers }, work));
  return lived;
}
