/** Questions for lists and logs: places, limits and ranges that are none. */
import fc from 'fast-check';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import { percent } from './bodies.ts';
import type { Request } from './requests.ts';
import { secretWord } from './secret-word.ts';
import { oddText } from './values.ts';

const count = fc.constantFrom(
  '0',
  '1',
  '2',
  '200',
  '201',
  '999999',
  '1000000',
  '-1',
  '1.5',
  '1e2',
  ' 5',
  '5 ',
  '٥',
  '0x10',
  '',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '1,2',
  '+1',
  '00001',
  'true',
  '[]',
);

const instant = fc.constantFrom(
  '{{now}}',
  '{{hourAgo}}',
  '{{dayAgo}}',
  '{{dayAndAgo}}',
  '{{ahead}}',
  '0',
  '-1',
  '-8640000000000001',
  '8640000000000000',
  '8640000000000001',
  '9007199254740993',
  '1e13',
  '1.5',
  '{{now}}.7',
  '',
  'now',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x7fffffff',
  ' {{now}}',
  '9'.repeat(300),
);

const cursor = fc.oneof(
  fc.constantFrom('{{cursor.users}}', '{{cursor.logs}}', '{{cursor.aside}}'),
  fc
    .tuple(
      fc.constantFrom('{{cursor.users}}', '{{cursor.logs}}', '{{cursor.aside}}'),
      fc.constantFrom('a', '.', '%00', '=', 'A'.repeat(300)),
    )
    .map(([one, end]) => `${one}${end}`),
  fc.constantFrom('1live.AAAAAAAAAAAA', '999999999999all.', '.', 'e30.', '2026-11-22T00:00:00Z#x'),
  fc.constantFrom('bnVsbA', 'W10', 'eyJfX3Byb3RvX18iOnt9fQ.x', `${'a'.repeat(199)}`),
  oddText.map(percent),
);

const odd = oddText.map(percent);
const date = fc.oneof(
  fc.constantFrom('{{today}}', '2026-02-29', '2026-13-01', '0000-01-01', '10000-01-01', ''),
  odd,
);

type Question = Readonly<Record<string, fc.Arbitrary<string>>>;

const questions: Readonly<Partial<Record<RouteName, Question>>> = {
  'users.list': {
    limit: count,
    cursor,
    showDeleted: fc.constantFrom('true', 'false', 'TRUE', '1', ''),
    q: fc.oneof(odd, fc.constantFrom('{{person1.shortId}}', '{{person1.email}}', '{{person1.id}}')),
  },
  'users.show': { before: date },
  'monitor.recent': { limit: count },
  'compliance.quarantine': { limit: count, cursor },
  'logs.read': {
    startMs: instant,
    endMs: instant,
    cursor,
    level: fc.constantFrom('DEBUG', 'ERROR', 'error', 'FATAL', '', '__proto__'),
    function: fc.constantFrom('users.list', 'jobs.export', 'constructor', '*', ''),
    traceId: fc.oneof(odd, fc.constantFrom('{{traceId}}', '"', '%22 || 1', '{$.level=1}', '?a -b')),
  },
};

type Name = keyof typeof questions;
const names = Object.keys(questions) as Name[];

/** A parameter may be there, be missing, or be there twice. */
function queryOf(question: Question): fc.Arbitrary<string> {
  const parts = Object.entries(question).map(([name, value]) =>
    fc.oneof(
      { weight: 4, arbitrary: value.map((one) => `${name}=${one}`) },
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.tuple(value, value).map(([a, b]) => `${name}=${a}&${name}=${b}`) },
    ),
  );
  return fc.tuple(...parts).map((all) => all.filter(Boolean).join('&'));
}

const asking = (route: RouteName, rest: Partial<Request>): Request => ({
  route,
  as: 'administrator',
  method: paths[route].method,
  path: paths[route].path.replace('{user_id}', '{{person1.id}}'),
  query: '',
  headers: [['content-type', 'application/json']],
  body: undefined,
  viewer: 1,
  ...rest,
});

/** The log as a file is asked for in a body, with numbers. */
const exported = fc.tuple(instant, instant, odd).map(([startMs, endMs, traceId]) => {
  const filters = `{"traceId":"${traceId}${secretWord}"}`;
  const body = `{"startMs":${startMs || 'null'},"endMs":${endMs || 'null'},"filters":${filters}}`;
  return asking('logs.export', { body });
});

export const hostileQuestion: fc.Arbitrary<Request> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .constantFrom(...names)
      .chain((name) => queryOf(questions[name] ?? {}).map((query) => asking(name, { query }))),
  },
  { weight: 1, arbitrary: exported },
);
