/** What every answer carries, pages and API alike, and errors, for which edge code is not run. */
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { getDomain } from 'tldts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { InlineHashes } from './inline-hashes.ts';

/**
 * Below a domain of its own, `anchor.co.uk`, may be names of others that don't speak HTTPS; below
 * `app.anchor.co.uk` are none.
 */
export const bindsSubdomains = ({
  siteHost,
  hstsSubdomains,
}: Pick<Config, 'siteHost' | 'hstsSubdomains'>): boolean =>
  hstsSubdomains || getDomain(siteHost) !== siteHost;

/** The origin that large files come from is for the administrator's pages alone. */
export const responseHeaders = (
  scope: Construct,
  id: string,
  config: Config,
  inline: InlineHashes,
  filesOrigin?: string,
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(inline, filesOrigin),
        // A letter that the API answers with is shown in a frame, by a policy of its own.
        override: false,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
      // Links from our letters carry tokens, which must not travel on.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: bindsSubdomains(config),
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
