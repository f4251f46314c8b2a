/** The local phone: a text goes the way of a carrier, and a phone shows both sides of it. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PhoneText } from '#scripts/local/phone-network.ts';
import { noticesArn, type SmallCloud, smallCloud } from '#test/kit/small-cloud.ts';
import { startWorld, type World } from '#test/kit/world.ts';

const phone = '+12125550123';
let small: SmallCloud;
let world: World;

beforeAll(async () => {
  small = smallCloud({
    'inbound.sms': {
      topics: [noticesArn],
      source: `import { appendFileSync } from 'node:fs';
        export const handler = async ({ Records: [{ Sns }] }) =>
          appendFileSync(process.env.TOLD, JSON.stringify(Sns) + '\\n');`,
    },
  });
  mkdirSync(join(small.root, 'data'));
  world = await startWorld({
    cloud: small.cloud,
    root: small.root,
    dataDir: join(small.root, 'data'),
    settings: { TOLD: join(small.root, 'told'), SMS_ORIGINATION_NUMBER: '+12125550199' },
  });
});
afterAll(async () => {
  await world.close();
  small.remove();
});

const write = (from: string, text: string) => world.post('/_local/api/texts', { from, text });
const textsOf = async (of?: string) => {
  const query = of ? `?phone=${encodeURIComponent(of)}` : '';
  const { body } = await world.get(`/_local/api/texts${query}`);
  return body as { number: string; texts: readonly PhoneText[] };
};

/** What the function was told last, as SNS wraps it. */
function told() {
  const lines = readFileSync(join(small.root, 'told'), 'utf8').trim().split('\n');
  const sns = JSON.parse(lines.at(-1)!) as Record<'TopicArn' | 'Timestamp' | 'Message', string>;
  return { sns, notice: JSON.parse(sns.Message) as Record<string, string> };
}

/** As the product sends one. */
const send = (text: string) =>
  new SNSClient({
    region: 'us-east-1',
    endpoint: world.endpoint.url,
    credentials: { accessKeyId: world.endpoint.operatorKey, secretAccessKey: 'local' },
  }).send(new PublishCommand({ PhoneNumber: phone, Message: text }));

test('a text is told to the topic of our number as End User Messaging tells it', async () => {
  const { MessageId } = await send('What matters today?');

  const answer = await write(phone, 'Stop by the bank');

  const { sns, notice } = told();
  expect(sns.TopicArn).toBe(noticesArn);
  expect(Date.parse(sns.Timestamp)).not.toBeNaN();
  expect(notice).toEqual({
    originationNumber: phone,
    destinationNumber: '+12125550199',
    messageKeyword: expect.any(String),
    messageBody: 'Stop by the bank',
    inboundMessageId: answer.body['messageId'],
    previousPublishedMessageId: MessageId,
  });
});

test('the first text of a phone answers none of ours', async () => {
  await write('+12125550124', 'hello');

  expect(told().notice).not.toHaveProperty('previousPublishedMessageId');
});

test('a phone shows both sides in order, with what each text cost', async () => {
  await write('+12125550125', 'naïve – “yes”');
  await send('a'.repeat(161));

  const { number, texts } = await textsOf(phone);
  const [unicode] = (await textsOf('+12125550125')).texts;

  expect(number).toBe('+12125550199');
  expect(texts.map(({ incoming, segments }) => [incoming, segments])).toEqual([
    [true, 1],
    [false, 1],
    [true, 2],
  ]);
  expect(unicode).toMatchObject({ incoming: false, unicode: true, segments: 1 });
  expect((await textsOf()).texts.length).toBeGreaterThan(texts.length);
});

test('what a phone wrote is kept between runs', async () => {
  await write(phone, 'done');
  const before = (await textsOf(phone)).texts;

  await world.close();
  world = await startWorld({
    cloud: small.cloud,
    root: small.root,
    dataDir: join(small.root, 'data'),
    settings: { TOLD: join(small.root, 'told') },
  });

  expect((await textsOf(phone)).texts).toEqual(before);
});
