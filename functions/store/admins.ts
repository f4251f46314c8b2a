/** Administrators: one row each, and one row that finds it by address. */
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tryWrite } from '#functions/adapters/dynamodb.ts';
import type { Admin } from '#functions/context.ts';
import { type Key, keys, type Row } from './keys.ts';
import { rowReader, schemaOf } from './reads.ts';
import { absent, type Change, expressions } from './writes.ts';

/** A second factor: codes of an app, and recovery codes in the place of them. */
export interface Factor {
  /** What the app has, sealed. */
  readonly secret: string;
  /** The newest step of time whose code was used: none is good twice. */
  readonly usedStep: number;
  /** Hashes of the recovery codes that are left. */
  readonly codes: readonly string[];
  /** Counts its changes, so that of two at once one fails. */
  readonly version: number;
}

export interface StoredAdmin extends Admin {
  /** The password's hash, which includes its parameters. */
  readonly password: string;
  /** Changes with the password; sessions of an earlier one are over. */
  readonly passwordId: string;
  readonly factor?: Factor | undefined;
}

type Table = Pick<DynamoDBDocumentClient, 'send'>;

const text = z.string();
const admin = schemaOf<StoredAdmin>()(
  z.object({
    id: text,
    email: text,
    password: text,
    passwordId: text,
    factor: z.optional(
      z.object({
        secret: text,
        usedStep: z.number(),
        codes: z.array(text),
        version: z.number(),
      }),
    ),
  }),
);
export const readAdmin = rowReader('administrator', admin);
const readAddress = rowReader("administrator's address", z.object({ adminId: text }));

/** A key without a row, read so that an unknown address makes as many calls. */
const nobody = 'nobody';

/** For a given table, because the operator's scripts work on one of their choice. */
export const adminsIn = (table: Table, TableName: string) => {
  const get = async (Key: Key): Promise<Row | undefined> =>
    (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  async function byId(adminId: string): Promise<StoredAdmin | undefined> {
    const row = await get(keys.admin(adminId));
    if (!row) return undefined;
    const { id, email, password, passwordId, factor } = readAdmin(row);
    return { id, email, password, passwordId, ...(factor && { factor }) };
  }

  const change = ({ id }: Admin, what: Change): Promise<boolean> =>
    tryWrite(() =>
      table.send(new UpdateCommand({ TableName, Key: keys.admin(id), ...expressions(what) })),
    );

  return {
    /** Makes two calls, whether or not the administrator exists. */
    async find(email: string): Promise<StoredAdmin | undefined> {
      const found = await get(keys.adminAddress(email));
      return byId(found ? readAddress(found).adminId : nobody);
    },

    byId,

    /**
     * Sets a password, or only a new `passwordId`, which ends all sessions; answers false where
     * another has come in between.
     */
    setPassword: (admin: StoredAdmin, next: Pick<StoredAdmin, 'password' | 'passwordId'>) =>
      change(admin, { set: next, when: { passwordId: admin.passwordId } }),

    /** Sets or removes the second factor; answers false where it has changed in between. */
    setFactor: (admin: StoredAdmin, next: Omit<Factor, 'version'> | undefined) =>
      change(admin, {
        ...(next
          ? { set: { factor: { ...next, version: (admin.factor?.version ?? 0) + 1 } } }
          : { remove: ['factor'] }),
        when: {
          passwordId: admin.passwordId,
          ...(admin.factor ? { 'factor.version': admin.factor.version } : { factor: absent }),
        },
      }),

    /**
     * Adds an administrator, or sets a new password. Writes the row before the one that finds it.
     */
    async save(admin: StoredAdmin): Promise<void> {
      await table.send(new PutCommand({ TableName, Item: { ...keys.admin(admin.id), ...admin } }));
      const Item = { ...keys.adminAddress(admin.email), adminId: admin.id };
      await table.send(new PutCommand({ TableName, Item }));
    },

    /** Removes an administrator; their sessions end at once. */
    async remove({ id, email }: Admin): Promise<void> {
      for (const Key of [keys.adminAddress(email), keys.admin(id)]) {
        await table.send(new DeleteCommand({ TableName, Key }));
      }
    },
  };
};
