/** Makes the administrator of a table, or gives one a new password: at a start, or by a command. */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hashPassword, isPassword } from '#functions/flows/admin/password.ts';
import type { adminsIn } from '#functions/store/admins.ts';
import { toBase32 } from '#shared/domain/base32.ts';
import { readLasting, writeLasting } from './json-file.ts';

type Admins = ReturnType<typeof adminsIn>;

/** Who administers a local run where nobody says who. */
const usualEmail = 'admin@anchor.example';

const Kept = z.object({ email: z.string() });
const fileIn = (dataDir: string): string => join(dataDir, 'administrator.json');

/** Whose password a start or a command is about, where nobody says whose. */
export const administratorIn = (dataDir: string): string =>
  readLasting(fileIn(dataDir), Kept)?.email ?? usualEmail;

/** Whether a start has made one already, and a later one has nothing to make. */
export const hasAdministrator = (dataDir: string): boolean =>
  readLasting(fileIn(dataDir), Kept) !== undefined;

export const keepAdministrator = (dataDir: string, email: string): void =>
  writeLasting(fileIn(dataDir), { email });

/** 120 bits, in six groups that can be read aloud. */
export const newPassword = (): string => toBase32(randomBytes(15)).match(/.{4}/g)?.join('-') ?? '';

/** A password, and its hash when it has been worked out, which takes a while on another thread. */
export interface Hashing {
  readonly password: string;
  readonly hash: Promise<string>;
}

export const hashing = (password: string): Hashing => ({ password, hash: hashPassword(password) });

/**
 * Answers who was there: whoever is signed in with the old password is then out. A second factor
 * stays.
 */
export async function setPassword(admins: Admins, email: string, { hash }: Pick<Hashing, 'hash'>) {
  const before = await admins.find(email);
  await admins.save({
    ...(before ?? { id: randomUUID(), email }),
    password: await hash,
    passwordId: randomUUID(),
  });
  return before;
}

export interface Wanted {
  readonly email: string;
  /** One to have; undefined leaves theirs to who is there, and makes one for who is not. */
  readonly password: string | undefined;
  /** Of who is made, begun before it was known whether it is needed. */
  readonly early: Hashing | undefined;
}

/**
 * Leaves who is there as they are, unless they are to have another password. Answers one that was
 * made here: whoever gave one knows it, and what a start prints may be kept where others read.
 */
export async function ensureAdministrator(
  admins: Admins,
  { email, password, early }: Wanted,
): Promise<{ readonly made: string | undefined }> {
  const found = await admins.find(email);
  const isThere = found && (password === undefined || (await isPassword(password, found.password)));
  if (isThere) return { made: undefined };
  const next = early ?? hashing(password ?? newPassword());
  await setPassword(admins, email, next);
  return { made: password === undefined ? next.password : undefined };
}
