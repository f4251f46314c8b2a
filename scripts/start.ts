/** `npm start`: the whole product on one machine, until it is stopped. */
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { type Hashing, hasAdministrator, hashing, newPassword } from './local/administrator.ts';
import { openDataFolder } from './local/data-folder.ts';
import { Problem, sentenceOf } from './local/problem.ts';
import { readSettings, type Settings } from './local/settings.ts';
import { help } from './local/start-words.ts';
import { shortage } from './local/storage.ts';

const root = join(import.meta.dirname, '..');
const report = (line: string): void => void process.stderr.write(`${line}\n`);

// Functions run in UTC in the cloud; the zone of this machine must not leak into them.
process.env['TZ'] = 'UTC';

await main().catch((error: unknown) => {
  const why = shortage(error) ?? sentenceOf(error);
  report(error instanceof Problem ? error.message : `Anchor could not start: ${why}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument === '--help' || argument === '-h') return void process.stdout.write(`${help}\n`);
  if (argument !== undefined) {
    throw new Problem(
      `"${argument}" is not known. Settings come from the environment, as in PORT=8080 npm start; ` +
        'npm start -- --help lists them.',
    );
  }
  const settings = readSettings(process.env, root);
  const folder = openDataFolder(settings.dataDir);
  try {
    const password = firstPassword(settings);
    await buildIfStale(report);
    // Loaded while another thread works on the password.
    const { serve } = await import('./local/serve.ts');
    await serve({ root, settings, folder, password, report });
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** Its hash is what takes longest of a first start, and needs nothing of the rest. */
function firstPassword({ dataDir, admin }: Settings): Hashing | undefined {
  if (hasAdministrator(dataDir)) return undefined;
  return hashing(admin.password ?? newPassword());
}
