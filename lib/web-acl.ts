/** What CloudFront refuses before anybody pays for an answer: floods, by the viewer's address. */
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { paths } from '#shared/contract/paths.ts';
import type { Config } from './config.ts';

/** Asked by nobody often: each can make us send, or try a password. */
const guarded = ({ waitlistWord }: Config): readonly string[] => [
  paths['auth.login'].path,
  paths['onboarding.createUser'].path,
  paths['waitlist.join'].path.replace('{variant}', waitlistWord),
  paths['referrals.invite'].path,
];

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would hold people's addresses and links.
  sampledRequestsEnabled: false,
});

const beginsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
});

/** Over five minutes; the functions' own limits count on, as these do not know an account. */
const limited = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: seen(name),
});

/** One of AWS's own lists. */
const listed = (
  name: string,
  priority: number,
  does: 'block' | 'count',
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: does === 'count' ? { count: {} } : { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: seen(name),
});

export function webAcl(scope: Construct, id: string, config: Config): CfnWebACL {
  const { prefix, edgeRequestsPerViewer: most } = config;
  return new CfnWebACL(scope, id, {
    name: prefix,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen(prefix),
    rules: [
      limited('everything', 0, most),
      limited('guarded', 1, Math.max(10, Math.round(most / 20)), {
        orStatement: { statements: guarded(config).map(beginsWith) },
      }),
      // It refuses by what a text looks like, and might refuse somebody's plan: it only counts.
      listed('AWSManagedRulesCommonRuleSet', 2, 'count'),
      listed('AWSManagedRulesKnownBadInputsRuleSet', 3, config.edgeKnownBadInputs),
    ],
  });
}
