/** One stack holds what must never be lost; the other can go and come again without a loss. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { synthesise } from '#scripts/build/synthesise.ts';
import type { Template } from '#scripts/build/template.ts';
import { buildIfStale } from '#scripts/build.ts';
import { allOf, aWhileMs, grownSettings, prodSettings } from './synthesised.ts';

let outDir: string;
let state: Template;
let service: Template;
let manifest: any;

const read = async (file: string) => JSON.parse(await readFile(join(outDir, file), 'utf8'));

beforeAll(async () => {
  await buildIfStale(() => {});
  outDir = await mkdtemp(join(tmpdir(), 'anchor-stacks-'));
  const settings = { ...prodSettings, ...grownSettings };
  await synthesise({ outDir, staging: false, stage: 'prod', settings });
  state = await read('anchor-prod.template.json');
  service = await read('anchor-prod-service.template.json');
  manifest = await read('manifest.json');
}, aWhileMs);

afterAll(() => rm(outDir, { recursive: true, force: true }));

/** Whose loss would be a loss: data, what signs and encrypts it, who SES and carriers know. */
const holding = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::KMS::Key',
  'AWS::SecretsManager::Secret',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::EmailIdentity',
  'AWS::Scheduler::ScheduleGroup',
];

test('each has room for 150 more resources of the 500 that a stack may have', () => {
  for (const { Resources } of [state, service]) {
    expect(Object.keys(Resources).length).toBeLessThanOrEqual(350);
  }
});

test('all that holds something stands in the one that is protected', () => {
  const types = (template: Template) =>
    new Set(Object.values(template.Resources).map(({ Type }) => Type));

  expect([...types(state)]).toEqual(expect.arrayContaining(holding));
  for (const type of holding) expect(types(service)).not.toContain(type);
  expect(manifest.artifacts['anchor-prod'].properties.terminationProtection).toBe(true);
});

test('nothing of the one that stays is made of the one that goes', () => {
  expect(JSON.stringify(state)).not.toContain('Fn::ImportValue');
  expect(JSON.stringify(service)).toContain('Fn::ImportValue');
});

test('what stays when the service goes has no name that its next one would need', () => {
  const staying = Object.entries(service.Resources).filter(
    ([, { DeletionPolicy }]: any) => DeletionPolicy && DeletionPolicy !== 'Delete',
  );

  expect(staying.map(([, { Type }]) => Type)).toEqual(['AWS::S3::Bucket']);
  for (const [, { Properties }] of staying) expect(Properties).not.toHaveProperty('BucketName');
});

test('what holds data keeps the name by which CloudFormation knows it', () => {
  // Changed, a deployment would make an empty one and leave the full one behind.
  const named = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret'];

  expect(named.flatMap((type) => allOf(state, type).map(({ id }) => id)).toSorted()).toEqual([
    'AccessLogs8B620ECA',
    'Downloads22991465',
    'RawMails59FA3CAD',
    'SecretsObjectionsA0462CFB',
    'SecretsOrigin297BAAC6',
    'SecretsSession34EE1A69',
    'SecretsToken08DAD30D',
    'TableCD117FA1',
  ]);
});
