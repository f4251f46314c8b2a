/** Where a request comes from: through CloudFront or not, another site's page, which network. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { frontDoor } from '#shared/contract/front-door.ts';
import type { Env } from '../env.ts';

/**
 * Where a browser says how the asking page relates to us (all current ones do), that decides: no
 * page can write this header, and it holds on whatever name the site is reached by. Elsewhere the
 * Origin does. A client that sends neither is no browser, and holds only cookies of its own.
 */
export function isForeign(
  headers: Readonly<Record<string, string | undefined>>,
  { PUBLIC_BASE_URL }: Pick<Env, 'PUBLIC_BASE_URL'>,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== new URL(PUBLIC_BASE_URL).origin;
}

type Headers = Readonly<Record<string, string | undefined>>;

/** Of one length whatever is claimed, so that they can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The gateway has an address of its own, which anybody may ask: only behind the front door are the
 * viewer's address and its limits what they say. Two secrets hold while one is being replaced.
 */
export function isThroughTheDoor(
  headers: Headers,
  env: Pick<Env, 'ORIGIN_SECRET' | 'ORIGIN_SECRET_PREVIOUS'>,
): boolean {
  const claimed = digest(headers[frontDoor.secret] ?? '');
  return [env.ORIGIN_SECRET, env.ORIGIN_SECRET_PREVIOUS].some(
    (secret) => secret !== '' && timingSafeEqual(claimed, digest(secret)),
  );
}

/** The eight groups of an IPv6 address, each written in one way alone. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

/**
 * Whoever has one address of IPv6 has its whole /64; an IPv4 address may come withHeaders as one of
 * IPv6 (`::ffff:192.0.2.1`).
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
}

/** The edge overwrites the header; what a viewer claims in x-forwarded-for is not asked. */
export const viewerOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  networkOf(headers[frontDoor.viewer] ?? requestContext.http.sourceIp);
