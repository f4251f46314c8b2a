/**
 * An administrator for a test, signed in by the form.
 *
 *   const admin = await signedIn(world);                 // or signedInTo(product)
 *   await admin.get('/api/v2/admin/users');              // { status, body }
 *   await admin.post('/api/v2/admin/users/ID/restore');
 *   await admin.remove('/api/v2/admin/users/ID', { confirm: 'DELETE' });
 *   await admin.http(path, { method, headers, body });   // the whole answer
 *
 * Each asks with the cookie and from our own origin. A clock moved by more than 25 minutes signs
 * out, as it should: call `signedIn` again.
 */
import { randomUUID, scryptSync } from 'node:crypto';
import { hashPassword } from '#functions/flows/admin/password.ts';
import { adminsIn } from '#functions/store/admins.ts';
import { tableName, tableOf } from './kept.ts';
import { type Product, productAdmin } from './product.ts';
import { type Asker, visitorOf } from './visitor.ts';
import type { HttpInit, HttpReply, JsonReply, World } from './world.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface SignedIn extends Account {
  /** As a browser sends it: `name=value`. */
  readonly cookie: string;
  http(path: string, init?: HttpInit): Promise<HttpReply>;
  get(path: string): Promise<JsonReply>;
  post(path: string, body?: unknown): Promise<JsonReply>;
  /** DELETE. */
  remove(path: string, body?: unknown): Promise<JsonReply>;
}

const password = 'a password for tests alone';
let hash: Promise<string> | undefined;

/** Adds an administrator to a world, as the operator's script does. */
export async function newAccount(world: World): Promise<Account> {
  hash ??= hashPassword(password);
  return addAccount(world, await hash);
}

async function addAccount(world: World, kept: string): Promise<Account> {
  const [id, email] = [randomUUID(), `boss.${randomUUID().slice(0, 8)}@example.com`];
  const account = { id, email, password: kept, passwordId: randomUUID() };
  await adminsIn(tableOf(world), tableName).save(account);
  return { id, email, password };
}

/** A hash says how it was made: this one takes no time, for tests that only want to be inside. */
function quickHash(): string {
  const [ln, r, p, salt] = [10, 8, 1, 'salt'] as const;
  const key = scryptSync(password, Buffer.from(salt, 'base64url'), 32, { N: 2 ** ln, r, p });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${key.toString('base64url')}`;
}

/** An administrator whose password is checked in no time: for tests of many attempts. */
export const quickAccount = (world: World): Promise<Account> => addAccount(world, quickHash());

/** A new administrator of this world. */
export async function signedIn(world: World): Promise<SignedIn> {
  return enter(world, `http://localhost:${world.port}`, await quickAccount(world));
}

/** The administrator that the product was started with. */
export const signedInTo = (product: Product): Promise<SignedIn> =>
  enter(product, product.url(), { id: '', ...productAdmin });

async function enter(asker: Asker, origin: string, account: Account): Promise<SignedIn> {
  const visitor = visitorOf(asker);
  const { status, headers } = await visitor.signIn(account.email, account.password);
  const session = visitor.cookies.get('anchor_session');
  if (!session) throw new Error(`Nobody was signed in: ${status} ${headers.location}`);
  const [id = ''] = session.split('.');
  const cookie = `anchor_session=${session}`;
  return { ...account, id, cookie, ...askingAs(asker, { cookie, origin }) };
}

function askingAs(asker: Asker, headers: Readonly<Record<string, string>>) {
  const http = (path: string, init: HttpInit = {}) =>
    asker.http(path, { ...init, headers: { ...headers, ...init.headers } });
  const json = async (method: string, path: string, body?: unknown): Promise<JsonReply> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await http(path, { method, ...sent });
    return { status: reply.status, body: reply.json() };
  };
  return {
    http,
    get: (path: string) => json('GET', path),
    post: (path: string, body?: unknown) => json('POST', path, body),
    remove: (path: string, body?: unknown) => json('DELETE', path, body),
  };
}
