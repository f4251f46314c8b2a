/** `npm start`: the whole product on one machine, until it is stopped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminsIn } from '#functions/store/admins.ts';
import { buildIfStale } from './build.ts';
import { administratorIn, ensureAdministrator, keepAdministrator } from './local/administrator.ts';
import type { Cloud } from './local/cloud.ts';
import { type DataFolder, openDataFolder, type Running } from './local/data-folder.ts';
import { type LocalRun, startLocalRun } from './local/local-run.ts';
import { operatorTable } from './local/operator-table.ts';
import { Problem, sentenceOf } from './local/problem.ts';
import { readSettings, type Settings } from './local/settings.ts';
import { type Administrator, addressesOf, help, table } from './local/start-words.ts';

const root = join(import.meta.dirname, '..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const report = (line: string): void => void process.stderr.write(`${line}\n`);

// Functions run in UTC in the cloud; the zone of this machine must not leak into them.
process.env['TZ'] = 'UTC';

await main().catch((error: unknown) => {
  report(error instanceof Problem ? error.message : `Anchor could not start: ${sentenceOf(error)}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument === '--help' || argument === '-h') return say(help);
  if (argument !== undefined) {
    throw new Problem(
      `"${argument}" is not known. Settings come from the environment, as in PORT=8080 npm start; ` +
        'npm start -- --help lists them.',
    );
  }
  const settings = readSettings(process.env, root);
  const folder = openDataFolder(settings.dataDir);
  try {
    await serve(settings, folder);
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function serve(settings: Settings, folder: DataFolder): Promise<void> {
  await buildIfStale(report);
  const cloud = JSON.parse(readFileSync(join(root, 'dist/cloud.json'), 'utf8')) as Cloud;
  const run = await startLocalRun({
    ...settings,
    functions: { BUILD_FACTS: buildFacts(), ...settings.functions },
    cloud,
    root,
    sites: join(root, 'dist/sites'),
    tokenSecret: folder.tokenSecret,
    report,
  });
  const running: Running = {
    port: run.port,
    smtpPort: run.smtpPort,
    awsPort: run.awsPort,
    pid: process.pid,
    ...addressesOf(run.port, waitlistWord()),
  };
  const administrator = await administratorOf(run, cloud, settings);
  stopOnSignal(run, folder);
  say(table(running, settings.dataDir, administrator));
  folder.announce(running);
}

/** Made at the first start; later ones leave them as they are, unless a setting says otherwise. */
async function administratorOf(
  { endpoint }: LocalRun,
  cloud: Cloud,
  { admin, dataDir }: Settings,
): Promise<Administrator> {
  const email = admin.email ?? administratorIn(dataDir);
  const admins = adminsIn(operatorTable(endpoint.url, cloud), cloud.table.name);
  const { made } = await ensureAdministrator(admins, email, admin.password);
  keepAdministrator(dataDir, email);
  return { email, password: made };
}

/** The template was made before they were known. */
function buildFacts(): string {
  return readFileSync(join(root, 'dist/facts.json'), 'utf8').trim();
}

/** As the stage that was built has it. */
function waitlistWord(): string {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
    context: { stage: string; stages: Record<string, { waitlistWord: string } | undefined> };
  };
  return context.stages[context.stage]?.waitlistWord ?? 'waitlist';
}

/** The second signal does not wait: whoever presses Ctrl+C twice means it. */
function stopOnSignal(run: LocalRun, folder: DataFolder): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    // Nobody should find an address that is about to go silent.
    folder.release();
    await run.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        report(`Anchor did not stop cleanly: ${sentenceOf(error)}`);
        process.exit(1);
      });
    });
  }
}
