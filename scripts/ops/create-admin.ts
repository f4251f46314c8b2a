/**
 * `npm run create-admin`: makes an administrator, or gives one a new password, which signs out
 * whoever has the old one, or takes a second factor away. Works on the local run, going or stopped, or on a deployed table.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { adminsIn } from '#functions/store/admins.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { passwordWeakness } from '#shared/domain/password.ts';
import { root } from '../build/root.ts';
import { administratorIn, hashing, newPassword, setPassword } from '../local/administrator.ts';
import { Problem } from '../local/problem.ts';
import { readSettings } from '../local/settings.ts';
import { command, given, say } from './given.ts';
import { onTable } from './place.ts';

const help = `
npm run create-admin makes an administrator, gives one a new password, or resets a second factor.

  npm run create-admin                                  on this machine, in DATA_DIR
  npm run create-admin -- --email you@example.com
  npm run create-admin -- --email you@example.com --stage prod --region us-east-1

  --email         who signs in; may be left out on this machine
  --generate      makes a password and prints it once; without it, one is asked for,
                  or read from the first line of standard input
  --reset-factor  turns off the second factor, for who has lost the phone and the
                  recovery codes; the password stays
  --remove        takes the administrator away
  --stage         a deployed stage, with your own AWS credentials, as the AWS command
  --region        line has them; --table NAME instead of a stage works on a table
`;

const options = {
  email: { type: 'string' },
  generate: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  'reset-factor': { type: 'boolean', default: false },
} as const;

type Given = ReturnType<typeof read>;
const read = () => given(options, help);

function addressOf({ email, table, stage }: Given): string {
  if (email === undefined) {
    if (table !== undefined || stage !== undefined)
      throw new Problem('Say whom: --email you@example.com');
    const { admin, dataDir } = readSettings(process.env, root);
    return admin.email ?? administratorIn(dataDir);
  }
  const typed = normalizeEmail(email);
  if (typed.ok) return typed.email;
  throw new Problem(`--email takes an email address, not "${email}".`);
}

/** Typed twice unseen, or the first piped line; empty where one shall be made. */
async function readPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) return piped();
  const first = await typed(`New password for ${email} (empty: one is made): `);
  if (first === '' || (await typed('The same again: ')) === first) return first;
  throw new Problem('The two are not the same. Nothing was changed.');
}

async function piped(): Promise<string> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  if (typeof value === 'string' && value !== '') return value;
  throw new Problem('No password came in. Pipe one in as a line, or say --generate.');
}

/** What is typed is edited as usual, and echoed into nothing. */
async function typed(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
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

const withAdmins = <Done>(
  values: Given,
  work: (admins: ReturnType<typeof adminsIn>) => Promise<Done>,
): Promise<Done> => onTable(values, (table, name) => work(adminsIn(table, name)));

async function remove(values: Given, email: string): Promise<void> {
  const wasThere = await withAdmins(values, async (admins) => {
    const found = await admins.find(email);
    if (found) await admins.remove(found);
    return found !== undefined;
  });
  if (!wasThere) throw new Problem(`There is no administrator ${email}.`);
  say(`${email} is no administrator any more, and signed out.`);
}

/** A session that is open stays: it asks for the password before anything is turned on again. */
async function resetFactor(values: Given, email: string): Promise<void> {
  const { found, isDone } = await withAdmins(values, async (admins) => {
    const found = await admins.find(email);
    return { found, isDone: !found?.factor || (await admins.setFactor(found, undefined)) };
  });
  if (!found) throw new Problem(`There is no administrator ${email}.`);
  if (!isDone) throw new Problem(`The sign-in of ${email} was just changed. Nothing was done.`);
  say(
    found.factor
      ? `The second factor of ${email} is off, and its recovery codes are void. The password alone signs in.`
      : `${email} has no second factor. Nothing was changed.`,
  );
}

async function main(): Promise<void> {
  const values = read();
  if (values.help) return say(help);
  const email = addressOf(values);
  if (values.remove) return remove(values, email);
  if (values['reset-factor']) return resetFactor(values, email);
  const { password, isMade } = await passwordFor(email, values.generate);
  const before = await withAdmins(values, (admins) =>
    setPassword(admins, email, hashing(password)),
  );
  say(
    before
      ? `${email} has a new password. Whoever was signed in with the old one is signed out.`
      : `${email} can sign in now.`,
  );
  if (before?.factor) say('The second factor stays: --reset-factor turns it off.');
  if (isMade) say(`Password, shown this once: ${password}`);
}

await command(main);
