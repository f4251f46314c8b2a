/**
 * `npm run create-admin`: makes an administrator, or gives one a new password, which signs out
 * whoever has the old one. Works on the local run, going or stopped, or on a deployed table.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminsIn } from '#functions/store/admins.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { passwordWeakness } from '#shared/domain/password.ts';
import { root } from './build/root.ts';
import { buildIfStale } from './build.ts';
import { readPassword } from './create-admin/read-password.ts';
import { administratorIn, newPassword, setPassword } from './local/administrator.ts';
import type { Cloud } from './local/cloud.ts';
import { withLocalTable } from './local/operator-table.ts';
import { Problem, sentenceOf } from './local/problem.ts';
import { readSettings } from './local/settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `
npm run create-admin makes an administrator, or gives one a new password.

  npm run create-admin                                  on this machine, in DATA_DIR
  npm run create-admin -- --email you@example.com
  npm run create-admin -- --email you@example.com --table NAME --region us-east-1

  --email      who signs in; may be left out on this machine
  --generate   makes a password and prints it once; without it, one is asked for,
               or read from the first line of standard input
  --remove     takes the administrator away
  --table      a deployed table (the stack's output TableName), with your own AWS
  --region     credentials, as the AWS command line has them
`;

const options = {
  email: { type: 'string' },
  table: { type: 'string' },
  region: { type: 'string' },
  generate: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Given = ReturnType<typeof given>;

function given() {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    throw new Problem(`${sentenceOf(problem)}\n${help}`);
  }
}

function addressOf({ email, table }: Given): string {
  if (email === undefined) {
    if (table !== undefined) throw new Problem('Say whom: --email you@example.com');
    const { admin, dataDir } = readSettings(process.env, root);
    return admin.email ?? administratorIn(dataDir);
  }
  const read = normalizeEmail(email);
  if (read.ok) return read.email;
  throw new Problem(`--email takes an email address, not "${email}".`);
}

/** Typed or made; a weak one is a Problem that says what to change. */
async function passwordFor(email: string, generate: boolean) {
  const typed = generate ? '' : await readPassword(email);
  if (typed === '') return { password: newPassword(), isMade: true };
  const productName = process.env['PRODUCT_NAME'] ?? 'Anchor';
  const weakness = passwordWeakness(typed, { email, productName });
  if (weakness !== undefined) throw new Problem(weakness);
  return { password: typed, isMade: false };
}

type Admins = ReturnType<typeof adminsIn>;

async function onTable<Done>(
  { table: name, region }: Given,
  work: (admins: Admins) => Promise<Done>,
): Promise<Done> {
  if (name === undefined) return onThisMachine(work);
  // Read when the client is first used; the profile's own region where none is given.
  if (region !== undefined) process.env['AWS_REGION'] = region;
  const { table } = await import('#functions/adapters/dynamodb.ts');
  return work(adminsIn(table, name));
}

async function onThisMachine<Done>(work: (admins: Admins) => Promise<Done>): Promise<Done> {
  await buildIfStale((line) => process.stderr.write(`${line}\n`));
  const cloud = JSON.parse(readFileSync(join(root, 'dist/cloud.json'), 'utf8')) as Cloud;
  const { dataDir } = readSettings(process.env, root);
  return withLocalTable(dataDir, cloud, (table) => work(adminsIn(table, cloud.table.name)));
}

async function remove(values: Given, email: string): Promise<void> {
  const wasThere = await onTable(values, async (admins) => {
    const found = await admins.find(email);
    if (found) await admins.remove(found);
    return found !== undefined;
  });
  if (!wasThere) throw new Problem(`There is no administrator ${email}.`);
  say(`${email} is no administrator any more, and signed out.`);
}

async function main(): Promise<void> {
  const values = given();
  if (values.help) return say(help);
  const email = addressOf(values);
  if (values.remove) return remove(values, email);
  const { password, isMade } = await passwordFor(email, values.generate);
  const wasThere = await onTable(values, (admins) => setPassword(admins, email, password));
  say(
    wasThere
      ? `${email} has a new password. Whoever was signed in with the old one is signed out.`
      : `${email} can sign in now.`,
  );
  if (isMade) say(`Password, shown this once: ${password}`);
}

await main().catch((problem: unknown) => {
  const words = problem instanceof Problem ? problem.message : sentenceOf(problem);
  process.stderr.write(`${words}\n`);
  process.exit(1);
});
