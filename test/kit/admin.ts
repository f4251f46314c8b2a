/**
 * An administrator for a test, signed in.
 *
 *   const admin = await signedIn(world);                 // or (product); ask again after 30 minutes
 *   await admin.get('/api/v2/admin/users');              // { status, body }
 *   await admin.post('/api/v2/admin/users/ID/restore');
 *   await admin.remove('/api/v2/admin/users/ID', { confirm: 'DELETE' });
 *   await admin.http(path, { method, headers, body });   // the whole answer
 *
 * Each asks with the cookie and from our own origin. A clock moved by more than 30 minutes signs
 * out, as it should: call `signedIn` again.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { keys } from '#functions/store/keys.ts';
import { putRow } from './kept.ts';
import type { HttpInit, HttpReply, JsonReply, World } from './world.ts';

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  /** As a browser sends it: `name=value`. */
  readonly cookie: string;
  /** With what makes it the administrator's: the cookie, and the origin of our own pages. */
  http(path: string, init?: HttpInit): Promise<HttpReply>;
  get(path: string): Promise<JsonReply>;
  post(path: string, body?: unknown): Promise<JsonReply>;
  /** DELETE. */
  remove(path: string, body?: unknown): Promise<JsonReply>;
}

export async function signedIn(world: World): Promise<SignedIn> {
  const [id, email, passwordId] = [randomUUID(), `boss.${randomUUID()}@example.com`, randomUUID()];
  const token = randomBytes(32).toString('base64url');
  const at = world.clock.now();
  const hash = createHash('sha256').update(token).digest('base64url');
  await putRow(world, { ...keys.admin(id), id, email, passwordId });
  const session = { passwordId, beganAt: at, seenAt: at };
  await putRow(world, { ...keys.session(id, hash), ...session });
  const cookie = `anchor_session=${id}.${token}`;
  const origin = `http://localhost:${world.port}`;
  return { id, email, cookie, ...askingAs(world, { cookie, origin }) };
}

type Asker = Pick<World, 'http'>;

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
