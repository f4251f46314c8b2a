/**
 * Goal: whatever is asked over HTTP, nothing fails on our side, a refusal changes nothing, and only
 * what we have signed opens anything.
 * Method: requests to every route out of its schema, lists asked with odd places, changed tokens.
 */

import { createHmac } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { paths, type RouteName, routeNames } from '#shared/contract/paths.ts';
import { refusals } from '#shared/contract/refusal.ts';
import type { AnyRoute } from '#shared/contract/route.ts';
import { routes } from '#shared/contract/routes.ts';
import { linkToken } from '#shared/domain/link-token.ts';
import { sealForm, sealSecond } from '#shared/domain/sign-in-tokens.ts';
import { signedIn } from '#test/kit/admin.ts';
import { signOf } from '#test/kit/link.ts';
import { brokenByLog, brokenByTime, hostileWorld, type Seen } from './laws.ts';
import { type Scene, word } from './scene.ts';
import {
  type Body,
  changedToken,
  goodIn,
  jsonBody,
  oddEncoded,
  oddText,
  pairs,
  percent,
  queryOf,
  rarely,
} from './values.ts';

const hostile = hostileWorld();
const { world, scene } = hostile;

interface Request {
  readonly route: RouteName;
  readonly as: 'visitor' | 'administrator';
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Body | undefined;
  /** Each viewer has limits of its own. */
  readonly viewer: number;
}

interface Got {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** CloudFront takes addresses of 8 kB, and the gateway 10 kB with all headers. */
const longestPath = 6_000;

/** What Node's client takes: no space, no control sign, nothing beyond ASCII. */
const asPath = ({ path, query }: Request): string =>
  (query === '' ? path : `${path}?${query}`)
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))
    .slice(0, longestPath);

/** One byte a sign, and no line of its own. */
const asHeader = (value: string): string =>
  Buffer.from(value.toWellFormed(), 'utf8')
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

function headersOf({ headers, as, body }: Request): string[] {
  const { admin, visitor } = scene();
  const own =
    as === 'administrator' ? admin.cookie : `anchor_form=${visitor.cookies.get('anchor_form')}`;
  const named = new Map<string, string>([
    ['host', `localhost:${world.port}`],
    ...(body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))] as const]),
    ...headers,
  ]);
  named.set('cookie', [own, named.get('cookie')].filter(Boolean).join('; '));
  return [...named].flatMap(([name, value]) => [name, asHeader(value)]);
}

/** Asks as no browser would: any method, any header, any bytes, from any address. */
function send(request: Request): Promise<Got> {
  const began = performance.now();
  return new Promise((answered) => {
    const done = (status = 0, headers: IncomingHttpHeaders = {}, text = '') =>
      answered({ status, headers, text, ms: performance.now() - began });
    const asked = httpRequest(
      {
        host: '127.0.0.1',
        port: world.port,
        method: request.method,
        path: asPath(request),
        headers: headersOf(request),
        agent: false,
        localAddress: `127.1.${request.viewer >> 8}.${1 + (request.viewer % 250)}`,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done(response.statusCode, response.headers, Buffer.concat(chunks).toString()),
        );
        response.on('error', () => done());
      },
    );
    asked.on('error', () => done());
    asked.end(request.body);
  });
}

/** What may be written though the request is refused: attempts, sessions, runs, intentions. */
const mayChange = /^(LIMIT#|ADMIN#\S+ SESSION#|RUN#|AUDIT#)/;

/** These think for long, as they are meant to. */
const patience: Readonly<Partial<Record<RouteName, number>>> = {
  'dryRun.run': 29_000,
  'stability.runProofs': 29_000,
};

const isRefused = ({ status, headers }: Got): boolean =>
  status >= 400 || (headers.location?.startsWith('/login') ?? false);

interface Refused {
  readonly code?: keyof typeof refusals;
  readonly ok?: unknown;
  readonly message?: unknown;
}

function bodyIn({ text, headers }: Got): unknown {
  // Without our header the gateway or the edge has answered, by rules of their own.
  const isOurs = headers['x-trace-id'] !== undefined && text !== '';
  const isJson = headers['content-type']?.startsWith('application/json');
  return isOurs && isJson ? JSON.parse(text) : undefined;
}

function brokenByAnswer({ route }: Request, got: Got): readonly string[] {
  const { status, text } = got;
  if (status === 0 || status >= 500) return [`${route} answers ${status}: ${text.slice(0, 300)}`];
  const body = bodyIn(got);
  if (body === undefined) return [];
  const { code = 'INTERNAL', ok, message } = body as Refused;
  const [due, words] = refusals[code] ?? [];
  const isDue =
    status === 200
      ? routes[route].answer.safeParse(body).success
      : due === status && ok === false && message === words;
  return isDue ? [] : [`${route} answers ${status} in another shape: ${text.slice(0, 300)}`];
}

function brokenByWriting(
  { route }: Request,
  got: Got,
  { changed, calls }: Seen,
): readonly string[] {
  // This refusal says itself that the reply was taken.
  if (!isRefused(got) || got.text.includes('"NOT_ANSWERED"')) return [];
  const wrote = [...changed.filter((row) => !mayChange.test(row)), ...calls];
  return wrote.map((what) => `${route} refuses (${got.status}) and writes: ${what}`);
}

/** The message of a browser's error is logged; test/kit/scrubbed says what is taken out of it. */
const withoutMessage = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replace(/"said":"(?:[^"\\]|\\.)*"/, '"said":""'));

async function ask(request: Request) {
  const { result: got, ...seen } = await hostile.watch(() => send(request));
  const lines = request.route === 'health.reportError' ? withoutMessage(seen.lines) : seen.lines;
  const broken = [
    ...brokenByLog(lines, scene()),
    ...brokenByAnswer(request, got),
    ...brokenByWriting(request, got, seen),
    ...seen.undone,
    ...brokenByTime(got.ms, patience[request.route]),
  ];
  if (request.route === 'auth.logout' || request.route === 'signIn.change')
    await hostile.watch(async () => (scene().admin = await signedIn(world)));
  return { got, seen, broken };
}

const type = 'content-type';
const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  [type]: [
    ['', 'text/plain', 'application/json; charset=utf-16', 'application/json; charset="', ';;;'],
    ['multipart/form-data; boundary=x', 'application/octet-stream', 'APPLICATION/JSON', word],
    ['application/x-www-form-urlencoded'],
  ].flat(),
  origin: ['null', 'https://evil.example', 'http://localhost', '', word],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'same-origin', word],
  'x-forwarded-for': ['1.2.3.4', `${word}, 1.1.1.1`, '::1', ','.repeat(500)],
  'x-viewer-ip': ['1.2.3.4', word, '', '999.999.999.999'],
  'x-origin-secret': [word, ''],
  authorization: [`Bearer ${word}`, 'Basic !!!'],
  'content-encoding': ['gzip', 'br', word],
  'x-http-method-override': ['DELETE', word],
  'user-agent': [word.repeat(150), '', '\u00ff\u00fe'],
  referer: [`https://example.com/?token=${word}`],
  accept: ['text/html', '*/*;q=0', word],
  'accept-language': [word, 'x'.repeat(1_500)],
  'if-none-match': ['*', word],
  range: ['bytes=0-', 'bytes=9-1'],
  'x-amzn-trace-id': [word, 'Root=1-a-b;Parent=;Sampled=?'],
  cookie: [word, 'anchor_session=', '=;=;', `a=${'b'.repeat(1_500)}`, '__proto__=1'],
  host: ['harbor.localhost', 'evil.example', 'localhost:1', '[::1]', word],
  constructor: [word],
};
const oddHeader = fc
  .constantFrom(...Object.entries(oddHeaders))
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));

const methods = fc.constantFrom(...'GET POST PUT PATCH DELETE OPTIONS HEAD TRACE'.split(' '));
const pathEnds = fc.constantFrom('/', '//', '/..', '/%2e%2e', '%00', '/%2F', ';a=b', '%');

function requestTo(route: RouteName, there: Scene): fc.Arbitrary<Request> {
  const of: AnyRoute = routes[route];
  const good = goodIn(there);
  const parts = of.path.split('/').map((part) => {
    const [, name] = /^\{(.+)\}$/.exec(part) ?? [];
    if (name === undefined) return fc.constant(part);
    const right = good[name]?.map(percent) ?? oddEncoded;
    return fc.oneof({ weight: 4, arbitrary: right }, oddEncoded);
  });
  const ignored = fc.constantFrom('{', `{"a":"${word}"}`, '\u0000', 'x'.repeat(70_000));
  const right = of.bodyAs === 'form' ? pairs(of.body, good) : jsonBody(of.body, good);
  const usualType = of.bodyAs === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return fc.record({
    route: fc.constant(route),
    as: fc.constantFrom(...(['administrator', 'administrator', 'visitor'] as const)),
    method: rarely(fc.constant<string>(of.method), methods),
    path: fc
      .tuple(fc.tuple(...parts), rarely(fc.constant(''), pathEnds))
      .map(([all, end]) => all.join('/') + end),
    query: pairs(of.query, good),
    headers: fc
      .oneof(fc.constant([]), fc.array(oddHeader, { maxLength: 3 }))
      .map((some) => [[type, usualType] as const, ...some]),
    body: of.takesBody ? right : rarely(fc.constant(undefined), ignored),
    viewer: fc.integer({ min: 1, max: 65_000 }),
  });
}

const quick = routeNames.filter((name) => name !== 'dryRun.run' && name !== 'stability.runProofs');

hostile.holds(
  'a request to any route is answered as its contract says, or refused without a trace',
  120,
  (there) =>
    fc
      .oneof(
        { weight: 80, arbitrary: fc.constantFrom(...quick) },
        fc.constantFrom<RouteName>('dryRun.run', 'stability.runProofs'),
      )
      .chain((route) => requestTo(route, there)),
  async (request) => (await ask(request)).broken,
);

const plain = { as: 'visitor', headers: [], query: '', body: undefined } as const;

const counts = '0 1 2 200 201 999999 -1 1.5 1e2 +5 5+ ٥ 0x10 NaN Infinity 1,2 00001 true []'.split(
  ' ',
);
const instants =
  '0 -1 -8640000000000001 8640000000000000 8640000000000001 9007199254740993 1e13 1.5 now NaN Infinity -Infinity 0x7fffffff'.split(
    ' ',
  );

/** What may be asked of lists and logs. */
function questionsIn(there: Scene): Readonly<Record<string, Parameters<typeof queryOf>[0]>> {
  const { now, today, people, cursors } = there;
  const [person] = people;
  const odd = oddText.map(percent);
  const limit = fc.constantFrom(...counts, '', '9'.repeat(400));
  const instant = fc.constantFrom(
    ...[now, now - 3_600_000, now - 86_400_000, now - 86_400_001, now + 3_600_000].map(String),
    ...[...instants, '', `${now}.7`, ` ${now}`, '9'.repeat(300)].map(percent),
  );
  const given = fc.constantFrom(...Object.values(cursors)).map(percent);
  const ends = fc.constantFrom('a', '.', '%00', '=', 'A'.repeat(300));
  const cursor = fc.oneof(
    given,
    fc.tuple(given, ends).map((all) => all.join('')),
    fc.constantFrom('1live.AAAAAAAAAAAA', '999999999999all.', '.', 'e30.', 'bnVsbA', 'W10'),
    fc.constantFrom('2026-11-22T00:00:00Z%23x', 'eyJfX3Byb3RvX18iOnt9fQ.x', 'a'.repeat(199)),
    odd,
  );
  const date = fc.constantFrom(today, '2026-02-29', '2026-13-01', '0000-01-01', '10000-01-01', '');
  return {
    'users.list': {
      limit,
      cursor,
      showDeleted: fc.constantFrom('true', 'false', 'TRUE', '1', ''),
      q: fc.oneof(
        odd,
        fc.constantFrom(person!.id.slice(0, 8), percent(person!.email), person!.id, 'com', 'a'),
      ),
    },
    'users.show': { before: fc.oneof(date, odd) },
    'monitor.recent': { limit },
    'compliance.quarantine': { limit, cursor },
    'logs.read': {
      startMs: instant,
      endMs: instant,
      cursor,
      level: fc.constantFrom('DEBUG', 'ERROR', 'error', 'FATAL', '', '__proto__'),
      function: fc.constantFrom('users.list', 'jobs.export', 'constructor', '*', ''),
      traceId: fc.oneof(
        odd,
        fc.constantFrom(there.traceId, '%22 || 1', '{$.level=1}', '?a -b').map(percent),
      ),
    },
  };
}

/** The one cursor that is asked with. */
function cursorIn({ query }: Request): string | undefined {
  const all = new URLSearchParams(query).getAll('cursor');
  return all.length === 1 && all[0] !== '' ? all[0] : undefined;
}

hostile.holds(
  'a list answers any question or refuses it, and a place that we did not name is none',
  40,
  (there) =>
    fc
      .constantFrom(...Object.entries(questionsIn(there)))
      .chain(([name, parameters]) =>
        fc.tuple(fc.constantFrom(...routeNames.filter((one) => one === name)), queryOf(parameters)),
      )
      .map(
        ([route, query]): Request => ({
          ...plain,
          as: 'administrator',
          method: 'GET',
          route,
          query,
          viewer: 1,
          path: paths[route].path.replace('{user_id}', there.people[0]!.id),
        }),
      ),
  async (request) => {
    const { got, broken } = await ask(request);
    const cursor = cursorIn(request);
    const { route } = request;
    // The places of these two are signed.
    const isSigned = route === 'users.list' || route === 'logs.read';
    const isOpen = isSigned && cursor !== undefined && got.status === 200;
    const isGiven = isOpen && cursor === scene().cursors[route];
    return [...broken, ...(isOpen && !isGiven ? [`${route} takes the cursor ${cursor}`] : [])];
  },
);

const doors = {
  unsubscribe: 'subscription.unsubscribe',
  confirm: 'subscription.confirm',
  accept: 'referrals.accept',
  session: 'auth.whoami',
  form: 'auth.login',
  second: 'auth.login',
} as const satisfies Record<string, RouteName>;
type Door = keyof typeof doors;

const stranger = (text: string): Uint8Array =>
  createHmac('sha256', 'a secret of somebody else').update(text).digest();

/** The good token of a door, and others that are sealed as well, but not for it. */
function tokensFor(door: Door, { people, admin, csrf, visitor, guarded }: Scene) {
  const [{ id, tokens }] = [people[0]!];
  const browser = visitor.cookies.get('anchor_form') ?? '';
  const chance = new Uint8Array(12);
  const ours = signOf(world);
  if (door === 'session') {
    const good = admin.cookie.slice('anchor_session='.length);
    return { good, others: [`${id}.${good.slice(-43)}`, `${good.slice(0, -10)}${'a'.repeat(10)}`] };
  }
  if (door === 'form') {
    const late = sealForm(browser, new Date(0), chance, ours);
    const foreign = sealForm(browser, new Date(8e12), chance, stranger);
    const anothers = sealForm('another browser', new Date(8e12), chance, ours);
    return { good: csrf, others: [late, foreign, anothers, tokens.confirm] };
  }
  if (door === 'second') {
    const of = { adminId: guarded.id, passwordId: 'another', browser };
    const foreign = sealSecond(of, new Date(8e12), chance, stranger);
    const anothers = sealSecond(of, new Date(8e12), chance, ours);
    const [adminId] = guarded.second.split('.');
    return {
      good: guarded.second,
      others: [csrf, ...[foreign, anothers, csrf].map((token) => `${adminId}.${token}`)],
    };
  }
  const wrongPurpose = door === 'unsubscribe' ? tokens.confirm : tokens.unsubscribe;
  return { good: tokens[door], others: [linkToken(door, id, stranger), wrongPurpose] };
}

/** A cookie cannot hold white space, a semicolon or NUL, whoever writes it (RFC 9110, 5.5). */
const asCookie = (token: string): string => token.replaceAll(/[;\s\0]/g, '_');

function showing(door: Door, token: string, there: Scene, viewer: number): Request {
  const { admin, csrf, guarded } = there;
  const route = doors[door];
  const { method, path } = paths[route];
  const at = { ...plain, route, method, path, viewer };
  if (door === 'session')
    return { ...at, headers: [['cookie', `anchor_session=${asCookie(token)}`]] };
  if (door === 'second') {
    const body = new URLSearchParams({ csrfToken: csrf, code: guarded.recoveryCode }).toString();
    const headers = [
      [type, 'application/x-www-form-urlencoded'],
      ['cookie', `anchor_second=${asCookie(token)}`],
    ] as const;
    return { ...at, headers, body };
  }
  if (door !== 'form') return { ...at, query: `token=${percent(token)}` };
  const { email, password } = admin;
  const body = new URLSearchParams({ csrfToken: token, email, password }).toString();
  return { ...at, headers: [[type, 'application/x-www-form-urlencoded']], body };
}

hostile.holds(
  'a token that was changed lets nobody in and changes nothing',
  40,
  (there) =>
    fc.constantFrom(...(Object.keys(doors) as Door[])).chain((door) => {
      const { good, others } = tokensFor(door, there);
      return fc
        .tuple(changedToken(good, others), fc.integer({ min: 1, max: 65_000 }))
        .map(([token, viewer]) => ({ door, request: showing(door, token, there, viewer) }));
    }),
  async ({ door, request }) => {
    const { got, seen, broken } = await ask(request);
    const isIn = ['session', 'form', 'second'].includes(door) && !isRefused(got);
    const opened = seen.changed.filter((row) => !mayChange.test(row));
    return [
      ...broken,
      ...(isIn ? [`${door} lets in: ${got.text}`] : []),
      ...opened.map((row) => `${door} changes ${row}`),
    ];
  },
);
