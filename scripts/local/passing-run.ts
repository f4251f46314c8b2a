/** Starts a local run that keeps nothing and nobody else sees, for scripts that measure one. */
import { createHmac } from 'node:crypto';
import { linkToken } from '#shared/domain/link-token.ts';
import type { Sign } from '#shared/domain/signature.ts';
import { fromRoot, root } from '../build/root.ts';
import type { Cloud } from './cloud.ts';
import { type LocalRun, type LocalRunOptions, startLocalRun } from './local-run.ts';

const passingSecret = 'a secret for a run that nobody else sees';

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

const mostAttempts = 8;

/** A browser: it keeps its cookies, and its user presses the button again when nothing comes. */
function browserOf({ port }: LocalRun) {
  const cookies = new Map<string, string>();
  return async (path: string, body: object): Promise<Record<string, unknown>> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v2/onboarding/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: [...cookies.values()].join('; ') },
        body: JSON.stringify(body),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [cookie = ''] = set.split(';');
        cookies.set(cookie.split('=')[0] ?? '', cookie);
      }
      if (answer.ok) return (await answer.json()) as Record<string, unknown>;
      const said = await answer.text();
      if (answer.status < 500 || attempt === mostAttempts)
        throw new Error(`${path} answered ${answer.status}: ${said}`);
    }
  };
}

/** Signs a person up by the two calls of the pages; `known` hears the id in between. */
export async function signUp(
  run: LocalRun,
  email: string,
  zone: string,
  rawText: string,
  known: (userId: string) => void = () => {},
): Promise<string> {
  const post = browserOf(run);
  const newcomer = { email, timezone: zone, timezone_source: 'user', startToday: true };
  const userId = String((await post('create-user', newcomer))['userId']);
  known(userId);
  await post('day0-intentions', { userId, rawText, startToday: true });
  return userId;
}

/** Presses the link of a first letter, again where it is not answered: then the letters come. */
export async function confirm({ port }: LocalRun, userId: string): Promise<void> {
  const sign: Sign = (text) => createHmac('sha256', passingSecret).update(text).digest();
  const link = `http://127.0.0.1:${port}/api/confirm?token=${linkToken('confirm', userId, sign)}`;
  for (let press = 1; press <= mostAttempts; press += 1) {
    const { ok } = await fetch(link, { method: 'POST' });
    if (ok) return;
  }
  throw new Error('No press of the link confirmed an address.');
}
