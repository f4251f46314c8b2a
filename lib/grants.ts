/** Turns a need into IAM: exact actions on exact resources, a statement or two each. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { listsIndex } from '#shared/contract/lists-index.ts';
import type { Need } from './needs.ts';

/** ARNs of what there is to be touched. */
export interface Touchable {
  readonly table: string;
  /** The sender's SES identity. */
  readonly identity: string;
  /** Those of people whom SES's sandbox lets us write to: it asks for a right to theirs, too. */
  readonly triers: readonly string[];
  readonly configurationSet: string;
  readonly senderAddress: string;
  /** All schedules of our group: `arn:...:schedule/GROUP/*`. */
  readonly schedules: string;
  readonly schedulerRole: string;
  /** The raw mails: `arn:...:bucket/inbound/*`. */
  readonly rawMails: string;
  /** The files of administrators: `arn:...:bucket/files/*`. */
  readonly files: string;
  /** Of every function: `arn:...:log-group:NAME:*`. */
  readonly logGroup: string;
  /** The worker that makes them. */
  readonly worker: string;
  /** Every topic there is: `arn:aws:sns:*:*:*`. */
  readonly topics: string;
}

const allow = (actions: string[], resources: string[], conditions?: Record<string, object>) =>
  new PolicyStatement({ actions, resources, ...(conditions && { conditions }) });

/** Only rows whose partition key begins so; without the second, a call that names none passed. */
const ofRows = (...starts: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': starts.map((start) => `${start}*`) },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

const dynamodb = (...actions: string[]) => actions.map((action) => `dynamodb:${action}`);
const schedule = (...verbs: string[]) => verbs.map((verb) => `scheduler:${verb}Schedule`);

/** No need holds Scan: what has to be listed has a key to be listed by. */
export const grants = (to: Touchable): Record<Need, () => PolicyStatement[]> => ({
  'table:read': () => [allow(dynamodb('GetItem', 'Query', 'BatchGetItem'), [to.table])],
  'table:list': () => [allow(dynamodb('Query'), [`${to.table}/index/${listsIndex.name}`])],
  'table:write': () => [
    allow(dynamodb('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'), [to.table]),
  ],
  sessions: () => [allow(dynamodb('BatchGetItem', 'UpdateItem'), [to.table], ofRows('ADMIN#'))],
  'sessions:begin': () => [
    allow(dynamodb('GetItem', 'PutItem', 'DeleteItem'), [to.table], ofRows('ADMIN#')),
    allow(dynamodb('UpdateItem'), [to.table], ofRows('LIMIT#')),
  ],
  'sessions:end': () => [allow(dynamodb('DeleteItem'), [to.table], ofRows('ADMIN#'))],
  mail: () => [
    allow(['ses:SendRawEmail'], [to.identity, to.configurationSet, ...to.triers], {
      StringEquals: { 'ses:FromAddress': to.senderAddress },
    }),
  ],
  // Neither names a resource that a policy could be limited to.
  'mail:status': () => [
    allow(['ses:GetIdentityVerificationAttributes', 'ses:GetSendQuota'], ['*']),
  ],
  schedules: () => [
    allow(schedule('Create', 'Update', 'Delete'), [to.schedules]),
    allow(['iam:PassRole'], [to.schedulerRole], {
      StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
    }),
  ],
  'schedules:remove': () => [allow(schedule('Delete'), [to.schedules])],
  // A phone has no ARN, so the right is for everything, and taken back for all that has one.
  texts: () => [
    allow(['sns:Publish'], ['*']),
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['sns:Publish'],
      resources: [to.topics],
    }),
  ],
  'schedules:read': () => [allow(schedule('Get'), [to.schedules])],
  'rawMail:read': () => [allow(['s3:GetObject'], [to.rawMails])],
  'rawMail:erase': () => [allow(['s3:DeleteObject'], [to.rawMails])],
  'downloads:read': () => [allow(['s3:GetObject'], [to.files])],
  'downloads:write': () => [allow(['s3:PutObject', 's3:AbortMultipartUpload'], [to.files])],
  'downloads:erase': () => [allow(['s3:DeleteObject'], [to.files])],
  jobs: () => [allow(['lambda:InvokeFunction'], [to.worker])],
  'logs:read': () => [allow(['logs:FilterLogEvents'], [to.logGroup])],
  'audit:write': () => [allow(dynamodb('UpdateItem'), [to.table], ofRows('AUDIT#'))],
});
