/**
 * Requests that differ in their values alone are checked and parsed once: dynalite parses each
 * expression anew, which takes longer than all that it then does.
 */
import type { Body, Row, Value } from './dynalite.ts';

/** What dynalite says of values, whatever request they stand in. */
export interface ValueRules {
  /** What is wrong with a value; writes its numbers as DynamoDB does. */
  readonly wrongWith: (value: Value) => string | undefined;
  readonly isGreater: (one: Value, other: Value) => boolean;
  readonly isTooLarge: (item: Row) => boolean;
}

interface Form {
  /** The checked request without the values of its first one. */
  readonly data: Body;
  /** The values in it that stand for those of the next. */
  readonly names: ReadonlyMap<unknown, string>;
  /** Pairs of values of which the first must not be the greater. */
  readonly bounds: readonly (readonly [string, string])[];
}

/** What requests of one form may differ in. */
interface Varying {
  readonly Key?: Row;
  readonly Item?: Row;
  readonly ExpressionAttributeValues?: Row;
}

const remembered = 2000;
/** Others are rare, or hold values that the form would have to tell apart. */
const operations: ReadonlySet<string> = new Set([
  'GetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'Query',
]);

const isText = (held: unknown): boolean => typeof held === 'string';
const areTexts = (held: unknown): boolean => Array.isArray(held) && held.every(isText);

/** Binary values are left out: their text is looked at, too. */
const wellFormed: Readonly<Record<string, (held: unknown) => boolean>> = {
  S: isText,
  N: isText,
  BOOL: (held) => typeof held === 'boolean',
  NULL: (held) => held === true,
  SS: areTexts,
  NS: areTexts,
};

/** A value as dynalite would take it over; undefined for one it must look at itself. */
function valueOf(given: unknown): Value | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const [[type, held] = ['', undefined], ...more] = Object.entries(given);
  if (more.length > 0) return undefined;
  if (type === 'M') return wrapped(type, rowOf(held));
  if (type === 'L') return wrapped(type, listOf(held));
  if (!Object.hasOwn(wellFormed, type) || !wellFormed[type]?.(held)) return undefined;
  return { [type]: Array.isArray(held) ? [...(held as string[])] : held };
}

const wrapped = (type: string, held: unknown): Value | undefined =>
  held === undefined ? undefined : { [type]: held };

function listOf(given: unknown): readonly Value[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const list = given.map(valueOf);
  return list.every((value) => value !== undefined) ? list : undefined;
}

function rowOf(given: unknown): Row | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const row: Record<string, Value> = {};
  for (const [name, held] of Object.entries(given)) {
    const value = valueOf(held);
    if (!value || name === '__proto__') return undefined;
    row[name] = value;
  }
  return row;
}

const varyingNames = ['Key', 'Item', 'ExpressionAttributeValues'] as const;

/** A request without the values of the one that it is. */
const withoutThem = (body: Body): Body => ({
  ...body,
  ...Object.fromEntries(varyingNames.map((name) => [name, undefined])),
});

/** Undefined where a part is not what it should be, or goes on where another page ended. */
function varyingOf(body: Body): Varying | undefined {
  if (body['ExclusiveStartKey'] !== undefined) return undefined;
  const varying: Partial<Record<(typeof varyingNames)[number], Row>> = {};
  for (const name of varyingNames) {
    if (body[name] === undefined) continue;
    const row = rowOf(body[name]);
    if (!row) return undefined;
    varying[name] = row;
  }
  return varying;
}

const typeOf = (value: Value | undefined): string => Object.keys(value ?? {})[0] ?? '';

function formOf(operation: string, body: Body, varying: Varying): string {
  const values = Object.entries(varying.ExpressionAttributeValues ?? {});
  const types = values.map(([name, value]) => [name, typeOf(value)]);
  return JSON.stringify([operation, Object.keys(varying), types, withoutThem(body)]);
}

/** The same tree, with what `put` gives for some of its parts. */
function copied(part: unknown, put: (part: object) => unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const other = put(part);
  if (other !== undefined) return other;
  if (Array.isArray(part)) return part.map((one) => copied(one, put));
  // What dynalite makes without a prototype is looked up by any name.
  const copy = Object.create(Object.getPrototypeOf(part) as object | null) as Record<
    string,
    unknown
  >;
  for (const [name, held] of Object.entries(part))
    if (held !== undefined) copy[name] = copied(held, put);
  return copy;
}

type Names = Form['names'];

function boundsIn(part: unknown, names: Names): Form['bounds'] {
  if (typeof part !== 'object' || part === null || names.has(part)) return [];
  const { type, args } = part as { type?: unknown; args?: readonly unknown[] };
  const [least, most] = type === 'between' ? [names.get(args?.[1]), names.get(args?.[2])] : [];
  const within = Object.values(part).flatMap((one) => boundsIn(one, names));
  return least !== undefined && most !== undefined ? [[least, most], ...within] : within;
}

/** Undefined where a part was asked that the operation does not have. */
function learnt(checked: Body, varying: Varying): Form | undefined {
  if (Object.keys(varying).some((name) => checked[name] === undefined)) return undefined;
  const values = Object.entries(checked['ExpressionAttributeValues'] ?? {});
  const names = new Map(values.map(([name, value]) => [value as unknown, name]));
  // What is run may be written into: only the values, known by what they are, are kept themselves.
  const kept = copied(withoutThem(checked), (part) => (names.has(part) ? part : undefined)) as Body;
  return { data: kept, names, bounds: boundsIn(kept, names) };
}

function accepts(rules: ValueRules, { bounds }: Form, varying: Varying): boolean {
  const rows = Object.values(varying) as Row[];
  if (rows.some((row) => Object.values(row).some(rules.wrongWith))) return false;
  if (varying.Item && rules.isTooLarge(varying.Item)) return false;
  const values = varying.ExpressionAttributeValues ?? {};
  return !bounds.some(([least, most]) => {
    const [one, other] = [values[least], values[most]];
    return one && other && rules.isGreater(one, other);
  });
}

const asked = ({ data, names }: Form, varying: Varying): Body => {
  const values = varying.ExpressionAttributeValues ?? {};
  const put = (part: object) => values[names.get(part) ?? ''];
  return { ...(copied(data, put) as Body), ...varying };
};

/** Whether a value's text, not its type alone, decides if an expression may be asked. */
const readsValues = (body: Body): boolean => JSON.stringify(body).includes('attribute_type');

/** A check that remembers forms; what it does not know, or would refuse, `check` decides. */
export function byForm(
  rules: ValueRules,
  check: (operation: string, body: Body) => Body,
): (operation: string, body: Body) => Body {
  const forms = new Map<string, Form>();
  return (operation, body) => {
    const varying = operations.has(operation) ? varyingOf(body) : undefined;
    if (!varying) return check(operation, body);
    const name = formOf(operation, body, varying);
    const known = forms.get(name);
    if (known && accepts(rules, known, varying)) return asked(known, varying);
    const checked = check(operation, body);
    const form = known || readsValues(body) ? undefined : learnt(checked, varying);
    if (forms.size >= remembered) forms.clear();
    if (form) forms.set(name, form);
    return checked;
  };
}
