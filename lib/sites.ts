/** The door: one bucket with both sites, CloudFront before it and the API, host and path decide. */
import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { frontDoor } from '#shared/contract/front-door.ts';
import { pages } from '#shared/contract/pages.ts';
import { adminPatterns, apiPatterns } from './behaviours.ts';
import { builtFor, builtSites } from './built.ts';
import type { Config } from './config.ts';
import { hostFunctionSource } from './host-function.ts';
import { inlineHashes } from './inline-hashes.ts';
import { responseHeaders } from './response-headers.ts';

export interface SitesProps {
  readonly config: Config;
  readonly api: HttpApi;
  /** What CloudFront says of itself to the API. */
  readonly originSecret: string;
  /** `https://...`: where the administrator's pages fetch large files. */
  readonly filesOrigin: string;
}

export class Sites extends Construct {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: SitesProps) {
    super(scope, id);
    const { config } = props;
    const bucket = new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      removalPolicy: config.stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const patterns = apiPatterns();
    const source = hostFunctionSource({
      waitlistWord: config.waitlistWord,
      pages,
      apiPatterns: patterns,
    });
    const hostFunction = new cloudfront.Function(this, 'HostFunction', {
      code: cloudfront.FunctionCode.fromInline(source),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    const { VIEWER_REQUEST, VIEWER_RESPONSE } = cloudfront.FunctionEventType;
    const asked = { function: hostFunction, eventType: VIEWER_REQUEST };
    const answered = { function: hostFunction, eventType: VIEWER_RESPONSE };
    const inline = inlineHashes(builtSites);
    const common = { responseHeadersPolicy: responseHeaders(this, 'ResponseHeaders', inline) };
    const toApi = { ...common, ...apiBehaviour(props), functionAssociations: [asked] };

    const toPages = {
      ...common,
      ...siteBehaviour(bucket),
      functionAssociations: [asked, answered],
    };
    const toAdmin = {
      ...toPages,
      responseHeadersPolicy: responseHeaders(this, 'AdminHeaders', inline, props.filesOrigin),
    };

    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `${config.productName} ${config.stage}`,
      ...ownNames(this, config),
      // The function answers for `/` before this could; should it ever not, nothing is listed.
      defaultRootObject: 'main/index.html',
      defaultBehavior: toPages,
      // The API's come first: some of its paths lie among the administrator's pages.
      additionalBehaviors: Object.fromEntries([
        ...patterns.map((pattern) => [pattern, toApi]),
        ...adminPatterns().map((pattern) => [pattern, toAdmin]),
      ]),
    });
    upload(this, bucket, config);
    if (!builtFor(config.siteHost)) {
      // The template can be looked at all the same; it is deploying that this stops.
      Annotations.of(this).addError(`Build for this stage: STAGE=${config.stage} npm run build`);
    }
  }
}

const siteBehaviour = (bucket: Bucket) => ({
  origin: S3BucketOrigin.withOriginAccessControl(bucket, {
    // Without LIST a file that is missing would be 403, not 404.
    originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
  }),
  allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
  // The rewritten path is in the cache's key: Host, which the bucket must not see, need not be.
  cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
});

const apiBehaviour = ({ api, config, originSecret }: SitesProps) => ({
  origin: new HttpOrigin(`${api.apiId}.execute-api.${config.region}.amazonaws.com`, {
    // Replaces what a viewer sends under this name.
    customHeaders: { [frontDoor.secret]: originSecret },
  }),
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
  // With the viewer's Host the gateway would not know whom the request is for.
  originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
});

/** Our host names, once there is a certificate for them. */
const ownNames = (scope: Construct, { certificateArn, siteHost, waitlistHost }: Config) =>
  certificateArn === ''
    ? {}
    : {
        domainNames: [siteHost, waitlistHost],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      };

/** Assets first and for ever, as a tab left open asks for them; then the pages, never stale. */
function upload(scope: Construct, bucket: Bucket, config: Config): void {
  const sources = [Source.asset(builtSites)];
  const logGroup = new LogGroup(scope, 'UploadLogs', {
    retention: config.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const both = { sources, destinationBucket: bucket, logGroup };
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
}
