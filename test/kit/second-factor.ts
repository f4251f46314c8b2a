/** A second factor for a test: turned on by the calls of the page, with an app that shows codes. */
import { generateSync } from 'otplib';
import type { SignedIn } from './admin.ts';
import type { Visitor } from './visitor.ts';
import type { HttpReply, JsonReply, World } from './world.ts';

export const ownPath = '/api/admin/sign-in';

export interface App {
  readonly key: string;
  /** The code of now, or of some steps of half a minute away from it. */
  readonly code: (stepsAway?: number) => string;
}

interface Timed {
  readonly clock: { now(): number };
}

export const appOf = (key: string, { clock }: Timed): App => ({
  key,
  code: (stepsAway = 0) =>
    generateSync({ secret: key, epoch: Math.floor(clock.now() / 1000) + 30 * stepsAway }),
});

/** A code that is right at no time near now. */
export function wrongCode(app: App): string {
  const right = Array.from({ length: 9 }, (_, at) => app.code(at - 4));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

export const changeOwn = (admin: Pick<SignedIn, 'post'>, what: object): Promise<JsonReply> =>
  admin.post(ownPath, what);

export interface Enrolled {
  readonly app: App;
  readonly codes: readonly string[];
}

/** Turns it on; its first code is used, so time goes on by two steps. */
export async function enrol(world: World, admin: SignedIn): Promise<Enrolled> {
  const { password } = admin;
  const { body } = await changeOwn(admin, { do: 'set-up-factor', password });
  const { key, sealed } = body['setup'] as { key: string; sealed: string };
  const app = appOf(key, world);
  const on = await changeOwn(admin, { do: 'turn-on-factor', sealed, code: app.code() });
  if (on.status !== 200) throw new Error(`It was not turned on: ${JSON.stringify(on.body)}`);
  await world.advance(60_000);
  return { app, codes: on.body['codes'] as string[] };
}

/** Posts the form of the second step. */
export const giveCode = async (visitor: Visitor, code: string): Promise<HttpReply> =>
  visitor.post('/auth/login', { csrfToken: await visitor.csrfToken(), code });
