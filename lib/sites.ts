/** The door: one bucket with both sites, CloudFront before it and the API, host and path decide. */
import { Annotations } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { frontDoor } from '#shared/contract/front-door.ts';
import { pages } from '#shared/contract/pages.ts';
import { type AccessLogs, sitesPrefix } from './access-logs.ts';
import { acknowledge } from './acknowledge.ts';
import { adminPatterns, apiPatterns } from './behaviours.ts';
import { builtFor, builtSites } from './built.ts';
import { type Config, makesCertificate } from './config.ts';
import { zoneOf } from './dns.ts';
import type { Gateway } from './gateway.ts';
import { hostFunctionSource } from './host-function.ts';
import { inlineHashes } from './inline-hashes.ts';
import { ownBucket } from './own-bucket.ts';
import { responseHeaders } from './response-headers.ts';
import { upload } from './upload.ts';
import { webAcl } from './web-acl.ts';

export interface SitesProps {
  readonly config: Config;
  readonly api: Gateway;
  /** What CloudFront says of itself to the API. */
  readonly originSecret: string;
  /** `https://...`: where the administrator's pages fetch large files. */
  readonly filesOrigin: string;
  readonly accessLogs: AccessLogs;
}

export class Sites extends Construct {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: SitesProps) {
    super(scope, id);
    const { config } = props;
    const bucket = ownBucket(this, 'Bucket', config, {
      // By name: what lets it write there stands with that bucket, which knows of this stack's.
      serverAccessLogsBucket: Bucket.fromBucketName(
        this,
        'AccessLogs',
        props.accessLogs.bucket.bucketName,
      ),
      serverAccessLogsPrefix: sitesPrefix,
    });
    const patterns = apiPatterns();
    const hostFunction = hostFunctionIn(this, config);
    const { VIEWER_REQUEST, VIEWER_RESPONSE } = cloudfront.FunctionEventType;
    const asked = { function: hostFunction, eventType: VIEWER_REQUEST };
    const answered = { function: hostFunction, eventType: VIEWER_RESPONSE };
    const inline = inlineHashes(builtSites);
    const common = {
      responseHeadersPolicy: responseHeaders(this, 'ResponseHeaders', config, inline),
    };
    const toApi = { ...common, ...apiBehaviour(props), functionAssociations: [asked] };

    const toPages = {
      ...common,
      ...siteBehaviour(bucket),
      functionAssociations: [asked, answered],
    };
    const toAdmin = {
      ...toPages,
      responseHeadersPolicy: responseHeaders(
        this,
        'AdminHeaders',
        config,
        inline,
        props.filesOrigin,
      ),
    };

    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `${config.productName} ${config.stage}`,
      ...ownNames(this, config),
      ...guarded(this, config),
      // The function answers for `/` before this could; should it ever not, nothing is listed.
      defaultRootObject: 'main/index.html',
      defaultBehavior: toPages,
      // The API's come first: some of its paths lie among the administrator's pages.
      additionalBehaviors: Object.fromEntries([
        ...patterns.map((pattern) => [pattern, toApi]),
        ...adminPatterns().map((pattern) => [pattern, toAdmin]),
      ]),
    });
    acknowledge(this.distribution, passthrough(config));
    upload(this, bucket, config);
    if (!builtFor(config.siteHost)) {
      // The template can be looked at all the same; it is deploying that this stops.
      Annotations.of(this).addError(`Build for this stage: STAGE=${config.stage} npm run build`);
    }
  }
}

function hostFunctionIn(scope: Construct, { waitlistWord }: Config): cloudfront.Function {
  const source = hostFunctionSource({ waitlistWord, pages, apiPatterns: apiPatterns() });
  return new cloudfront.Function(scope, 'HostFunction', {
    code: cloudfront.FunctionCode.fromInline(source),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  });
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

/** Our host names, once there is a certificate for them: given, or one that our zone proves. */
function ownNames(scope: Construct, config: Config) {
  const { siteHost, waitlistHost } = config;
  const certificate = certificateFor(scope, config);
  if (!certificate) return {};
  return {
    domainNames: [siteHost, waitlistHost],
    certificate,
    minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

function certificateFor(scope: Construct, config: Config) {
  const { certificateArn, siteHost, waitlistHost } = config;
  if (certificateArn !== '') {
    return Certificate.fromCertificateArn(scope, 'Certificate', certificateArn);
  }
  if (!makesCertificate(config)) return undefined;
  return new Certificate(scope, 'Certificate', {
    domainName: siteHost,
    subjectAlternativeNames: [waitlistHost],
    validation: CertificateValidation.fromDns(zoneOf(scope, config)),
  });
}

const guarded = (scope: Construct, config: Config) =>
  config.edgeRequestsPerViewer === 0 ? {} : { webAclId: webAcl(scope, 'WebAcl', config).attrArn };

/** What cdk-nag says of the distribution, and why it stays so. */
const passthrough = (config: Config): Readonly<Record<string, string>> => ({
  'AwsSolutions-CFR1': 'Anybody may sign up, wherever they are; texts have countries of their own.',
  'AwsSolutions-CFR3':
    'Its logs would hold the links of letters, whose tokens unsubscribe. The gateway logs the ' +
    'route of each request instead, without path, query or address.',
  ...(config.edgeRequestsPerViewer === 0 && {
    'AwsSolutions-CFR2': 'A web ACL is a setting, edgeRequestsPerViewer; this stage has none.',
  }),
  ...(config.certificateArn === '' &&
    !makesCertificate(config) && {
      'AwsSolutions-CFR4':
        'Without a certificate of its own this stage has the name of CloudFront.',
    }),
});
