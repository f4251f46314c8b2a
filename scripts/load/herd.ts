/** Ten thousand people with a plan for the day, written as the product writes them. */
import { randomUUID } from 'node:crypto';
import type { User } from '#shared/domain/user.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';

interface Herd {
  readonly run: LocalRun;
  readonly cloud: Cloud;
  readonly count: number;
  readonly tokenSecret: string;
}

const atOnce = 12;

/** The store reads its settings from the environment, as it does in Lambda. */
function becomeOperator({ run, cloud, tokenSecret }: Herd): void {
  const signUp = cloud.functions.find(({ name }) => name === 'onboarding.createUser');
  Object.assign(process.env, signUp?.environment, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${run.awsPort}`,
    AWS_REGION: cloud.region,
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: 'operator',
    TOKEN_SECRET: tokenSecret,
    TOKEN_SECRET_PREVIOUS: '',
    OPENAI_API_KEY: '',
    SCHEDULE_WINDOW_MINUTES: '0',
  });
}

export const person = (number: number, now: Date): User => ({
  id: randomUUID(),
  number,
  email: `person-${number}@example.com`,
  kind: 'person',
  channel: 'email',
  zone: 'UTC',
  zoneSource: 'user',
  rhythm: { MORNING_INTENTION: 360, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1080 },
  state: 'active',
  source: 'landing_page',
  createdAt: now.toISOString(),
  startsOn: '2027-01-13',
  begunAt: now.toISOString(),
  confirmedAt: now.toISOString(),
});

export async function seedHerd(herd: Herd): Promise<void> {
  becomeOperator(herd);
  const { signups } = await import('#functions/store/signups.ts');
  const { schedules } = await import('#functions/adapters/scheduler.ts');
  const now = new Date(herd.run.clock.now());
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= herd.count) {
      const user = person(next++, now);
      await signups.add(user, now.toISOString().slice(0, 10));
      await schedules.putAll(user);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
