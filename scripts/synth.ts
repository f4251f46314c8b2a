/** `npm run synth`: what would be deployed to the stage dev, in `cdk.out`; asks no network. */
import { rm } from 'node:fs/promises';
import { eventFunctionNames } from '#shared/contract/functions.ts';
import { routeNames } from '#shared/contract/paths.ts';
import { fromRoot } from './build/root.ts';
import { synthesise } from './build/synthesise.ts';
import { buildIfStale } from './build.ts';

/** What a newcomer looks for, by the types that make it up. */
const kinds: readonly (readonly [what: string, types: RegExp])[] = [
  ['functions, with a role and its rights each', /::Lambda::(Func|EventInv|Perm)|::IAM::/],
  ['the gateway and its routes', /::ApiGatewayV2::/],
  ['the table', /::DynamoDB::/],
  ['mail: identities, what becomes of it, how replies come in', /::SES::/],
  ['schedules, topics and queues between them', /::(Scheduler|SNS|SQS|Lambda::EventSource)/],
  [
    'the sites: CloudFront and what lies behind it',
    /::(CloudFront|WAFv2)::|BucketDeployment|Layer/,
  ],
  ['buckets: raw mails, files, sites, access logs', /::S3::/],
  ['watching: logs, metrics, alarms, a dashboard', /::(Logs|CloudWatch|Budgets)::/],
  ['secrets', /::SecretsManager::/],
];

await buildIfStale((line) => console.log(line));
await rm(fromRoot('cdk.out'), { recursive: true, force: true });
const { Resources } = await synthesise({ outDir: fromRoot('cdk.out'), staging: true });
const types = Object.values(Resources).map(({ Type }) => Type);
const said = (count: number, what: string) => console.log(`${String(count).padStart(5)}  ${what}`);

console.log('The stage dev as it would be deployed: two stacks, in cdk.out.');
for (const [what, pattern] of kinds) said(types.filter((type) => pattern.test(type)).length, what);
said(types.filter((type) => !kinds.some(([, of]) => of.test(type))).length, 'other');
said(types.length, 'resources in both; a stack may have 500');
console.log(`Functions: ${routeNames.length} for routes, ${eventFunctionNames.length} for events.`);
console.log('What to do with it: lib/README.md.');
