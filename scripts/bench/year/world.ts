/** One world of several: lives what its parent asks, and tells how it went. */
import { liveDays } from './live-days.ts';
import type { AskedOfWorld, ToldByWorld } from './worlds.ts';

const tell = (told: ToldByWorld) => process.send?.(told);

process.once('message', async (asked: AskedOfWorld) => {
  const lived = await liveDays({ ...asked, say: (line) => tell({ kind: 'line', line }) });
  tell({ kind: 'lived', lived });
});
