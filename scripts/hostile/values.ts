/** Values that nobody means well with, and good ones to put them beside. */
import fc from 'fast-check';
import { secretWord } from './secret-word.ts';

const word = secretWord;

/** Texts that have broken something somewhere: control signs, halves of signs, names of objects. */
const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  `${word}\u0000${word}`,
  `\ud800${word}`,
  `${word}\udc00`,
  '\ud83d',
  `\u202e${word}\u2066`,
  `\ufeff${word}`,
  '\u200b\u200d\u2060',
  `${word}\r\nBcc: ${word}@example.com`,
  `${word}\u2028${word}\u0085`,
  '👩‍👩‍👧‍👦'.repeat(40),
  `Z${'\u0335\u0321'.repeat(300)}`,
  'İıſK',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  `<script>${word}</script>`,
  `' OR 1=1 -- ${word}`,
  `$(${word}) \`${word}\` \${${word}}`,
  '../../../../etc/passwd',
  '%00',
  '%',
  '%%%ff',
  '#',
  'USER#x',
  'a#b#c',
  '1e309',
  '-0',
  '0x10',
  '9007199254740993',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-22T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

/** Beyond what keys and columns hold: 1 and 2 kB are DynamoDB's for keys, 64 kB ours for bodies. */
const lengths = [100, 101, 300, 1_000, 1_001, 1_025, 2_049, 5_001, 9_000, 33_000, 70_000, 400_000];

export const longText = fc
  .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', '1', 'é', '😀', '\u0000', ' ', '\n'))
  .map(([length, sign]) => `${word}${sign.repeat(length)}`.slice(0, length));

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: longText },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  // Code units by themselves: halves of signs, too.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.nat(0xffff), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** As they stand in JSON; the last ones are no numbers any more once they are read. */
export const oddNumber = fc.constantFrom(
  '0',
  '-0',
  '-1',
  '1',
  '1.5',
  '1e3',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '-9007199254740993',
  '5e-324',
  '1.7976931348623157e308',
  '8640000000000000',
  '8640000000000001',
  '-8640000000000001',
  '1e400',
  '-1e400',
);

/** JSON of any kind but the right one. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: oddNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'null',
      'true',
      'false',
      '[]',
      '{}',
      `["${word}"]`,
      `{"${word}":"${word}"}`,
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"length":1e9}',
      '{"toString":1,"valueOf":1,"then":1,"toJSON":1}',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('[', '{"a":', '[[{"b":[', '"'), fc.constantFrom(50, 5_000, 30_000))
      .map(([open, depth]) => nested(open, depth)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(10, 1_000, 9_000).map((many) => `[${'1,'.repeat(many)}1]`),
  },
);

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function nested(open: string, depth: number): string {
  if (open === '"') return JSON.stringify('"\\'.repeat(depth));
  const opened = open.match(/[[{]/g) ?? [];
  const close = opened.toReversed().map((sign) => closing[sign]);
  return `${open.repeat(depth)}1${close.join('').repeat(depth)}`;
}

/** `{{person1.id}}` becomes what the scene knows by that name, when it is sent. */
const known = (what: string) =>
  fc.constantFrom(1, 2, 3, 4, 5, 6).map((which) => `{{person${which}.${what}}}`);

const address = fc.oneof(
  { weight: 5, arbitrary: known('email') },
  { weight: 2, arbitrary: fc.nat(500).map((at) => `${word}.${at}@example.com`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      `${word.toUpperCase()}@EXAMPLE.COM `,
      `${word}@b`,
      `${word}@@example.com`,
      `${word}@${'a'.repeat(250)}.com`,
      `${word.repeat(10)}@example.com`,
      `"${word} ${word}"@example.com`,
      `${word}@[127.0.0.1]`,
      `${word}@bücher.example`,
      `${word}@xn--a.example`,
      `${word}@😀.example`,
      `${word}@exa\ud800mple.com`,
      `jösé.${word}@example.com`,
      `${word}+tag@example.com`,
      `${word} <${word}@example.com>`,
      `${word}@example.com,${word}2@example.com`,
      `{{tester.email}}`,
      `{{admin.email}}`,
    ),
  },
);

const words = fc.constantFrom(
  `1. Water the ${word}\n2. Call the ${word} shop`,
  `${word}`,
  'skip',
  '1 and 2 done',
  'unsubscribe',
  `add ${word}\ndrop 2\nmove 1 to tomorrow`,
  '- \n- \n-',
  `${'1. x\n'.repeat(400)}`,
  `done ${word} but not ${word}, and move ${word} to tomorrow instead of ${word}`,
);

const now = 1_795_000_000_000;
const instant = fc.constantFrom(
  '{{now}}',
  '{{hourAgo}}',
  '{{dayAgo}}',
  '{{dayAndAgo}}',
  '{{ahead}}',
  String(now),
  '0',
  '-1',
  '1e12',
  '{{now}}.5',
  ' {{now}} ',
);

/** Good values by the name of a field; what is not named here takes any text. */
export const goodText: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: address,
  emailEcho: address,
  address,
  q: fc.oneof(address, known('id'), known('shortId')),
  userId: fc.oneof({ weight: 5, arbitrary: known('id') }, { weight: 1, arbitrary: address }),
  user_id: fc.oneof(
    { weight: 4, arbitrary: known('id') },
    { weight: 4, arbitrary: fc.constant('{{tester.id}}') },
  ),
  id: fc.oneof(
    known('id'),
    fc.constantFrom('{{download.id}}', '{{aside1.id}}', '{{aside2.id}}', '{{tester.id}}'),
  ),
  letter_id: known('letterId'),
  reply_id: known('replyId'),
  mail_id: known('mailId'),
  token: fc.oneof(known('unsubscribe'), known('confirm'), known('accept')),
  cursor: fc.constantFrom('{{cursor.users}}', '{{cursor.logs}}', '{{cursor.aside}}', ''),
  timezone: fc.constantFrom('America/Chicago', 'UTC', 'Asia/Kathmandu', 'Mars/Base', '+05:30'),
  rawText: words,
  text: words,
  morningIntentions: words,
  middayReply: words,
  eveningReflection: words,
  startMs: instant,
  endMs: instant,
  traceId: fc.constantFrom('{{traceId}}', 'a', '*', '{$.x=1}', '%'),
  function: fc.constantFrom('users.list', 'inbound.email', 'nothing', '__proto__'),
  before: fc.constantFrom('{{today}}', '2026-01-01', '9999-12-31', '0001-01-01'),
  confirm: fc.constantFrom('DELETE', 'PURGE', 'delete', word),
  csrfToken: fc.constantFrom('{{csrf}}', word),
  password: fc.constantFrom('{{admin.password}}', word, `${word}\u0000`),
  variant: fc.constantFrom('harbor', 'harbor', 'constructor', word),
  source: fc.constantFrom('landing_page', word),
};
