/** Lets product code run in the test's own process, as a function of a world would run. */
import { builtCloud, type World } from './world.ts';

/** To be called before the code is imported: it reads its settings once, and keeps its client. */
export function runInside(world: World): void {
  const { region, functions } = builtCloud();
  Object.assign(process.env, functions[0]?.environment, {
    AWS_REGION: region,
    AWS_ENDPOINT_URL: world.endpoint.url,
    AWS_ACCESS_KEY_ID: world.endpoint.operatorKey,
    AWS_SECRET_ACCESS_KEY: 'local',
    PUBLIC_BASE_URL: `http://localhost:${world.port}`,
    TOKEN_SECRET: world.secret,
    TOKEN_SECRET_PREVIOUS: '',
    SESSION_SECRET: world.secret,
    OBJECTION_KEY: world.secret,
    OPENAI_API_KEY: 'test-key',
    // What it logs would stand among the results.
    AWS_LAMBDA_LOG_LEVEL: 'FATAL',
  });
}
