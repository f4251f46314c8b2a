/** Who asked a bucket for what: kept for a while, for the day on which somebody has to know. */
import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type Config, serviceStackName } from './config.ts';
import { ownBucket } from './own-bucket.ts';

/** Where the requests for the sites are noted. */
export const sitesPrefix = 'sites/';

export class AccessLogs extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    this.bucket = ownBucket(this, 'Default', config, {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    const stack = Stack.of(this);
    // The bucket of the sites is of the other stack, which names it as it likes.
    const sites = stack.formatArn({
      service: 's3',
      region: '',
      account: '',
      resource: `${serviceStackName(config)}-*`,
    });
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects(`${sitesPrefix}*`)],
        conditions: {
          ArnLike: { 'aws:SourceArn': sites },
          StringEquals: { 'aws:SourceAccount': stack.account },
        },
      }),
    );
  }
}
