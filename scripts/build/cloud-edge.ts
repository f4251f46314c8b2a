/** What CloudFront does, as the local edge does it: which origin, which page, which headers. */
import type { Cloud } from '#scripts/local/cloud.ts';
import { at, type Deployed, parts, text } from './template.ts';

type Edge = Pick<
  Cloud,
  'behaviours' | 'originHeaders' | 'hostFunction' | 'responseHeaders' | 'defaultHeaders'
>;

export function edgeOf(stack: Deployed): Edge {
  const config = stack.theOnly('AWS::CloudFront::Distribution')[1].DistributionConfig;
  const apis = parts(at(config, 'Origins')).filter(
    (origin) => at(origin, 'CustomOriginConfig') !== undefined,
  );
  const apiOrigins = apis.map((origin) => at(origin, 'Id'));
  const policyOf = (its: unknown) => text(at(its, 'ResponseHeadersPolicyId'));
  const usual = at(config, 'DefaultCacheBehavior');
  const headers = headersOf(stack, policyOf(usual));
  const behaviour = (its: unknown, pattern: string): Cloud['behaviours'][number] => ({
    pattern,
    origin: apiOrigins.includes(at(its, 'TargetOriginId')) ? 'api' : 'site',
    ...(policyOf(its) !== policyOf(usual) && {
      defaultHeaders: headersOf(stack, policyOf(its)).defaultHeaders ?? {},
    }),
  });
  return {
    behaviours: [
      ...parts(at(config, 'CacheBehaviors')).map((its) =>
        behaviour(its, text(at(its, 'PathPattern'))),
      ),
      behaviour(usual, '/*'),
    ],
    originHeaders: Object.fromEntries(
      apis
        .flatMap((origin) => parts(at(origin, 'OriginCustomHeaders')))
        .map((header) => [text(at(header, 'HeaderName')), text(at(header, 'HeaderValue'))]),
    ),
    hostFunction: text(stack.theOnly('AWS::CloudFront::Function')[1].FunctionCode),
    ...headers,
  };
}

interface Header {
  readonly name: string;
  readonly value: string;
  /** Whether it replaces what the origin says. */
  readonly wins: boolean;
}

function headersOf(
  stack: Deployed,
  policyId: string,
): Pick<Edge, 'responseHeaders' | 'defaultHeaders'> {
  const [, policy] =
    stack
      .all('AWS::CloudFront::ResponseHeadersPolicy')
      .find(([id]) => stack.ref(id) === policyId) ?? [];
  if (!policy) throw new Error(`The template has no policy ${policyId}.`);
  const config = at(policy, 'ResponseHeadersPolicyConfig');
  const custom = parts(at(config, 'CustomHeadersConfig', 'Items')).map(
    (item): Header => ({
      name: text(at(item, 'Header')),
      value: text(at(item, 'Value')),
      wins: at(item, 'Override') === true,
    }),
  );
  const all = [...securityHeaders(at(config, 'SecurityHeadersConfig')), ...custom];
  const those = (wins: boolean) =>
    Object.fromEntries(
      all.filter((header) => header.wins === wins).map(({ name, value }) => [name, value]),
    );
  return { responseHeaders: those(true), defaultHeaders: those(false) };
}

function securityHeaders(config: unknown): readonly Header[] {
  const header = (name: string, key: string, value: (its: unknown) => string): Header => {
    const its = at(config, key);
    return { name, value: value(its), wins: at(its, 'Override') === true };
  };
  return [
    header('content-security-policy', 'ContentSecurityPolicy', (its) =>
      text(at(its, 'ContentSecurityPolicy')),
    ),
    header('referrer-policy', 'ReferrerPolicy', (its) => text(at(its, 'ReferrerPolicy'))),
    header(
      'strict-transport-security',
      'StrictTransportSecurity',
      (its) =>
        `max-age=${Number(at(its, 'AccessControlMaxAgeSec'))}` +
        (at(its, 'IncludeSubdomains') === true ? '; includeSubDomains' : ''),
    ),
    header('x-content-type-options', 'ContentTypeOptions', () => 'nosniff'),
    header('x-frame-options', 'FrameOptions', (its) => text(at(its, 'FrameOption'))),
  ];
}
