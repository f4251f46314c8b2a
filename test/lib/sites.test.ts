/** The door as the template builds it: every route and page at every host, and their headers. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from '@jest/globals';
import { builtFor } from '#lib/built.ts';
import { bindsSubdomains } from '#lib/response-headers.ts';
import type { Template } from '#scripts/build/template.ts';
import { pages } from '#shared/contract/pages.ts';
import { paths } from '#shared/contract/paths.ts';
import { allOf, aWhileMs, synthesised, theOne } from './synthesised.ts';

// The managed policies of CloudFront go by these ids in every account.
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

let template: Template;
let config: any;
let handler: (event: any) => any;

beforeAll(async () => {
  template = await synthesised();
  config = theOne(template, 'AWS::CloudFront::Distribution').its.DistributionConfig;
  const source = theOne(template, 'AWS::CloudFront::Function').its.FunctionCode;
  handler = runInNewContext(`${source}; handler`);
}, aWhileMs);

const all = (): any[] => [...config.CacheBehaviors, config.DefaultCacheBehavior];

function behaviourFor(path: string): any {
  const fits = ({ PathPattern }: any) =>
    new RegExp(`^${PathPattern.replaceAll('*', '.*')}$`).test(path);
  return config.CacheBehaviors.find(fits) ?? config.DefaultCacheBehavior;
}

const uriOf = (host: string, uri: string): string =>
  handler({
    viewer: { ip: '198.51.100.7' },
    request: { method: 'GET', uri, headers: { host: { value: host } } },
  }).uri;

const hosts = ['anchor.example', 'harbor.anchor.example', 'harbor.localhost:3000', '127.0.0.1'];
const everyRoute = Object.values(paths).flatMap((route) =>
  hosts.map((host) => ({ host, ...route })),
);

test.each(everyRoute)('$method $path at $host goes to the API, unchanged and uncached', (asked) => {
  const behaviour = behaviourFor(asked.path);
  const origin = config.Origins.find(({ Id }: any) => Id === behaviour.TargetOriginId);

  expect(origin).toHaveProperty('CustomOriginConfig');
  expect(behaviour.AllowedMethods).toContain(asked.method);
  expect(behaviour.CachePolicyId).toBe(cachingDisabled);
  expect(behaviour.OriginRequestPolicyId).toBe(allViewerExceptHostHeader);
  expect(uriOf(asked.host, asked.path)).toBe(asked.path);
});

test.each([
  ...pages.main.map(({ path }) => ({ path, host: 'anchor.example', site: 'main' })),
  ...pages.waitlist.map(({ path }) => ({ path, host: 'harbor.localhost:3000', site: 'waitlist' })),
])('the page $path at $host is a file that was built', ({ path, host, site }) => {
  const file = uriOf(host, path);
  const origin = behaviourFor(path).TargetOriginId;

  expect(file.startsWith(`/${site}/`)).toBe(true);
  expect(readFileSync(join('dist/sites', file), 'utf8')).toContain('<!doctype html>');
  expect(config.Origins.find(({ Id }: any) => Id === origin)).toHaveProperty('S3OriginConfig');
});

test('both sites have the page for what is not found', () => {
  for (const host of hosts) {
    expect(readdirSync(join('dist/sites', uriOf(host, '/nobody'), '..'))).toContain('404.html');
  }
});

test('the sites are cached by path alone: their bucket would refuse another Host', () => {
  expect(config.DefaultCacheBehavior.CachePolicyId).toBe(cachingOptimized);
  expect(config.DefaultCacheBehavior).not.toHaveProperty('OriginRequestPolicyId');
});

test('errors of the API are not replaced by a page', () => {
  expect(config).not.toHaveProperty('CustomErrorResponses');
});

test('a missing file is told from a forbidden one', () => {
  const actions = allOf(template, 'AWS::S3::BucketPolicy')
    .flatMap(({ its }) => its.PolicyDocument.Statement)
    .filter(({ Principal }) => Principal?.Service === 'cloudfront.amazonaws.com')
    .flatMap(({ Action }) => Action);

  expect(actions).toEqual(['s3:GetObject', 's3:ListBucket']);
});

/** The policy of a path, as CloudFront chooses it. */
function policyFor(path: string) {
  const { ResponseHeadersPolicyId } = behaviourFor(path);
  return allOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    ({ id }) => id === ResponseHeadersPolicyId.Ref,
  )?.its.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
}

test('every answer carries the security headers, over TLS alone', () => {
  for (const { its } of allOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')) {
    expect(its.ResponseHeadersPolicyConfig.SecurityHeadersConfig).toMatchObject({
      ContentTypeOptions: { Override: true },
      ContentSecurityPolicy: { Override: false },
      FrameOptions: { FrameOption: 'DENY', Override: false },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
      // Who has other names below the sites' must say that they speak HTTPS, too.
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false },
    });
  }
  for (const { ResponseHeadersPolicyId, ViewerProtocolPolicy } of all()) {
    expect(ResponseHeadersPolicyId.Ref).toMatch(/^Sites(ResponseHeaders|AdminHeaders)/);
    expect(['https-only', 'redirect-to-https']).toContain(ViewerProtocolPolicy);
  }
});

test.each([
  ['anchor.example', false, false],
  ['anchor.example', true, true],
  ['anchor.co.uk', false, false],
  ['app.anchor.co.uk', false, true],
])(
  'of %s, with the setting %p, HTTPS alone for names below it: %p',
  (siteHost, hstsSubdomains, is) => {
    expect(bindsSubdomains({ siteHost, hstsSubdomains })).toBe(is);
  },
);

test('the administrator’s pages may fetch files from their bucket, and no other page may', () => {
  const usual: string = policyFor('/').ContentSecurityPolicy.ContentSecurityPolicy;
  const bucket = allOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Downloads'));

  for (const { path, access } of pages.main) {
    const policy = policyFor(path).ContentSecurityPolicy.ContentSecurityPolicy;
    const [before, { 'Fn::GetAtt': origin } = {}, after] =
      access === 'admin' ? policy['Fn::Join'][1] : [policy];
    const allowed = [before, ...(origin ? [origin.join('.')] : []), after ?? ''].join('');

    expect(allowed.replace(` https://${bucket?.id}.RegionalDomainName`, '')).toBe(usual);
    expect(allowed === usual).toBe(access === 'public');
  }
});

test('the content policy lets the built pages through, and nothing of anyone else', () => {
  const { ContentSecurityPolicy: policy } = policyFor('/').ContentSecurityPolicy;
  const html = readdirSync('dist/sites', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join('dist/sites', file), 'utf8'));

  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  for (const page of html) {
    for (const [, style = ''] of page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    for (const [, script = ''] of page.matchAll(/<script type="module">(.*?)<\/script>/gs)) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(page).not.toMatch(/<script(?! type="(module|application\/ld\+json)")/);
    expect(page).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  }
  expect(html.length).toBeGreaterThan(pages.main.length);
});

test('sites that were built for one host are not deployed for another', () => {
  expect(builtFor('anchor.example')).toBe(true);
  expect(builtFor('anchor.test')).toBe(false);
});
