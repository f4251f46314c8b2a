/** Where a request comes from: through CloudFront or not, another site's page, which network. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { frontDoor } from '#shared/contract/front-door.ts';
import { type Env, secret } from '../env.ts';

/**
 * If the browser says where the request comes from (all current ones do), that decides: no page can
 * forge this header, and it works under any host name. Otherwise Origin decides. A client that
 * sends neither is not a browser and has no cookies but its own.
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

/** Of fixed length, so that they can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request came through CloudFront, which adds a secret. The gateway has a public address
 * of its own, where the viewer's address could be forged and CloudFront's limits bypassed. During a
 * rotation two secrets are `valid`; an empty one opens nothing.
 */
export function isThroughTheDoor(headers: Headers, valid: readonly string[]): boolean {
  const claimed = digest(headers[frontDoor.secret] ?? '');
  return valid.some((secret) => secret !== '' && timingSafeEqual(claimed, digest(secret)));
}

export const doorSecrets = (): readonly string[] => [
  secret('ORIGIN_SECRET'),
  secret('ORIGIN_SECRET_PREVIOUS'),
];

/** The eight groups of an IPv6 address in canonical form. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

/**
 * The network that limits count by. One IPv6 user has a whole /64; an IPv4 address may be mapped
 * into IPv6 (`::ffff:192.0.2.1`).
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
}

/**
 * CloudFront overwrites this header. x-forwarded-for is not used, because a viewer can forge it.
 */
export const viewerOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  networkOf(headers[frontDoor.viewer] ?? requestContext.http.sourceIp);
