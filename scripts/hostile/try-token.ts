/** Shows one changed token where the good one belongs: nobody may come in, nothing may change. */
import type { FunctionName } from '#shared/contract/functions.ts';
import type { RouteName } from '#shared/contract/paths.ts';
import type { Breach } from './finding.ts';
import { isRefused } from './judge.ts';
import { admin } from './product.ts';
import type { Request } from './requests.ts';
import { leavingTo, mailFrom } from './scene.ts';
import { changed, type Door, type HostileToken } from './tokens.ts';
import { type Trying, tryRequest } from './try-request.ts';
import { breachesIn, changedBy, type Seen } from './watch.ts';

interface Shown {
  readonly route: RouteName;
  readonly request: (token: string) => Partial<Request>;
}

const inQuery = (token: string) => ({ query: `token=${encodeURIComponent(token.toWellFormed())}` });

/** A cookie cannot hold these, whoever writes it. */
const asCookie = (token: string): string => token.replaceAll(/[;\s]/g, '_');

const shown: Readonly<Partial<Record<Door, Shown>>> = {
  unsubscribe: { route: 'subscription.unsubscribe', request: inQuery },
  confirm: { route: 'subscription.confirm', request: inQuery },
  accept: { route: 'referrals.accept', request: inQuery },
  session: {
    route: 'auth.whoami',
    request: (token) => ({ headers: [['cookie', `anchor_session=${asCookie(token)}`]] }),
  },
  form: {
    route: 'auth.login',
    request: (token) => ({
      headers: [['content-type', 'application/x-www-form-urlencoded']],
      body: new URLSearchParams({ csrfToken: token, ...admin }).toString(),
    }),
  },
};

function goodOf(door: Door, { product, scene }: Trying): string {
  const { session, csrf } = product.cookies();
  const fact = (name: string) => scene.facts.get(`person1.${name}`) ?? '';
  const [reply = ''] = fact('reply').split('@');
  const [person] = scene.people;
  const [leaving = ''] = person ? leavingTo(person.letter).split('@') : [];
  return {
    unsubscribe: fact('unsubscribe'),
    confirm: fact('confirm'),
    accept: fact('accept'),
    session,
    form: csrf,
    reply,
    leaving,
  }[door];
}

/** Rows of people; that somebody tried something is counted elsewhere. */
const ofPeople = (by: FunctionName, seen: Seen): readonly string[] =>
  changedBy(by, seen).filter((row) => /^(USER|POST|EMAIL|PHONE|SUPPRESSED)#/.test(row));

/** Capitals and white space around it are the same address, by the rules of mail. */
const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

async function byMail(token: string, good: string, door: Door, trying: Trying) {
  if (sameAddress(token, good)) return [];
  const { product, scene } = trying;
  product.watch.begin();
  const to = `${token}@${scene.facts.get('domain') ?? ''}`;
  await mailFrom(product, { from: 'mallory@attacker.example', to, text: 'drop 1' });
  const seen = await product.watch.seen();
  trying.tally.answered(200, 0);
  const opened = ofPeople('inbound.email', seen).map(
    (row): Breach => ({ law: 'token', sign: `mail to ${door}`, detail: row }),
  );
  return [...breachesIn(seen.lines), ...opened];
}

export async function tryToken(one: HostileToken, trying: Trying): Promise<readonly Breach[]> {
  const { door } = one;
  const good = goodOf(door, trying);
  const token = changed(one, good, { ...trying, browser: trying.product.cookies().form });
  if (token === undefined || token === good) return [];
  const way = shown[door];
  if (!way) return byMail(token, good, door, trying);
  const request: Request = {
    route: way.route,
    as: 'visitor',
    method: way.route === 'auth.whoami' ? 'GET' : 'POST',
    path: pathsOf[way.route] ?? '',
    query: '',
    headers: [],
    body: undefined,
    viewer: 1 + ((token.length * 7) % 60_000),
    ...way.request(token),
  };
  const { got, seen, breaches } = await tryRequest(request, trying);
  const isIn = (door === 'session' || door === 'form') && !isRefused(got);
  return [
    ...breaches,
    ...ofPeople(way.route, seen).map((row): Breach => ({ law: 'token', sign: door, detail: row })),
    ...(isIn ? [{ law: 'token' as const, sign: `${door} let in`, detail: got.text }] : []),
  ];
}

const pathsOf: Readonly<Partial<Record<RouteName, string>>> = {
  'subscription.unsubscribe': '/api/unsubscribe',
  'subscription.confirm': '/api/confirm',
  'referrals.accept': '/api/email/accept',
  'auth.whoami': '/auth/whoami',
  'auth.login': '/auth/login',
};
