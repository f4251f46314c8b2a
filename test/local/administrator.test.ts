/** The local run has an administrator from its first start, and a command gives them a password. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { signedInTo } from '#test/kit/admin.ts';
import { cleanEnvironment, type Product, productAdmin, startProduct } from '#test/kit/product.ts';
import { appOf, ownPath } from '#test/kit/second-factor.ts';
import { visitorOf } from '#test/kit/visitor.ts';

jest.setTimeout(150_000);

const root = join(import.meta.dirname, '../..');
/** As for somebody who sets neither. */
const unset = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anchor-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command to its end, with this on its standard input. */
async function createAdmin(dataDir: string, input: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/ops/create-admin.ts', ...args], {
    cwd: root,
    env: cleanEnvironment({ ...unset, DATA_DIR: dataDir }),
  });
  child.stdin.end(input);
  const code = new Promise((done) => child.once('close', done));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said, complaint: complaint.replace(/^built .*\n/gm, '') };
}

const landsAt = async (product: Product, email: string, password: string) =>
  (await visitorOf(product).signIn(email, password)).headers.location;

/** Email and password as the start has printed them. */
function printedBy(product: Product) {
  const [, email = '', password] =
    /email +(\S+)\n +password +(\S+)\n/.exec(product.printed()) ??
    /Sign in to the admin as (\S+)\.\n/.exec(product.printed()) ??
    [];
  return { email, password };
}

function filesUnder(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

test('the first start prints an address and a password that work, later ones no password', async () => {
  const product = await startProduct({ env: unset });
  try {
    const { email, password = '' } = printedBy(product);
    expect(email).toBe('admin@anchor.example');
    expect(password).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    expect(product.printed()).toContain(`${product.url()}/admin`);
    expect(await landsAt(product, email, password)).toBe('/admin');
    const kept = filesUnder(product.dataDir).filter((file) =>
      readFileSync(file).includes(password),
    );
    expect(kept).toEqual([]);

    await product.restart();

    expect(printedBy(product)).toEqual({ email, password: undefined });
    expect(product.printed()).toContain('npm run create-admin');
    expect(await landsAt(product, email, password)).toBe('/admin');
  } finally {
    await product.remove();
  }
});

test('the command changes a password while it runs and while it does not', async () => {
  const product = await startProduct({ env: unset });
  try {
    const { email, password = '' } = printedBy(product);
    const visitor = visitorOf(product);
    await visitor.signIn(email, password);

    const first = await createAdmin(product.dataDir, 'violet kettle orbit tandem\n');
    expect(first).toEqual({
      code: 0,
      said: `${email} has a new password. Whoever was signed in with the old one is signed out.\n`,
      complaint: '',
    });
    expect((await visitor.http('/auth/whoami')).status).toBe(401);
    expect(await landsAt(product, email, password)).toBe('/login?error=1');
    expect(await landsAt(product, email, 'violet kettle orbit tandem')).toBe('/admin');

    await visitor.signIn(email, 'violet kettle orbit tandem');
    await createAdmin(
      product.dataDir,
      'violet kettle orbit tandem\n',
      '--email',
      'gone@example.com',
    );
    expect(await landsAt(product, 'gone@example.com', 'violet kettle orbit tandem')).toBe('/admin');
    const gone = await createAdmin(product.dataDir, '', '--email', 'gone@example.com', '--remove');
    expect(gone).toMatchObject({ code: 0, said: expect.stringContaining('no administrator') });
    expect(await landsAt(product, 'gone@example.com', 'violet kettle orbit tandem')).toBe(
      '/login?error=1',
    );
    expect((await visitor.http('/auth/whoami')).status).toBe(200);

    await product.stop();
    const another = await createAdmin(
      product.dataDir,
      '',
      '--email',
      'Ops@Example.com',
      '--generate',
    );
    const [, made = ''] =
      /ops@example\.com can sign in now\.\n.*: (\S+)\n$/.exec(another.said) ?? [];
    expect(made).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    await product.start();
    expect(await landsAt(product, 'ops@example.com', made)).toBe('/admin');
    expect(await landsAt(product, email, 'violet kettle orbit tandem')).toBe('/admin');
  } finally {
    await product.remove();
  }
});

test('the command resets a second factor and says so; a new password leaves it', async () => {
  const product = await startProduct();
  const reset = () =>
    createAdmin(product.dataDir, '', '--email', productAdmin.email, '--reset-factor');
  try {
    const { email, password } = productAdmin;
    const none = `${email} has no second factor. Nothing was changed.\n`;
    expect(await reset()).toEqual({ code: 0, said: none, complaint: '' });
    const admin = await signedInTo(product);
    const { body } = await admin.post(ownPath, { do: 'set-up-factor', password });
    const { key, sealed } = body['setup'] as { key: string; sealed: string };
    const now = Date.parse((await product.clock()).now);
    const code = appOf(key, { clock: { now: () => now } }).code();
    expect((await admin.post(ownPath, { do: 'turn-on-factor', sealed, code })).status).toBe(200);
    expect(await landsAt(product, email, password)).toBe('/login?step=code');

    const next = 'violet kettle orbit tandem';
    const changed = await createAdmin(product.dataDir, `${next}\n`, '--email', email);
    expect(changed.said).toContain('The second factor stays: --reset-factor turns it off.');
    expect(await landsAt(product, email, next)).toBe('/login?step=code');

    expect(await reset()).toEqual({
      code: 0,
      said: `The second factor of ${email} is off, and its recovery codes are void. The password alone signs in.\n`,
      complaint: '',
    });
    expect(await landsAt(product, email, next)).toBe('/admin');
    const unknown = ['--email', 'nobody@example.com', '--reset-factor'];
    expect((await createAdmin(product.dataDir, '', ...unknown)).complaint).toBe(
      'There is no administrator nobody@example.com.\n',
    );
  } finally {
    await product.remove();
  }
});

test('settings say who it is, and a changed one counts from the next start on', async () => {
  const { email, password } = productAdmin;
  const dataDir = join(folder, 'own');
  const product = await startProduct({ env: { DATA_DIR: dataDir } });
  // Whoever has set a password knows it.
  expect(printedBy(product)).toEqual({ email, password: undefined });
  expect(product.printed()).not.toContain(password);
  const admin = await signedInTo(product);
  expect((await admin.get('/auth/whoami')).body).toEqual({ admin: { id: admin.id, email } });
  await product.stop();

  const env = { ADMIN_EMAIL: email.toUpperCase(), ADMIN_PASSWORD: 'quite another' };
  const changed = await startProduct({ env: { ...env, DATA_DIR: dataDir } });
  expect(await landsAt(changed, email, password)).toBe('/login?error=1');
  expect(await landsAt(changed, email, 'quite another')).toBe('/admin');
  expect(changed.printed()).not.toContain('quite another');
  await changed.stop();

  const later = await startProduct({ env: { ...unset, DATA_DIR: dataDir } });
  expect(printedBy(later)).toEqual({ email, password: undefined });
  expect(await landsAt(later, email, 'quite another')).toBe('/admin');
  await later.stop();
});

test.each([
  ['a short password', 'too short\n', [], 'A password needs at least 15 characters'],
  ['a common one', 'Password1!Password1!\n', [], 'That password is made of words and rows'],
  ['none', '', [], 'No password came in.'],
  ['an empty line', '\n', [], 'No password came in.'],
  ['what is no address', '', ['--email', 'nobody'], '--email takes an email address'],
  ['a table of nobody', '', ['--table', 'anchor'], 'Say whom: --email'],
  ['what it does not know', '', ['--user', 'x'], "Unknown option '--user'"],
])('%s ends it with a sentence, and nothing is changed', async (_, input, args, sentence) => {
  const dataDir = join(folder, 'never-started');

  const { code, said, complaint } = await createAdmin(dataDir, input, ...args);

  expect([code, said]).toEqual([1, '']);
  expect(complaint).toMatch(new RegExp(`^${sentence}`));
  expect(complaint).not.toContain('    at ');
  if (input.length > 1) expect(complaint).not.toContain(input.trim());
  expect(() => statSync(dataDir)).toThrow('ENOENT');
});
