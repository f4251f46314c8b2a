/** Writes rows: updates, conditions and transactions, without an expression written by hand. */
import {
  DeleteCommand,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { table, tryWrite, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { type Key, keys, type Row } from './keys.ts';

/** Says something about an attribute; `put` names a value in the expression. */
type Term = (attribute: string, put: (value: unknown) => string) => string;

type Plain = string | number | boolean;

const compare =
  (sign: string) =>
  (value: Plain): Term =>
  (attribute, put) =>
    `${attribute} ${sign} ${put(value)}`;

const equals = compare('=');
export const not = compare('<>');
export const lessThan = compare('<');
export const atMost = compare('<=');
export const moreThan = compare('>');

export const oneOf =
  (...values: readonly Plain[]): Term =>
  (attribute, put) =>
    `${attribute} IN (${values.map(put).join(', ')})`;

export const absent: Term = (attribute) => `attribute_not_exists(${attribute})`;
export const present: Term = (attribute) => `attribute_exists(${attribute})`;

/** In `set`: what stands there already stays. */
export const unlessSet =
  (value: Plain): Term =>
  (attribute, put) =>
    `if_not_exists(${attribute}, ${put(value)})`;

/** All of these hold; `'map.key'` is a key inside a map. */
type Every = Readonly<Record<string, Plain | Term>>;

export interface Change {
  /** An undefined value is left out. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  readonly add?: Readonly<Record<string, number>>;
  /** Of several, one has to hold. */
  readonly when?: Every | readonly Every[];
}

const isTerm = (value: unknown): value is Term => typeof value === 'function';

/** The parts of a request that change a row, or only guard it; undefined where there is nothing to say. */
export function expressions({ set = {}, remove = [], add = {}, when = [] }: Change) {
  const attributes: string[] = [];
  const values: unknown[] = [];
  const put = (value: unknown) => `:${values.push(value) - 1}`;
  const name = (attribute: string) => {
    if (!attributes.includes(attribute)) attributes.push(attribute);
    return `#${attributes.indexOf(attribute)}`;
  };
  const test = ([path, wanted]: [string, Plain | Term]) =>
    (isTerm(wanted) ? wanted : equals(wanted))(path.split('.').map(name).join('.'), put);
  const all = (every: Every) => `(${Object.entries(every).map(test).join(' AND ')})`;

  const assign = ([attribute, value]: [string, unknown]) =>
    `${name(attribute)} = ${isTerm(value) ? value(name(attribute), put) : put(value)}`;
  const clauses = {
    SET: Object.entries(set)
      .filter(([, value]) => value !== undefined)
      .map(assign),
    REMOVE: remove.map(name),
    ADD: Object.entries(add).map(([attribute, by]) => `${name(attribute)} ${put(by)}`),
  };
  const change = Object.entries(clauses).flatMap(([word, parts]) =>
    parts.length > 0 ? [`${word} ${parts.join(', ')}`] : [],
  );
  // DynamoDB refuses what is empty.
  const named = (sign: string, all: readonly unknown[]) =>
    all.length > 0 ? Object.fromEntries(all.map((one, at) => [`${sign}${at}`, one])) : undefined;
  return {
    UpdateExpression: change.join(' ') || undefined,
    ConditionExpression: [when].flat().map(all).join(' OR ') || undefined,
    ExpressionAttributeNames: named('#', attributes) as Record<string, string> | undefined,
    ExpressionAttributeValues: named(':', values),
  };
}

const inTable = (when: Change['when']) => ({
  TableName: env().TABLE_NAME,
  ...(when && expressions({ when })),
});

/** The parts of a transaction: an update, a row written whole, a row removed, or only checked. */
export const updateOf = (Key: Key, change: Change) => ({
  Update: { TableName: env().TABLE_NAME, Key, ...expressions(change) },
});
export const putOf = (Item: Row, when?: Change['when']) => ({ Put: { ...inTable(when), Item } });
export const deleteOf = (Key: Key, when?: Change['when']) => ({
  Delete: { ...inTable(when), Key },
});
export const checkOf = (Key: Key, when: Every) => ({
  ConditionCheck: { TableName: env().TABLE_NAME, Key, ...expressions({ when }) },
});

/** DynamoDB's limit per transaction. */
export const mostInTransaction = 100;

type TransactItems = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

/** All or none. Throws ConditionFailed where a condition of any part does not hold. */
export const transact = (TransactItems: TransactItems) =>
  write(() => table.send(new TransactWriteCommand({ TransactItems })));

/** Each of these throws ConditionFailed where `when` does not hold. */
export const update = (Key: Key, change: Change, more: Partial<UpdateCommandInput> = {}) =>
  write(() => table.send(new UpdateCommand({ ...updateOf(Key, change).Update, ...more })));

export const put = (Item: Row, when?: Change['when'], more: Partial<PutCommandInput> = {}) =>
  write(() => table.send(new PutCommand({ ...putOf(Item, when).Put, ...more })));

export const remove = (Key: Key, when?: Change['when']) =>
  write(() => table.send(new DeleteCommand(deleteOf(Key, when).Delete)));

/** Removes a row if it belongs to this user; a row that another user took over stays. */
export const removeTheirs = (key: Key, userId: string) => tryWrite(() => remove(key, { userId }));

/** A user exists and is not being erased: the condition for every write about a person. */
export const isHere = { pk: present, state: not('purging') };

/** The part of a transaction that fails for a user who is gone or being erased. */
export const notErased = (userId: string) => checkOf(keys.user(userId), isHere);

/** Epoch seconds some days from now, as the table expects an expiry. */
export const daysFrom = (at: Date, days: number): number =>
  Math.floor(at.getTime() / 1000) + days * 86_400;

/** The expiry attribute of letters, replies and what became of them; nothing where they are kept. */
export function letterTtl(at: Date): { readonly expiresAt?: number } {
  const days = env().KEEP_LETTERS_DAYS;
  return days === 0 ? {} : { expiresAt: daysFrom(at, days) };
}
