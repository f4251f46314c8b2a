/** What every answer carries, pages and API alike, and errors, for which edge code is not run. */
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { InlineHashes } from './inline-hashes.ts';

/** Nothing from elsewhere, and of what stands in a page itself only what we built. */
const contentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

export const responseHeaders = (scope: Construct, inline: InlineHashes): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(inline),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // Links from our letters carry tokens, which must not travel on.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'permissions-policy',
          value: 'camera=(), geolocation=(), microphone=(), payment=()',
          override: true,
        },
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
      ],
    },
  });
