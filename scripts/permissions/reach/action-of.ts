/** What a piece of the product's source asks AWS for: commands, and a transaction's steps. */
import { type Node, nameOf } from './read-source.ts';

/** By the name of the command's class. */
const ofCommand: Readonly<Record<string, readonly string[]>> = {
  GetCommand: ['dynamodb:GetItem'],
  BatchGetCommand: ['dynamodb:BatchGetItem'],
  QueryCommand: ['dynamodb:Query'],
  ScanCommand: ['dynamodb:Scan'],
  PutCommand: ['dynamodb:PutItem'],
  UpdateCommand: ['dynamodb:UpdateItem'],
  DeleteCommand: ['dynamodb:DeleteItem'],
  // What it needs is what its steps need.
  TransactWriteCommand: [],
  SendRawEmailCommand: ['ses:SendRawEmail'],
  GetIdentityVerificationAttributesCommand: ['ses:GetIdentityVerificationAttributes'],
  GetSendQuotaCommand: ['ses:GetSendQuota'],
  PublishCommand: ['sns:Publish'],
  CreateScheduleCommand: ['scheduler:CreateSchedule'],
  UpdateScheduleCommand: ['scheduler:UpdateSchedule'],
  DeleteScheduleCommand: ['scheduler:DeleteSchedule'],
  GetScheduleCommand: ['scheduler:GetSchedule'],
  GetObjectCommand: ['s3:GetObject'],
  DeleteObjectCommand: ['s3:DeleteObject'],
  // The library's own: gives a large object up that it could not send whole.
  Upload: ['s3:PutObject', 's3:AbortMultipartUpload'],
  InvokeCommand: ['lambda:InvokeFunction'],
  FilterLogEventsCommand: ['logs:FilterLogEvents'],
};

/** By the name of a step, as a field of an object in the folder of the table's rows. */
const ofStep: Readonly<Record<string, string>> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
};

/** Throws for a command that is new to the list: it may need a right that nobody has. */
export function actionsOf(node: Node, file: string): readonly string[] {
  if (node.type === 'NewExpression') {
    const name = nameOf(node['callee']);
    const actions = ofCommand[name];
    if (!actions && name.endsWith('Command')) throw new Error(`Nobody knows what ${name} needs.`);
    return actions ?? [];
  }
  const step = node.type === 'Property' ? ofStep[nameOf(node['key'])] : undefined;
  return step && file.includes('/functions/store/') ? [step] : [];
}
