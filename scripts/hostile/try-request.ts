/** Sends one request as it is described, and has it judged. */
import type { Got, Sent } from './ask.ts';
import type { Breach } from './finding.ts';
import { judge, patienceFor } from './judge.ts';
import type { Product } from './product.ts';
import type { Request } from './requests.ts';
import type { Scene } from './scene.ts';
import { slowAgain } from './slow.ts';
import type { Tally } from './tally.ts';

export interface Trying {
  readonly product: Product;
  readonly scene: Scene;
  readonly tally: Tally;
}

/** CloudFront takes addresses of 8 kB, and the gateway 10 kB with all headers. */
const longestPath = 6_000;

/** What Node's client takes as a path: no space, no control sign, nothing beyond ASCII. */
const asPath = (path: string): string =>
  path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))
    .slice(0, longestPath);

function cookieFor({ product }: Trying, as: Request['as']): string {
  const { session, form } = product.cookies();
  return as === 'administrator' ? `anchor_session=${session}` : `anchor_form=${form}`;
}

export function sentFor(request: Request, trying: Trying): Sent {
  const { filled } = trying.scene;
  const { method, path, query, headers, body, as, viewer } = request;
  const own = headers.filter(([name]) => name !== 'cookie');
  const odd = headers.filter(([name]) => name === 'cookie').map(([, value]) => value);
  const cookie = [cookieFor(trying, as), ...odd].join('; ');
  return {
    method,
    path: asPath(filled(query === '' ? path : `${path}?${query}`)),
    headers: [...own, ['cookie', cookie]],
    body: typeof body === 'string' ? Buffer.from(filled(body)) : body,
    from: `127.${1 + (viewer >> 16)}.${(viewer >> 8) & 255}.${1 + (viewer % 250)}`,
  };
}

/** The whole of what happened for a request: the answer, and what was done and logged. */
export async function tryRequest(request: Request, trying: Trying) {
  const { product, tally } = trying;
  const sent = sentFor(request, trying);
  product.watch.begin();
  const got = await product.ask(sent);
  const seen = await product.watch.seen();
  tally.answered(got.status, got.ms);
  const again = async () => (await product.ask(sent)).ms;
  const isSlow = got.ms > patienceFor(request.route);
  const breaches: readonly Breach[] = [
    // What the gateway gave up is asked again: on a busy machine that says nothing of us.
    ...(isSlow && isGivenUp(got) ? [] : judge(request.route, got, seen)),
    ...product.stumbled().map(stumble),
    ...(isSlow ? await slowAgain(about(request), again, trying) : []),
  ];
  if (request.route === 'auth.logout') await signInAgain(product);
  return { got, seen, breaches };
}

const about = ({ route }: Request) => ({ sign: route, patienceMs: patienceFor(route) });

const isGivenUp = ({ status, headers }: Got): boolean =>
  status === 503 && headers['x-trace-id'] === undefined;

const stumble = (line: string): Breach => ({
  law: 'failed',
  sign: `local run ${line.slice(0, 40)}`,
  detail: line,
});

async function signInAgain({ signIn, watch }: Product): Promise<void> {
  watch.begin();
  await signIn();
  await watch.seen();
}

export const shown = (request: Request): string => {
  const body = request.body;
  const said = Buffer.isBuffer(body) ? `bytes ${body.toString('base64')}` : body;
  return JSON.stringify({ ...request, body: said });
};
