/** Requests to every route of the table, as a visitor and as an administrator. */
import fc from 'fast-check';
import { paths, type RouteName, routeNames } from '#shared/contract/paths.ts';
import type { AnyRoute } from '#shared/contract/route.ts';
import { routes } from '#shared/contract/routes.ts';
import { type Body, jsonBody, oddEncoded, pairs, percent } from './bodies.ts';
import { secretWord } from './secret-word.ts';
import { goodText } from './values.ts';

/** With placeholders that stand for what the scene knows. */
export interface Request {
  readonly route: RouteName;
  readonly as: 'visitor' | 'administrator';
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Body | undefined;
  readonly viewer: number;
}

/** These think for seconds, as they are meant to: asked seldom, they leave time for the others. */
const thorough: readonly RouteName[] = ['dryRun.run', 'stability.runProofs'];

const route = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.constantFrom(...routeNames.filter((name) => !thorough.includes(name))),
  },
  { weight: 1, arbitrary: fc.constantFrom(...thorough) },
);

const type = 'content-type';
const contentType = fc.constantFrom(
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  ';;;',
  secretWord,
);

const headerOf = (name: string, ...values: readonly string[]) =>
  fc.constantFrom(...values).map((value) => [name, value] as const);

const oddHeader = fc.oneof(
  contentType.map((value) => [type, value] as const),
  headerOf('origin', 'null', 'https://evil.example', 'http://localhost', '', secretWord),
  headerOf('sec-fetch-site', 'cross-site', 'same-site', 'none', 'same-origin', secretWord),
  headerOf('x-forwarded-for', '1.2.3.4', `${secretWord}, 1.1.1.1`, '::1', ','.repeat(500)),
  headerOf('x-viewer-ip', '1.2.3.4', secretWord, '', '999.999.999.999'),
  headerOf('x-origin-secret', secretWord, ''),
  headerOf('authorization', `Bearer ${secretWord}`, 'Basic !!!'),
  headerOf('content-encoding', 'gzip', 'br', secretWord),
  headerOf('x-http-method-override', 'DELETE', secretWord),
  headerOf('user-agent', secretWord.repeat(150), '', '\u00ff\u00fe'),
  headerOf('referer', `https://example.com/?token=${secretWord}`),
  headerOf('accept', 'text/html', '*/*;q=0', secretWord),
  headerOf('accept-language', secretWord, 'x'.repeat(1_500)),
  headerOf('if-none-match', '*', secretWord),
  headerOf('range', 'bytes=0-', 'bytes=9-1'),
  headerOf('x-amzn-trace-id', secretWord, 'Root=1-a-b;Parent=;Sampled=?'),
  headerOf(
    'cookie',
    secretWord,
    'anchor_session=',
    '=;=;',
    `a=${'b'.repeat(1_500)}`,
    '__proto__=1',
  ),
  headerOf('host', 'harbor.localhost', 'evil.example', 'localhost:1', '[::1]', secretWord),
  headerOf('__proto__', secretWord),
  headerOf('constructor', secretWord),
);

const method = (usual: string) =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant(usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'HEAD',
        'TRACE',
      ),
    },
  );

/** `{user_id}` becomes somebody who is there, or something that nobody is. */
function pathOf(name: RouteName): fc.Arbitrary<string> {
  const parts = paths[name].path.split('/').map((part) => {
    const [, parameter] = /^\{(.+)\}$/.exec(part) ?? [];
    if (parameter === undefined) return fc.constant(part);
    const good = goodText[parameter]?.map(percent) ?? oddEncoded;
    return fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: oddEncoded });
  });
  const path = fc.tuple(...parts).map((all) => all.join('/'));
  return fc.oneof(
    { weight: 20, arbitrary: path },
    {
      weight: 1,
      arbitrary: fc
        .tuple(path, fc.constantFrom('/', '//', '/..', '/%2e%2e', '%00', '/%2F', ';a=b', '%'))
        .map(([one, end]) => `${one}${end}`),
    },
  );
}

function bodyOf(of: AnyRoute): fc.Arbitrary<Body | undefined> {
  if (of.takesBody) return of.bodyAs === 'form' ? pairs(of.body) : jsonBody(of.body);
  const ignored = fc.constantFrom('{', `{"a":"${secretWord}"}`, '\u0000', 'x'.repeat(70_000));
  return fc.option<string, undefined>(ignored, { nil: undefined, freq: 5 });
}

const usualType = ({ bodyAs }: AnyRoute): string =>
  bodyAs === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';

export function requestTo(name: RouteName): fc.Arbitrary<Request> {
  const of: AnyRoute = routes[name];
  const as =
    of.access === 'admin'
      ? fc.constantFrom<Request['as']>('administrator', 'administrator', 'administrator', 'visitor')
      : fc.constantFrom<Request['as']>('visitor', 'visitor', 'administrator');
  return fc.record({
    route: fc.constant(name),
    as,
    method: method(of.method),
    path: pathOf(name),
    query: pairs(of.query),
    headers: fc
      .array(oddHeader, { maxLength: 3 })
      .chain((odd) =>
        fc
          .constantFrom(odd, [])
          .map((some) =>
            some.some(([header]) => header === type)
              ? some
              : [[type, usualType(of)] as const, ...some],
          ),
      ),
    body: bodyOf(of),
    viewer: fc.integer({ min: 1, max: 65_000 }),
  });
}

export const anyRequest: fc.Arbitrary<Request> = route.chain(requestTo);
