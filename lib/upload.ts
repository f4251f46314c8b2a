/** Puts the built sites into their bucket: assets to be kept for ever, pages for no time. */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeStars } from './acknowledge.ts';
import { builtSites } from './built.ts';
import type { Config } from './config.ts';

/** Assets first and for ever, as a tab left open asks for them; then the pages, never stale. */
export function upload(scope: Construct, bucket: Bucket, config: Config): void {
  const sources = [Source.asset(builtSites)];
  const logGroup = new LogGroup(scope, 'UploadLogs', {
    retention: config.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = uploadRole(scope, logGroup);
  const both = { sources, destinationBucket: bucket, logGroup, role };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...both,
    exclude: ['*'],
    include: ['*/assets/*'],
    prune: false,
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...both,
    exclude: ['*/assets/*'],
    // CloudFront asks again after a second, so nothing has to be invalidated.
    cacheControl: [CacheControl.noCache()],
  });
  pages.node.addDependency(assets);
  acknowledgeUploader(scope, bucket, role);
}

/** With rights to its own logs alone, where the library would give it those of all. */
function uploadRole(scope: Construct, logGroup: LogGroup): Role {
  const role = new Role(scope, 'UploadRole', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  });
  logGroup.grantWrite(role);
  return role;
}

/** What the construct library gives its own uploader, and chooses for it. */
function acknowledgeUploader(scope: Construct, bucket: Bucket, role: Role): void {
  const reason = 'The uploader reads one bundle of assets and replaces files in one bucket.';
  const verbs = ['GetObject', 'GetBucket', 'List', 'DeleteObject', 'Abort'];
  for (const verb of verbs)
    acknowledge(role, { [`AwsSolutions-IAM5[Action::s3:${verb}*]`]: reason });
  const { region } = Stack.of(scope);
  const assets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`;
  acknowledge(role, { [`AwsSolutions-IAM5[Resource::${assets}]`]: reason });
  const files = new PolicyStatement({ resources: [bucket.arnForObjects('*')] });
  acknowledgeStars(role, [files], reason);
  const uploader = Stack.of(scope).node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (uploader) {
    const ofTheLibrary = 'The construct library chooses the runtime of its own uploader.';
    acknowledge(uploader, {
      'AwsSolutions-L1': ofTheLibrary,
      'Serverless-LambdaLatestVersion': ofTheLibrary,
      'Serverless-LambdaDLQ': 'CloudFormation waits for its answer.',
      'Serverless-LambdaTracing': 'It runs when the sites are deployed, and says what it did.',
    });
  }
}
