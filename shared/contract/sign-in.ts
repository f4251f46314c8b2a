/** An administrator's own sign-in: the password, the second factor, where they are signed in. */
import * as z from 'zod/mini';
import { passwordMaxChars } from '#shared/domain/password.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** Long enough for a password that is too long to be told so. */
const password = z.string().check(z.maxLength(2 * passwordMaxChars));

const session = z.object({
  /** "Firefox on Windows". */
  browser: z.string(),
  /** Epoch milliseconds; the last use is noted every few minutes. */
  began_at: z.number(),
  seen_at: z.number(),
  /** Of the browser that asks. */
  is_this: z.boolean(),
});
export type ShownSession = z.output<typeof session>;

/** What a new second factor is shared by; nothing is kept of it until a code comes back. */
const setup = z.object({
  /** In base32, as authenticator apps take it. */
  key: z.string(),
  /** The same as an `otpauth:` address. */
  uri: z.string(),
  /** Comes back with the code. */
  sealed: z.string(),
});
export type FactorSetup = z.output<typeof setup>;

const change = z.discriminatedUnion('do', [
  /** Ends all other sessions. */
  z.object({ do: z.literal('change-password'), password, next: password }),
  z.object({ do: z.literal('set-up-factor'), password }),
  z.object({
    do: z.literal('turn-on-factor'),
    sealed: z.string().check(z.maxLength(300)),
    code: z.string().check(z.maxLength(100)),
  }),
  z.object({ do: z.literal('turn-off-factor'), password }),
  z.object({ do: z.literal('new-codes'), password }),
  z.object({ do: z.literal('end-others') }),
]);
export type SignInChange = z.output<typeof change>;

export const signIn = {
  show: route(paths['signIn.show'], {
    answer: z.object({
      ok: z.literal(true),
      email: z.string(),
      /** Null where there is none. */
      factor: z.nullable(z.object({ codes_left: z.number() })),
      /** The newest first. */
      sessions: z.array(session),
    }),
  }),
  change: route(paths['signIn.change'], {
    body: change,
    answer: z.object({
      ok: z.literal(true),
      setup: z.optional(setup),
      /** New recovery codes, shown this once. */
      codes: z.optional(z.array(z.string())),
    }),
  }),
};
