/** Administrators: one row each, and one that finds it by address. */
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Admin } from '#functions/context.ts';
import { type Key, keys } from './keys.ts';

export interface StoredAdmin extends Admin {
  /** The hash, which says how it was made. */
  readonly password: string;
  /** New with each password: sessions begun with another are over. */
  readonly passwordId: string;
}

type Table = Pick<DynamoDBDocumentClient, 'send'>;
type Row = Readonly<Record<string, unknown>>;

/** No id of anybody; read in the place of one, so that as many calls are made. */
const nobody = 'nobody';

/** In a table that is given, as the operator's scripts work on one of their own. */
export const adminsIn = (table: Table, TableName: string) => {
  const get = async (Key: Key): Promise<Row | undefined> =>
    (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  return {
    /** Makes two calls, whether or not there is one. */
    async find(email: string): Promise<StoredAdmin | undefined> {
      const found = await get(keys.adminAddress(email));
      const id: unknown = found?.['adminId'];
      const row = await get(keys.admin(typeof id === 'string' ? id : nobody));
      return (
        row && {
          id: String(row['id']),
          email: String(row['email']),
          password: String(row['password']),
          passwordId: String(row['passwordId']),
        }
      );
    },

    /** Adds one, or gives one that is there a new password. The row goes before what finds it. */
    async save(admin: StoredAdmin): Promise<void> {
      await table.send(new PutCommand({ TableName, Item: { ...keys.admin(admin.id), ...admin } }));
      const Item = { ...keys.adminAddress(admin.email), adminId: admin.id };
      await table.send(new PutCommand({ TableName, Item }));
    },

    /** Whoever is signed in as this one is out at once. */
    async remove({ id, email }: Admin): Promise<void> {
      for (const Key of [keys.adminAddress(email), keys.admin(id)]) {
        await table.send(new DeleteCommand({ TableName, Key }));
      }
    },
  };
};
