/**
 * Rights that no test is seen to use, and why they are granted all the same, as data: a line a
 * function and action. Whoever adds the test takes the line away.
 */

const byText = 'to somebody whose letters come as texts, which no test of it has';
const asAReply =
  'what is released, or texted, may ask for all that a reply may; no test asks for it';
const noRun = 'its tests open no report in the product; opening one is written down';
const afterAll = 'takes the file away again when its row could not be written';

export const unseen: Readonly<Record<string, string>> = {
  'subscription.unsubscribe iam:PassRole':
    'makes the schedules again of whoever came back by another door at the same moment',
  'compliance.release iam:PassRole': asAReply,
  'compliance.release s3:DeleteObject': asAReply,
  'compliance.release scheduler:GetSchedule': asAReply,
  'compliance.release sns:Publish': asAReply,
  'inbound.sms scheduler:GetSchedule': asAReply,
  'sends.morning sns:Publish': byText,
  'sends.midday sns:Publish': byText,
  'sends.evening sns:Publish': byText,
  'sends.legacyMidday sns:Publish': byText,
  'users.purge ses:SendRawEmail': 'the last letter of an erasure that a reply had begun',
  'stages.morning sns:Publish':
    'a morning by text: test/stories/days-by-text asks for it, and did not end in the run on record',
  'downloads.show dynamodb:PutItem': noRun,
  'downloads.show dynamodb:DeleteItem': noRun,
  'downloads.show dynamodb:ConditionCheckItem': noRun,
  'dryRun.run s3:DeleteObject': afterAll,
  'stability.runProofs s3:DeleteObject': afterAll,
};
