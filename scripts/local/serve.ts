/** A start, once everything is built: the product is opened, told about, and closed by a signal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminsIn } from '#functions/store/admins.ts';
import {
  administratorIn,
  ensureAdministrator,
  type Hashing,
  keepAdministrator,
} from './administrator.ts';
import { type Cloud, readCloud } from './cloud.ts';
import type { DataFolder, Running } from './data-folder.ts';
import { type LocalRun, startLocalRun } from './local-run.ts';
import { operatorTable } from './operator-table.ts';
import { sentenceOf } from './problem.ts';
import type { Settings } from './settings.ts';
import { type Administrator, addressesOf, table } from './start-words.ts';
import { endsRun, lastWords, whenShort } from './storage.ts';

export interface Start {
  readonly root: string;
  readonly settings: Settings;
  readonly folder: DataFolder;
  /** The administrator's, at a first start. */
  readonly password: Hashing | undefined;
  readonly report: (line: string) => void;
}

export async function serve(start: Start): Promise<void> {
  const { root, settings, folder, report } = start;
  const cloud = readCloud();
  const run = await startLocalRun({
    ...settings,
    functions: { BUILD_FACTS: buildFacts(root), ...settings.functions },
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
    ...addressesOf(run.port, waitlistWord(root)),
  };
  const administrator = await administratorOf(run, cloud, start);
  const stop = async () => {
    // Nobody should find an address that is about to go silent.
    folder.release();
    await run.close();
  };
  stopOnSignal(stop, report);
  stopWhenShort(stop, report);
  process.stdout.write(`${table(running, settings.dataDir, administrator)}\n`);
  folder.announce(running);
}

/** Made at the first start; later ones leave them as they are, unless a setting says otherwise. */
async function administratorOf(
  { endpoint }: LocalRun,
  cloud: Cloud,
  { settings: { admin, dataDir }, password: early }: Start,
): Promise<Administrator> {
  const email = admin.email ?? administratorIn(dataDir);
  const admins = adminsIn(operatorTable(endpoint.url, cloud), cloud.table.name);
  const wanted = { email, password: admin.password, early };
  const { made } = await ensureAdministrator(admins, wanted);
  keepAdministrator(dataDir, email);
  return { email, password: made };
}

/** The template was made before they were known. */
const buildFacts = (root: string): string =>
  readFileSync(join(root, 'dist/facts.json'), 'utf8').trim();

/** As the stage that was built has it. */
function waitlistWord(root: string): string {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
    context: { stage: string; stages: Record<string, { waitlistWord: string } | undefined> };
  };
  return context.stages[context.stage]?.waitlistWord ?? 'waitlist';
}

/** The second signal does not wait: whoever presses Ctrl+C twice means it. */
function stopOnSignal(stop: () => Promise<void>, report: Start['report']): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          report(`Anchor did not stop cleanly: ${sentenceOf(error)}`);
          process.exit(1);
        },
      );
    });
  }
}

/** Long enough for what is under way; a door that hangs does not keep the run from ending. */
const lastMs = 10_000;

/** Without room or file handles the run ends: one line says why, and what was lost of the log. */
function stopWhenShort(stop: () => Promise<void>, report: Start['report']): void {
  process.on('uncaughtException', (error) => {
    if (endsRun(error)) return;
    report(error.stack ?? sentenceOf(error));
    process.exit(1);
  });
  void whenShort.then(async () => {
    const late = new Promise((done) => setTimeout(done, lastMs));
    await Promise.race([stop(), late]).catch(() => {});
    report(lastWords());
    process.exit(1);
  });
}
