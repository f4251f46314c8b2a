/** Whether an answer is slow, or the machine that it was asked on. */
import type { Breach } from './finding.ts';
import type { Product } from './product.ts';
import type { Tally } from './tally.ts';

const times = 3;
/** On a quiet machine the plainest request takes five milliseconds or so: a second is 200 of it. */
const plainRequests = 100;

async function fastest(asked: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) least = Math.min(least, await asked());
  return least;
}

/** What the plainest request takes at this moment, in milliseconds. */
const pulseOf = ({ ask }: Product): Promise<number> =>
  fastest(async () => {
    const plain = { method: 'GET', path: '/api/health', headers: [], body: undefined };
    return (await ask({ ...plain, from: '127.0.0.1' })).ms;
  });

/**
 * Asks again what took longer than it may (`again` answers the milliseconds): slow is what is slow
 * whenever it is asked, and beside a plain request of the same moment; the rest is counted.
 */
export async function slowAgain(
  { sign, patienceMs }: { readonly sign: string; readonly patienceMs: number },
  again: () => Promise<number>,
  { product, tally }: { readonly product: Product; readonly tally: Tally },
): Promise<readonly Breach[]> {
  const ms = await fastest(again);
  const pulse = await pulseOf(product);
  await product.watch.seen();
  if (ms <= Math.max(patienceMs, pulse * plainRequests)) {
    tally.slowOnce();
    return [];
  }
  const detail = `${Math.round(ms)} ms at best, ${Math.round(ms / pulse)} plain requests`;
  return [{ law: 'slow', sign, detail }];
}
