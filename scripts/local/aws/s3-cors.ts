/** Which pages of which site may read a bucket's objects in a browser. */
import type { Cloud } from '../cloud.ts';
import type { Asked } from './face.ts';

type Rule = NonNullable<Cloud['buckets'][number]['cors']>[number];

/** The headers of an answer to a page of `origin`; none where no rule of the bucket lets it in. */
export function corsHeaders(
  rules: readonly Rule[],
  { headers, method }: Asked,
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
