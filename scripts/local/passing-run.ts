/** Starts a local run that keeps nothing and nobody else sees, for scripts that measure one. */
import { createHmac } from 'node:crypto';
import { linkToken } from '#shared/domain/link-token.ts';
import type { Sign } from '#shared/domain/signature.ts';
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

const mostPresses = 8;

/** Presses the link of a first letter, again where it is not answered: then the letters come. */
export async function confirm({ port }: LocalRun, userId: string): Promise<void> {
  const sign: Sign = (text) => createHmac('sha256', passingSecret).update(text).digest();
  const link = `http://127.0.0.1:${port}/api/confirm?token=${linkToken('confirm', userId, sign)}`;
  for (let press = 1; press <= mostPresses; press += 1) {
    const { ok } = await fetch(link, { method: 'POST' });
    if (ok) return;
  }
  throw new Error('No press of the link confirmed an address.');
}
