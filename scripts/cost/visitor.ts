/** A person at the site, and at their mailbox. */
import type { LocalRun } from '../local/local-run.ts';
import { confirm } from '../local/passing-run.ts';

async function post(run: LocalRun, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${run.port}/api/v2/onboarding/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as Record<string, unknown>;
}

export interface Newcomer {
  readonly email: string;
  readonly zone: string;
  readonly plan: string;
}

/** Both pages of the site, one after the other, and the link of the first letter. */
export async function signUp(run: LocalRun, { email, zone, plan }: Newcomer): Promise<string> {
  const { userId } = await post(run, 'create-user', {
    email,
    timezone: zone,
    timezone_source: 'user',
    startToday: true,
  });
  await post(run, 'day0-intentions', { userId, rawText: plan, startToday: true });
  await confirm(run, String(userId));
  return String(userId);
}
