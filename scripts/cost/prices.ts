/**
 * The price list, as data: US dollars, us-east-1, without free tiers. Read on 2026-11-20 from
 * copies of AWS's and OpenAI's price pages; `estimated` names those that no page was at hand for.
 */

export const asOf = '2026-11-20';

export const sources = [
  'aws.amazon.com/ses/pricing (à la carte; the Essentials plan is 0.16 a thousand)',
  'aws.amazon.com/lambda/pricing (arm64)',
  'aws.amazon.com/dynamodb/pricing/on-demand',
  'aws.amazon.com/s3/pricing, sns/pricing, sqs/pricing, cloudwatch/pricing, eventbridge/pricing',
  'openai.com/api/pricing (gpt-5.6-luna)',
] as const;

const million = 1e-6;

/** For each one of what is counted. */
export const prices = {
  mailOut: 0.1e-3,
  /** The same mail on the plan that new accounts begin with. */
  mailOutEssentials: 0.16e-3,
  mailIn: 0.1e-3,
  /** Each whole 256 KB of an incoming mail. */
  inboundChunk: 0.09e-3,
  firing: 1 * million,
  queueRequest: 0.4 * million,
  lambdaRequest: 0.2 * million,
  lambdaGbSecond: 13.3334 * million,
  readUnit: 0.125 * million,
  writeUnit: 0.625 * million,
  objectPut: 5 * million,
  objectGet: 0.4 * million,
  /** What AWS's own services say on the account's bus is free, its way to a function too. */
  topicPublish: 0.5 * million,
  /** CloudWatch: taken in, and kept for a month. */
  logGb: 0.5 + 0.03,
  /** The same, for looking it through for addresses, which are masked. */
  logScannedGb: 0.12,
  /** X-Ray, for each run that it records. */
  trace: 5 * million,
  /** The table's own, and its backups to any second. */
  tableGbMonth: 0.25 + 0.2,
} as const;

/** A token's of gpt-5.6-luna; nothing of a question is cached, as it is below 1,024 tokens. */
export const model = { input: 0.2 * million, output: 1.2 * million } as const;

/** A month, whatever the number of users. */
export const monthly = {
  'AWS::SecretsManager::Secret': 0.4,
  'AWS::KMS::Key': 1,
  /** Each metric that an alarm looks at. */
  'AWS::CloudWatch::Alarm': 0.1,
  'AWS::Logs::MetricFilter': 0.3,
  'AWS::CloudWatch::Dashboard': 3,
  'AWS::WAFv2::WebACL': 5,
  /** Each rule of a web ACL. */
  rule: 1,
  'AWS::Route53::HostedZone': 0.5,
} as const satisfies Readonly<Record<string, number>>;

export const estimated = [
  'queueRequest',
  'objectPut',
  'objectGet',
  'topicPublish',
  'inboundChunk',
  'logScannedGb',
  'trace',
] as const;

/** What cannot be measured without an account; the rest is counted. */
export const allowances = {
  /**
   * Seconds of a warm run by the beginning of its function's name, the network within the region: a
   * letter's is half SES's own, a mail's has S3's besides, and less of a core to be read with.
   */
  runSeconds: {
    'stages.': 0.13,
    'inbound.email': 0.18,
    'inbound.': 0.05,
    '': 0.1,
  },
  /** A letter's way through the queue: 1.2 in a full batch, 3 alone. */
  queueRequests: 2,
  /** More for a run that asks the model. */
  modelSeconds: 1.5,
  /** Counted over our own questions by the tokenizer of the models (o200k). */
  charactersPerToken: { instructions: 4.1, input: 3.1 },
  /** Of a herd's runs; beside them one a second, most of which the free tier covers. */
  tracedShare: 0.05,
  /** Before an answer, which is counted: at low effort. */
  modelThoughtTokens: 100,
  /** How long a user's rows stay on the average. */
  keptDays: 365,
  daysPerMonth: 30,
} as const;
