/** Lets handlers run in this process, in the place of the threads in which they run elsewhere. */
import type { Cloud } from '#scripts/local/cloud.ts';
import type { LocalRun } from '#scripts/local/local-run.ts';

/** To be called before a handler is imported: it reads its settings once, and keeps its clients. */
export function runInside(run: LocalRun, cloud: Cloud, tokenSecret: string): void {
  Object.assign(process.env, cloud.functions[0]?.environment, {
    AWS_REGION: cloud.region,
    AWS_ENDPOINT_URL: run.endpoint.url,
    AWS_ACCESS_KEY_ID: run.endpoint.operatorKey,
    AWS_SECRET_ACCESS_KEY: 'local',
    PUBLIC_BASE_URL: `http://localhost:${run.port}`,
    TOKEN_SECRET: tokenSecret,
    TOKEN_SECRET_PREVIOUS: '',
    OBJECTION_KEY: tokenSecret,
    OPENAI_API_KEY: '',
    USE_REAL_EMAIL: 'true',
    SCHEDULE_WINDOW_MINUTES: '0',
    SIGNUPS_PER_HOUR: '1000000',
    SIGNUPS_PER_DOMAIN_AND_DAY: '1000000',
    SIGNUPS_PER_DAY: '1000000',
  });
}

/** What is logged is made as in the cloud, and goes nowhere. */
export async function unheard<Done>(work: () => Promise<Done>): Promise<Done> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}
