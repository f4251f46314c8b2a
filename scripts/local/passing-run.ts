/** Starts a local run that keeps nothing and nobody else sees, for scripts that measure one. */
import { fromRoot, root } from '../build/root.ts';
import type { Cloud } from './cloud.ts';
import { type LocalRun, type LocalRunOptions, startLocalRun } from './local-run.ts';

export const passingSecret = 'a secret for a run that nobody else sees';

/** On free ports, in memory, with what is built; `more` adds to that or takes its place. */
export const startPassingRun = (
  cloud: Cloud,
  more: Partial<LocalRunOptions> = {},
): Promise<LocalRun> =>
  startLocalRun({
    cloud,
    root,
    sites: fromRoot('dist/sites'),
    dataDir: undefined,
    port: 0,
    smtpPort: 0,
    awsPort: 0,
    relayUrl: undefined,
    functions: {},
    tokenSecret: passingSecret,
    report: (line) => console.error(line),
    ...more,
  });
