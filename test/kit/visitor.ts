/** A browser without a window, for a test: keeps its cookies, and posts the sign-in form. */
import type { Askable } from './person.ts';
import { type HttpInit, type HttpReply, jsonFace } from './world.ts';

export interface Asker {
  http(path: string, init?: HttpInit): Promise<HttpReply>;
}

export interface Visitor extends Asker {
  /** What the browser holds, by name; a test may plant or take away. */
  readonly cookies: Map<string, string>;
  /** A new token for the form, and with it the browser's name for forms. */
  csrfToken(): Promise<string>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<HttpReply>;
  /** Asks for a token and posts the form with it. */
  signIn(email: string, password: string): Promise<HttpReply>;
}

export function visitorOf(asker: Asker): Visitor {
  const cookies = new Map<string, string>();
  async function http(path: string, init: HttpInit = {}): Promise<HttpReply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...init.headers };
    const reply = await asker.http(path, { ...init, headers });
    for (const line of reply.headers['set-cookie'] ?? []) keep(cookies, line);
    return reply;
  }
  const csrfToken = async () => (await http('/auth/csrf')).json<{ csrfToken: string }>().csrfToken;
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    http(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    cookies,
    http,
    csrfToken,
    post,
    signIn: async (email, password) =>
      post('/auth/login', { csrfToken: await csrfToken(), email, password }),
  };
}

/** The same for the calls of the pages: JSON, with the cookies that earlier answers set. */
export function browserOf(asker: Asker): Askable & Pick<Visitor, 'cookies' | 'http'> {
  const visitor = visitorOf(asker);
  return { ...visitor, ...jsonFace((path, init) => visitor.http(path, init)) };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
