/** A bucket as all of ours are: encrypted, asked over TLS alone, open to nobody; kept in prod. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';

export const ownBucket = (
  scope: Construct,
  id: string,
  { stage }: Pick<Config, 'stage'>,
  more: BucketProps,
): Bucket =>
  new Bucket(scope, id, {
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    // CloudFormation deletes only an empty bucket.
    removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    ...more,
  });
