/** How people come: by the two calls of the pages, asked again where one is not answered. */
import type { LocalRun } from '../local/local-run.ts';
import { give } from './item-ledger.ts';
import type { Life } from './life.ts';
import { firstPlan } from './saying.ts';

const mostAttempts = 8;

/** As somebody would who presses the button again; what was asked twice is done once. */
async function post(run: LocalRun, path: string, body: object): Promise<Record<string, unknown>> {
  let said = '';
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${run.port}/api/v2/onboarding/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return (await answer.json()) as Record<string, unknown>;
    said = `${path} answered ${answer.status}: ${await answer.text()}`;
    if (answer.status < 500) break;
  }
  throw new Error(said);
}

export async function moveIn(run: LocalRun, life: Life): Promise<void> {
  const { userId } = await post(run, 'create-user', {
    email: life.email,
    timezone: life.zone,
    timezone_source: 'user',
    startToday: true,
  });
  life.userId = String(userId);
  const { text, gives } = firstPlan(life);
  await post(run, 'day0-intentions', { userId, rawText: text, startToday: true });
  give(life, gives);
}
