/** What the laws say of an answer over HTTP, and of what was done for it. */
import type { RouteName } from '#shared/contract/paths.ts';
import { refusals } from '#shared/contract/refusal.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Got } from './ask.ts';
import type { Breach } from './finding.ts';
import { breachesIn, changedBy, type Seen, type Write } from './watch.ts';

/** What may be written though the request is refused, and why. */
const kept: readonly (readonly [rows: RegExp, because: string])[] = [
  [/^LIMIT#/, 'attempts are counted, refused ones above all'],
  [/^ADMIN#\S+ SESSION#/, 'an administrator was there'],
  [/^RUN#/, 'a long run says how it ended'],
  [/^AUDIT#/, 'what an administrator is about to do is written down before it is done'],
];
const mayChange = (row: string): boolean => kept.some(([rows]) => rows.test(row));

/** Refusals that say themselves that something was done. */
const doneAllTheSame: ReadonlySet<string> = new Set(['NOT_ANSWERED']);

/** How long an answer may take, in milliseconds, where a second is not what was promised. */
const patience: Readonly<Partial<Record<RouteName, number>>> = {
  'dryRun.run': 29_000,
  'stability.runProofs': 29_000,
  'logs.read': 8_500,
};
export const patienceFor = (route: RouteName): number => patience[route] ?? 1_000;

interface RefusalBody {
  readonly code?: string;
  readonly ok?: unknown;
  readonly message?: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRefused = ({ status, headers }: Got): boolean =>
  status >= 400 || (headers.location?.startsWith('/login') ?? false);

function shapeOf(route: RouteName, got: Got): string | undefined {
  const { status, headers, text } = got;
  // Without our header the gateway or the edge has answered, by rules of their own.
  if (headers['x-trace-id'] === undefined || text === '') return undefined;
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  const body = parsed(text);
  if (status === 200)
    return routes[route].answer.safeParse(body).success ? undefined : 'not the answer of the route';
  const { code = '', ok, message } = (body ?? {}) as RefusalBody;
  const [due, words] = refusals[code as keyof typeof refusals] ?? [];
  return due === status && ok === false && message === words ? undefined : 'no refusal of ours';
}

const outside = ({ action }: Write): boolean => !action.startsWith('dynamodb:');

/** What was done by the function that refused. */
function wroteOn(route: RouteName, seen: Seen): readonly string[] {
  const own = seen.writes.filter(({ by }) => by === route);
  return [
    ...changedBy(route, seen).filter((row) => !mayChange(row)),
    ...own.filter(outside).map(({ action, resource }) => `${action} ${resource}`),
  ];
}

/** Ids and dates are of one request; what is left names the kind of row. */
const kindOf = (row: string): string => row.replaceAll(/[0-9a-f-]{8,}|\d+/g, '*').slice(0, 60);

export function judge(route: RouteName, got: Got, seen: Seen): readonly Breach[] {
  const { status, text } = got;
  const breaches: Breach[] = [...breachesIn(seen.lines)];
  const code = String((parsed(text) as RefusalBody | undefined)?.code ?? '');
  if (status === 0 || status >= 500) {
    breaches.push({
      law: 'failed',
      sign: `${route} ${status} ${code}`,
      detail: text.slice(0, 300),
    });
  }
  const wrong = shapeOf(route, got);
  if (wrong) {
    breaches.push({
      law: 'shape',
      sign: `${route} ${status} ${wrong}`,
      detail: text.slice(0, 300),
    });
  }
  if (isRefused(got) && !doneAllTheSame.has(code)) {
    for (const row of wroteOn(route, seen)) {
      breaches.push({
        law: 'wrote',
        sign: `${route} ${code || status} ${kindOf(row)}`,
        detail: row,
      });
    }
  }
  return breaches;
}
