/** Where the files lie that administrators download. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { AccessLogs } from './access-logs.ts';
import type { Config } from './config.ts';

export class Downloads extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { siteHost, stage }: Config, accessLogs: AccessLogs) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Default', {
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      serverAccessLogsBucket: accessLogs.bucket,
      serverAccessLogsPrefix: 'downloads/',
      lifecycleRules: [
        { expiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // A large file is fetched by the page from here, by an address that was signed for it.
      cors: [
        {
          allowedMethods: [HttpMethods.GET],
          allowedOrigins: [`https://${siteHost}`],
          exposedHeaders: ['Content-Length', 'Content-Disposition'],
          maxAge: 3600,
        },
      ],
      // CloudFormation deletes only an empty bucket; what is in this one expires by itself.
      removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
