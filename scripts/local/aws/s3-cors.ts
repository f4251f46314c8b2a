/** Which pages of which site may read a bucket's objects in a browser. */
import type { Cloud } from '../cloud.ts';
import type { AwsRequest } from './service.ts';

type Rule = NonNullable<Cloud['buckets'][number]['cors']>[number];

/** The rules of a bucket as if the site's own host were the one it has here. */
export function rulesHere(
  cloud: Cloud,
  bucket: Cloud['buckets'][number],
  siteOrigin: (() => string) | undefined,
): readonly Rule[] {
  const { cors = [] } = bucket;
  const published = cloud.functions[0]?.environment['PUBLIC_BASE_URL'];
  const here = (origin: string) => (siteOrigin && origin === published ? siteOrigin() : origin);
  return cors.map((rule) => ({ ...rule, origins: rule.origins.map(here) }));
}

/** The headers of an answer to a page of `origin`; none where no rule of the bucket lets it in. */
export function corsHeaders(
  rules: readonly Rule[],
  { headers, method }: AwsRequest,
): Readonly<Record<string, string>> {
  const origin = headers['origin'];
  if (origin === undefined) return {};
  const wanted = headers['access-control-request-method'] ?? method;
  const rule = rules.find(
    ({ origins, methods }) => origins.includes(origin) && methods.includes(wanted),
  );
  if (!rule) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.methods.join(', '),
    'access-control-expose-headers': rule.exposed.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}
