/** A stage that is not set up properly is refused in a sentence, before anything is made of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { configFor } from '#lib/config.ts';
import { prodSettings } from './synthesised.ts';

const { stages } = JSON.parse(readFileSync('cdk.json', 'utf8')).context;
const prod = (settings: object) => ({ prod: { ...stages.prod, ...prodSettings, ...settings } });

test('the stage dev is complete as it is committed', () => {
  expect(configFor('dev', stages)).toMatchObject({ stage: 'dev', prefix: 'anchor-dev' });
});

test('the stage prod is complete once its names are filled in', () => {
  expect(configFor('prod', prod({}))).toMatchObject({ stage: 'prod', prefix: 'anchor-prod' });
});

test.each([undefined, '', 'staging', 'Prod', 'constructor'])('refuses the stage %j', (stage) => {
  expect(() => configFor(stage, stages)).toThrow('choose dev or prod');
});

test('refuses the stage prod as it is committed and names what to fill in', () => {
  expect(() => configFor('prod', stages)).toThrow(
    'The stage prod is not set up: fill in siteHost, waitlistHost, contactEmail, ' +
      'certificateArn, senderAddress, replyDomain, postalAddress, alarmEmail in cdk.json.',
  );
});

test.each([
  { siteHost: 'anchor.example' },
  { senderAddress: 'hello@mail.anchor.example' },
  { replyDomain: 'reply.example.com' },
  { contactEmail: 'hello@anchor.example' },
])('refuses the example name %j in prod', (settings) => {
  expect(() => configFor('prod', prod(settings))).toThrow(
    `example names: correct ${Object.keys(settings).join()} in cdk.json`,
  );
});

test.each([
  { region: 'eu-central-3' },
  { siteHost: 'https://anchor.test' },
  { waitlistWord: 'har bor' },
  { contactEmail: 'hello' },
  { certificateArn: 'arn:aws:acm:eu-west-1:111122223333:certificate/one' },
  { senderAddress: 'Anchor <hello@mail.anchor.test>' },
  { postalAddress: '' },
  { sendMail: 'true' },
  { scheduleWindowMinutes: 6 },
  { logRetentionDays: 90 },
  { sendLimiter: 'hope' },
  { sesPerSecond: 0 },
  { edgeRequestsPerViewer: 3 },
  { originSecret: 'new' },
])('refuses %j and names the setting', (settings) => {
  const [key = ''] = Object.keys(settings);

  expect(() => configFor('prod', prod(settings))).toThrow(`prod of cdk.json is wrong: ${key}:`);
});

test('refuses to receive replies at the domain that letters are sent from', () => {
  expect(() => configFor('prod', prod({ replyDomain: 'mail.anchor.test' }))).toThrow(
    'must not be one we send from',
  );
});

test.each([
  [{ replyDomain: 'bounce.mail.anchor.test' }, 'must not be one we send from'],
  [{ hostedZoneId: 'Z1' }, 'set both hostedZoneId and hostedZoneName'],
  [{ hostedZoneId: 'Z1', hostedZoneName: 'other.test' }, 'does not hold anchor.test'],
  [{ certificateArn: '' }, 'needs a certificate: set certificateArn, or hostedZoneId'],
  [{ alarmEmail: '' }, 'set alarmEmail'],
  [{ region: 'eu-west-1', edgeRequestsPerViewer: 2000 }, 'set edgeRequestsPerViewer to 0'],
  [{ sendTexts: true }, 'set smsNumber'],
])('refuses %j in prod with a sentence that says what to set', (settings, sentence) => {
  expect(() => configFor('prod', prod(settings))).toThrow(sentence);
});

test('a missing setting is asked for as an unset one is', () => {
  const { senderAddress: _gone, ...left } = { ...stages.prod, ...prodSettings };

  expect(() => configFor('prod', { prod: left })).toThrow('fill in senderAddress in cdk.json');
});

test('prod stands in another region, and without a certificate of ours where the zone is', () => {
  expect(configFor('prod', prod({ region: 'eu-west-1', edgeRequestsPerViewer: 0 }))).toBeDefined();
  const zone = { certificateArn: '', hostedZoneId: 'Z1', hostedZoneName: 'anchor.test' };
  expect(configFor('prod', prod(zone))).toBeDefined();
});
