/** Administrators: one row each, and one row that finds it by address. */
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Admin } from '#functions/context.ts';
import { type Key, keys, type Row } from './keys.ts';
import { rowReader, schemaOf } from './reads.ts';

export interface StoredAdmin extends Admin {
  /** The password's hash, which includes its parameters. */
  readonly password: string;
  /** Changes with the password; sessions of an earlier one are over. */
  readonly passwordId: string;
}

type Table = Pick<DynamoDBDocumentClient, 'send'>;

const text = z.string();
const admin = schemaOf<StoredAdmin>()(
  z.object({ id: text, email: text, password: text, passwordId: text }),
);
export const readAdmin = rowReader('administrator', admin);
const readAddress = rowReader("administrator's address", z.object({ adminId: text }));

/** A key without a row, read so that an unknown address makes as many calls. */
const nobody = 'nobody';

/** For a given table, because the operator's scripts work on one of their choice. */
export const adminsIn = (table: Table, TableName: string) => {
  const get = async (Key: Key): Promise<Row | undefined> =>
    (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  return {
    /** Makes two calls, whether or not the administrator exists. */
    async find(email: string): Promise<StoredAdmin | undefined> {
      const found = await get(keys.adminAddress(email));
      const row = await get(keys.admin(found ? readAddress(found).adminId : nobody));
      if (!row) return undefined;
      const { id, email: address, password, passwordId } = readAdmin(row);
      return { id, email: address, password, passwordId };
    },

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
