/** Where the files lie that administrators download. */
import { Duration } from 'aws-cdk-lib';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { AccessLogs } from './access-logs.ts';
import type { Config } from './config.ts';
import { ownBucket } from './own-bucket.ts';

export class Downloads extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, config: Config, accessLogs: AccessLogs) {
    super(scope, id);
    this.bucket = ownBucket(this, 'Default', config, {
      serverAccessLogsBucket: accessLogs.bucket,
      serverAccessLogsPrefix: 'downloads/',
      lifecycleRules: [
        { expiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // A large file is fetched by the page from here, by an address that was signed for it.
      cors: [
        {
          allowedMethods: [HttpMethods.GET],
          allowedOrigins: [`https://${config.siteHost}`],
          exposedHeaders: ['Content-Length', 'Content-Disposition'],
          maxAge: 3600,
        },
      ],
    });
  }
}
