/** The stack as CDK writes it, for tests: synthesised once, and read as plain JSON. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templatePath } from '#scripts/build/cloud.ts';
import { synthesise } from '#scripts/build/synthesise.ts';
import type { Resource, Template } from '#scripts/build/template.ts';
import { buildIfStale } from '#scripts/build.ts';
import { type FunctionName, functionName } from '#shared/contract/functions.ts';

export const account = { Ref: 'AWS::AccountId' };

/** Settings with which the stage prod is complete. */
export const prodSettings = {
  siteHost: 'anchor.test',
  waitlistHost: 'harbor.anchor.test',
  contactEmail: 'hello@anchor.test',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/one',
  alarmEmail: 'alarms@anchor.test',
  senderAddress: 'hello@mail.anchor.test',
  replyDomain: 'reply.anchor.test',
  postalAddress: 'Anchor, 1 Long Street, Springfield',
};

/** What settings can add to it. */
export const grownSettings = {
  certificateArn: '',
  hostedZoneId: 'Z0000000000000',
  hostedZoneName: 'anchor.test',
  activateReceiptRules: true,
  canary: true,
  sendLimiter: 'queue',
  sesPerSecond: 200,
  sendTexts: true,
  smsNumber: '+15125550100',
  originSecret: 'accept',
  previousTokenSecret: true,
  openaiSecretName: 'model-key',
};

/** For hooks that may have to build everything first. */
export const aWhileMs = 120_000;

/** The stage dev as the build made it, which is what the local run goes by. */
export async function synthesised(): Promise<Template> {
  await buildIfStale(() => {});
  return JSON.parse(await readFile(templatePath, 'utf8'));
}

/** The stage prod, made with these settings on top of those that complete it. */
export async function synthesisedProd(settings: Readonly<Record<string, unknown>>) {
  await buildIfStale(() => {});
  const outDir = await mkdtemp(join(tmpdir(), 'anchor-synth-'));
  try {
    return await synthesise({
      outDir,
      staging: false,
      stage: 'prod',
      settings: { ...prodSettings, ...settings },
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

type Found = Resource & { readonly id: string; readonly its: any };

export const allOf = (template: Template, type: string): readonly Found[] =>
  Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, resource]) => ({ id, ...resource, its: resource.Properties ?? {} }));

export function theOne(template: Template, type: string): Found {
  const [found, ...others] = allOf(template, type);
  if (!found || others.length > 0) throw new Error(`${others.length + 1} of ${type}`);
  return found;
}

export function lambdaOf(template: Template, name: FunctionName, prefix = 'anchor-dev'): Found {
  const found = allOf(template, 'AWS::Lambda::Function').find(
    ({ its }) => its.FunctionName === functionName(prefix, name),
  );
  if (!found) throw new Error(`no function ${name}`);
  return found;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Every statement of a role's policies, attached or inside. */
export const statementsOf = (template: Template, roleId: string): readonly any[] =>
  [
    ...allOf(template, 'AWS::IAM::Policy')
      .map(({ its }) => its)
      .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === roleId)),
    ...((template.Resources[roleId]?.Properties?.['Policies'] as any[]) ?? []),
  ]
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .map((statement) => ({
      ...statement,
      Action: listed(statement.Action),
      Resource: listed(statement.Resource),
    }));

export const roleIdOf = ({ its }: Found): string => its.Role['Fn::GetAtt'][0];
