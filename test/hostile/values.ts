/** Values that nobody means well with, and good ones beside them: texts, JSON, bodies, queries. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { type Scene, word } from './scene.ts';

export const rarely = <Usual, Odd>(usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Texts that have broken something somewhere: control signs, halves of signs, names of objects. */
const knownTexts: readonly string[] = [
  ['', ' ', '\u0000', `${word}\u0000${word}`, `\ud800${word}`, `${word}\udc00`, '\ud83d'],
  [`\u202e${word}\u2066`, `\ufeff${word}`, '\u200b\u200d\u2060', `${word}\u2028${word}\u0085`],
  [`${word}\r\nBcc: ${word}@example.com`, '👩‍👩‍👧‍👦'.repeat(40), `Z${'\u0335\u0321'.repeat(300)}`],
  ['İıſK', '__proto__', 'constructor', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true'],
  ['[object Object]', `<script>${word}</script>`, `' OR 1=1 -- ${word}`],
  [`$(${word}) \`${word}\` \${${word}}`, '../../../../etc/passwd', '%00', '%', '%%%ff', '#'],
  ['USER#x', 'a#b#c', '1e309', '-0', '0x10', '9007199254740993', '9999-12-31', '0000-00-00'],
  ['2026-02-30', '+275760-09-13T00:00:00.000Z', '2026-11-22T00:00:00Z'],
  ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
].flat();

/** Beyond what keys and columns hold: 1 and 2 kB are DynamoDB's for keys, 64 kB ours for bodies. */
const lengths = [100, 101, 300, 1_000, 1_001, 1_025, 2_049, 5_001, 9_000, 33_000, 70_000, 400_000];

export const longText = fc
  .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', '1', 'é', '😀', '\u0000', ' ', '\n'))
  .map(([length, sign]) => `${word}${sign.repeat(length)}`.slice(0, length));

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 2, arbitrary: longText },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    // Code units by themselves: halves of signs, too.
    arbitrary: fc
      .array(fc.nat(0xffff), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** As they stand in JSON; the last ones are no numbers any more once they are read. */
const numbers =
  '0 -0 -1 1 1.5 1e3 2147483648 4294967296 9007199254740991 9007199254740993 -9007199254740993 5e-324 1.7976931348623157e308 8640000000000000 8640000000000001 -8640000000000001 1e400 -1e400';
const oddNumber = fc.constantFrom(...numbers.split(' '));

const oddObjects: readonly string[] = [
  ['null', 'true', 'false', '[]', '{}', `["${word}"]`, `{"${word}":"${word}"}`],
  ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}', '{"length":1e9}'],
  ['{"toString":1,"valueOf":1,"then":1,"toJSON":1}'],
].flat();

/** Nested so deep, or so long, as JSON. */
const deep = fc
  .constantFrom(50, 5_000, 30_000)
  .chain((depth) =>
    fc.constantFrom(
      `${'['.repeat(depth)}1${']'.repeat(depth)}`,
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      JSON.stringify('"\\'.repeat(depth)),
      `[${'1,'.repeat(depth)}1]`,
    ),
  );

export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: oddNumber },
  { weight: 3, arbitrary: fc.constantFrom(...oddObjects) },
  { weight: 1, arbitrary: deep },
);

const replies = fc.constantFrom(
  ...[
    [`1. Water the ${word}\n2. Call the ${word} shop`, word, 'skip', '1 and 2 done'],
    ['unsubscribe', `add ${word}\ndrop 2\nmove 1 to tomorrow`, '- \n- \n-', '1. x\n'.repeat(400)],
    [`done ${word} but not ${word}, and move ${word} to tomorrow instead of ${word}`],
  ].flat(),
);

const addresses: readonly string[] = [
  [`${word.toUpperCase()}@EXAMPLE.COM `, `${word}@b`, `${word}@@example.com`],
  [`${word}@${'a'.repeat(250)}.com`, `${word.repeat(10)}@example.com`, `${word}@[127.0.0.1]`],
  [`"${word} ${word}"@example.com`, `${word}@bücher.example`, `${word}@xn--a.example`],
  [`${word}@😀.example`, `${word}@exa\ud800mple.com`, `jösé.${word}@example.com`],
  [`${word}+tag@example.com`, `${word} <${word}@example.com>`, `${word}@a.com,${word}@b.com`],
].flat();

/** Good values by the name of a field, as text. */
export type Good = Readonly<Record<string, fc.Arbitrary<string>>>;

export function goodIn(scene: Scene): Good {
  const { people, now, ids, tester, cursors } = scene;
  const of = (what: (one: (typeof people)[number]) => string) =>
    fc.constantFrom(...people.map(what));
  const userId = fc.oneof(
    of(({ id }) => id),
    fc.constant(tester.id),
  );
  const email = fc.oneof(
    of((one) => one.email),
    fc.constantFrom(...addresses, tester.email, scene.admin.email),
    fc.nat(500).map((at) => `${word}.${at}@example.com`),
  );
  const instant = fc.constantFrom(
    ...[now, now - 3_600_000, now - 86_400_000, now - 86_400_001, now + 3_600_000].map(String),
    ...[['1795000000000', '0', '-1', '1e12', `${now}.5`, ` ${now} `]].flat(),
  );
  return {
    email,
    emailEcho: email,
    address: email,
    rawText: replies,
    text: replies,
    morningIntentions: replies,
    middayReply: replies,
    eveningReflection: replies,
    startMs: instant,
    endMs: instant,
    userId,
    user_id: userId,
    q: fc.oneof(
      email,
      of(({ id }) => id),
      of(({ id }) => id.slice(0, 8)),
    ),
    id: fc.oneof(userId, fc.constantFrom(...ids)),
    letter_id: of((one) => one.letterId),
    reply_id: of((one) => one.replyId),
    mail_id: of((one) => one.mailId),
    token: fc.constantFrom(...people.flatMap(({ tokens }) => Object.values(tokens))),
    cursor: fc.constantFrom(...Object.values(cursors), ''),
    timezone: fc.constantFrom('America/Chicago', 'UTC', 'Asia/Kathmandu', 'Mars/Base', '+05:30'),
    traceId: fc.constantFrom(scene.traceId, 'a', '*', '{$.x=1}', '%'),
    function: fc.constantFrom('users.list', 'inbound.email', 'nothing', '__proto__'),
    before: fc.constantFrom(scene.today, '2026-01-01', '9999-12-31', '0001-01-01'),
    confirm: fc.constantFrom('DELETE', 'PURGE', 'delete', word),
    csrfToken: fc.constantFrom(scene.csrf, word),
    password: fc.constantFrom(scene.admin.password, word, `${word}\u0000`),
    variant: fc.constantFrom('harbor', 'harbor', 'constructor', word),
    source: fc.constantFrom('landing_page', word),
  };
}

/** As much of JSON Schema as our routes use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const schemaOf = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** JSON text that the schema takes, by and large. */
function goodJson(schema: Schema, name: string, good: Good): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum).map((one) => JSON.stringify(one));
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => goodJson(one, name, good)));
  if (schema.properties) return fieldsOf(schema, good).map(objectText);
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false');
  if (schema.type === 'integer') return fc.constantFrom('1', '2', '7');
  if (schema.type === 'number') return (good[name] ?? oddNumber).map((text) => text.trim());
  if (schema.type === 'string') return (good[name] ?? oddText).map((text) => JSON.stringify(text));
  return oddJson;
}

type Field = readonly [name: string, json: string];

const objectText = (fields: readonly Field[]): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

function fieldsOf({ properties = {}, required = [] }: Schema, good: Good) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = goodJson(schema, name, good).map((json): Field => [name, json]);
    return required.includes(name) ? field : fc.option(field, { nil: undefined, freq: 2 });
  });
  return fc.tuple(...fields).map((all) => all.filter((field) => field !== undefined));
}

const extraName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toJSON', 'then', 'isAdmin', '', '\u0000'),
  oddText,
);

/** An object by its schema in which nothing, or one thing, is wrong. */
const spoiltObject = (schema: Schema, good: Good): fc.Arbitrary<string> =>
  schema.oneOf
    ? fc.oneof(...schema.oneOf.map((one) => spoiltObject(one, good)))
    : spoiltOne(schema, good);

const spoiltOne = (schema: Schema, good: Good): fc.Arbitrary<string> =>
  fc
    .record({
      fields: fieldsOf(schema, good),
      wrong: fc.constantFrom(...'no no no no no no value value value twice gone extra'.split(' ')),
      at: fc.nat(20),
      name: extraName,
      json: oddJson,
    })
    .map(({ fields, wrong, at, name, json }) => {
      const which = at % Math.max(1, fields.length);
      const field: Field = [fields[which]?.[0] ?? 'x', json];
      if (wrong === 'value') return objectText(fields.toSpliced(which, 1, field));
      if (wrong === 'twice') return objectText([...fields, field]);
      if (wrong === 'gone') return objectText(fields.toSpliced(which, 1));
      return objectText(wrong === 'extra' ? [...fields, [name, json]] : fields);
    });

export type Body = string | Buffer;

/** What may be wrong with the text of a body, whatever stands in it. */
const tricks: readonly ((text: string) => Body)[] = [
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

export function jsonBody(schema: z.ZodMiniType, good: Good): fc.Arbitrary<Body> {
  const object = spoiltObject(schemaOf(schema), good);
  const tricked = fc.tuple(object, fc.constantFrom(...tricks)).map(([one, trick]) => trick(one));
  return fc.oneof(
    { weight: 12, arbitrary: object },
    { weight: 2, arbitrary: oddJson },
    { weight: 2, arbitrary: tricked },
  );
}

export const percent = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A value of a form, a query or a path: encoded rightly, or hardly. */
export const oddEncoded = fc.oneof(
  { weight: 9, arbitrary: fc.oneof({ weight: 8, arbitrary: oddText }, longText).map(percent) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff%fe', '%00', '+', '%ed%a0%80', '%25') },
);

/** The parameters of a query by their arbitraries: there, missing or there twice. */
export function queryOf(parameters: Good): fc.Arbitrary<string> {
  const times = fc.constantFrom(1, 1, 1, 1, 0, 0, 2);
  const parts = Object.entries(parameters).map(([name, value]) =>
    fc
      .tuple(times, value, value)
      .map(([many, ...all]) => all.slice(0, many).map((one) => `${percent(name)}=${one}`)),
  );
  return fc.tuple(...parts).map((all) => all.flat().join('&'));
}

/** A query or a form by its schema, spoilt. */
export function pairs(schema: z.ZodMiniType, good: Good): fc.Arbitrary<string> {
  const named = Object.entries(schemaOf(schema).properties ?? {}).map(([name, of]) => {
    const right = of.enum ? fc.constantFrom(...of.enum) : (good[name] ?? oddText);
    return [name, fc.oneof({ weight: 2, arbitrary: right.map(percent) }, oddEncoded)] as const;
  });
  const extra = fc.tuple(extraName, oddEncoded).map(([name, value]) => `${percent(name)}=${value}`);
  return fc
    .tuple(queryOf(Object.fromEntries(named)), rarely(fc.constant(''), extra))
    .map((all) => all.filter(Boolean).join('&'));
}

/** A token that was changed, cut, replaced, or sealed for something else. */
export function changedToken(good: string, others: readonly string[]): fc.Arbitrary<string> {
  const at = fc.nat(good.length - 1);
  const replaced = ['', 'a'.repeat(56), word, '..', '%', '__proto__', 'null', '0.'.repeat(50)];
  const long = ['x'.repeat(5_000), '7'.repeat(56), `${'f'.repeat(36)}.${'A'.repeat(43)}`];
  const ends = ['=', ' ', 'a', '.', '\u0000', '%00', `&${word}`, 'é', '\ud800'];
  const flipped = fc.tuple(at, fc.nat(6)).map(([place, bit]) => {
    const sign = String.fromCharCode(good.charCodeAt(place) ^ (1 << bit));
    return good.slice(0, place) + sign + good.slice(place + 1);
  });
  return fc
    .oneof(
      { weight: 3, arbitrary: flipped },
      at.map((place) => good.slice(0, place)),
      at.map((place) => good.slice(place + 1)),
      at.map((place) => good.slice(0, place) + good),
      fc.constantFrom(...replaced, ...long),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(...ends).map((end) => good + end),
      { weight: 2, arbitrary: fc.constantFrom(...others) },
    )
    .filter((token) => token !== good);
}
