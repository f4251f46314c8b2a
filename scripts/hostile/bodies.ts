/** Bodies and queries out of a route's schema: right ones, and each way to be wrong. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { goodText, longText, oddJson, oddNumber, oddText } from './values.ts';

/** As much of JSON Schema as our routes use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export const schemaOf = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** JSON text that the schema takes, by and large. */
export function goodJson(schema: Schema, name: string): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum).map((one) => JSON.stringify(one));
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => goodJson(one, name)));
  if (schema.properties) return fieldsOf(schema).map(objectText);
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false');
  if (schema.type === 'integer') return fc.constantFrom('1', '2', '7');
  // A placeholder that stands for a number is written bare.
  if (schema.type === 'number') return (goodText[name] ?? oddNumber).map((text) => text.trim());
  if (schema.type === 'string') return (goodText[name] ?? oddText).map(quoted);
  return oddJson;
}

/** In JSON, but for placeholders: their braces are no JSON, and stay as they are. */
const quoted = (text: string): string => JSON.stringify(text);

type Field = readonly [name: string, json: string];

const objectText = (fields: readonly Field[]): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

function fieldsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<readonly Field[]> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = goodJson(schema, name).map((json): Field => [name, json]);
    return required.includes(name) ? field : fc.option(field, { nil: undefined, freq: 2 });
  });
  return fc.tuple(...fields).map((all) => all.filter((field) => field !== undefined));
}

const extraName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toJSON',
    'then',
    'isAdmin',
    '',
    '\u0000',
  ),
  oddText,
);

/** What may be wrong with the fields of an object that was right. */
type Wrong =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value' | 'twice'; readonly at: number; readonly json: string }
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'extra'; readonly name: string; readonly json: string };

const at = fc.nat(20);
const wrong: fc.Arbitrary<Wrong> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Wrong>({ kind: 'nothing' }) },
  {
    weight: 7,
    arbitrary: fc.record({ kind: fc.constant('value' as const), at, json: oddJson }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('twice' as const), at, json: oddJson }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('missing' as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('extra' as const), name: extraName, json: oddJson }),
  },
);

function spoilt(fields: readonly Field[], how: Wrong): readonly Field[] {
  if (how.kind === 'nothing') return fields;
  if (how.kind === 'extra') return [...fields, [how.name, how.json]];
  const which = fields.length === 0 ? 0 : how.at % fields.length;
  const [name = 'x'] = fields[which] ?? [];
  if (how.kind === 'missing') return fields.toSpliced(which, 1);
  const field: Field = [name, how.json];
  return how.kind === 'twice' ? [...fields, field] : fields.toSpliced(which, 1, field);
}

const spoiltObject = (schema: Schema): fc.Arbitrary<string> =>
  fc.tuple(fieldsOf(schema), wrong).map(([fields, how]) => objectText(spoilt(fields, how)));

/** What may be wrong with the text of a body, whatever stands in it. */
const tricks: readonly ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => text.slice(0, -1),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => `${text}\u0000`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/}$/, ',}'),
  (text) => `/* x */${text}`,
  (text) => `[${text}]`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`${text}é`, 'latin1'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
  (text) => Buffer.from(text).toString('base64'),
  () => '',
  () => ' '.repeat(70_000),
];

export type Body = string | Buffer;

const tricked = (text: fc.Arbitrary<string>): fc.Arbitrary<Body> =>
  fc.tuple(text, fc.constantFrom(...tricks)).map(([one, trick]) => trick(one));

export function jsonBody(schema: z.ZodMiniType): fc.Arbitrary<Body> {
  const object = spoiltObject(schemaOf(schema));
  return fc.oneof(
    { weight: 12, arbitrary: object },
    { weight: 2, arbitrary: oddJson },
    { weight: 2, arbitrary: tricked(object) },
  );
}

/** A value of a form or a query: encoded rightly, or hardly. */
const encoded = fc.oneof(
  { weight: 8, arbitrary: oddText.map(percent) },
  { weight: 1, arbitrary: longText.map(percent) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff%fe', '%00', '+', '%ed%a0%80', '%25') },
);

function percent(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%7B%7B', '{{')
    .replaceAll('%7D%7D', '}}');
}

/** Fields of a query or a form by their schema, spoilt; `a=b&c=d`. */
export function pairs(schema: z.ZodMiniType): fc.Arbitrary<string> {
  const { properties = {} } = schemaOf(schema);
  const fields = Object.entries(properties).map(([name, of]) => {
    const good = (of.enum ? fc.constantFrom(...of.enum) : (goodText[name] ?? oddText)).map(percent);
    const value = fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: encoded });
    return fc.option(
      value.map((one) => `${name}=${one}`),
      { nil: '', freq: 3 },
    );
  });
  const extra = fc
    .tuple(extraName.map(percent), encoded)
    .map(([name, value]) => `${name}=${value}`);
  const more = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: extra },
    { weight: 1, arbitrary: fc.tuple(...fields).map((all) => all.join('&')) },
  );
  return fc
    .tuple(fc.tuple(...fields), more)
    .map(([all, rest]) => [...all, rest].filter(Boolean).join('&'));
}
export { encoded as oddEncoded, percent };
