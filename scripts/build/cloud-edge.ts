/** What CloudFront does, as the local edge does it: which origin, which page, which headers. */
import type { Cloud } from '#scripts/local/cloud.ts';
import { at, type Deployed, parts, text } from './template.ts';

type Edge = Pick<Cloud, 'behaviours' | 'hostFunction' | 'responseHeaders'>;

export function edgeOf(stack: Deployed): Edge {
  const config = stack.theOnly('AWS::CloudFront::Distribution')[1].DistributionConfig;
  const apiOrigins = parts(at(config, 'Origins'))
    .filter((origin) => at(origin, 'CustomOriginConfig') !== undefined)
    .map((origin) => at(origin, 'Id'));
  const behaviour = (its: unknown, pattern: string): Cloud['behaviours'][number] => ({
    pattern,
    origin: apiOrigins.includes(at(its, 'TargetOriginId')) ? 'api' : 'site',
  });
  return {
    behaviours: [
      ...parts(at(config, 'CacheBehaviors')).map((its) =>
        behaviour(its, text(at(its, 'PathPattern'))),
      ),
      behaviour(at(config, 'DefaultCacheBehavior'), '/*'),
    ],
    hostFunction: text(stack.theOnly('AWS::CloudFront::Function')[1].FunctionCode),
    responseHeaders: headersOf(stack),
  };
}

function headersOf(stack: Deployed): Readonly<Record<string, string>> {
  const [, policy] = stack.theOnly('AWS::CloudFront::ResponseHeadersPolicy');
  const config = at(policy, 'ResponseHeadersPolicyConfig');
  const security = at(config, 'SecurityHeadersConfig');
  const transport = at(security, 'StrictTransportSecurity');
  const custom = parts(at(config, 'CustomHeadersConfig', 'Items')).map(
    (item) => [text(at(item, 'Header')), text(at(item, 'Value'))] as const,
  );
  return {
    'content-security-policy': text(at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy')),
    'referrer-policy': text(at(security, 'ReferrerPolicy', 'ReferrerPolicy')),
    'strict-transport-security':
      `max-age=${Number(at(transport, 'AccessControlMaxAgeSec'))}` +
      (at(transport, 'IncludeSubdomains') === true ? '; includeSubDomains' : ''),
    'x-content-type-options': 'nosniff',
    'x-frame-options': text(at(security, 'FrameOptions', 'FrameOption')),
    ...Object.fromEntries(custom),
  };
}
