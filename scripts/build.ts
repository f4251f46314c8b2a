/** Builds what is missing or older than its sources: functions, sites, version, `dist/cloud.json`. */
import { alone } from './build/lock.ts';
import { steps } from './build/parts.ts';
import { isFresh, makeIfStale } from './build/stale.ts';

/** Brings `dist` up to date and reports each part that had to be made, in one line. */
export async function buildIfStale(report: (line: string) => void): Promise<void> {
  if (steps.every(isFresh)) return;
  await alone(async () => {
    for (const step of steps) {
      const started = performance.now();
      if (await makeIfStale(step, step.make)) {
        report(`built ${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      }
    }
  });
}

if (import.meta.main) {
  await buildIfStale((line) => console.log(line));
  console.log('dist is up to date');
}
