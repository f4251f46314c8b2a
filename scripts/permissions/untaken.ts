/**
 * What the code of a function could ask for on a way that no run of it takes, and why none does:
 * it is not granted.
 */
import type { FunctionName } from '#shared/contract/functions.ts';

interface Untaken {
  readonly functions: readonly FunctionName[];
  readonly actions: readonly string[];
  readonly because: string;
}

export const untaken: readonly Untaken[] = [
  {
    functions: ['onboarding.day0Intentions', 'referrals.invite', 'users.purge'],
    actions: ['sns:Publish'],
    because: 'its letters go to the address, whichever way the others take',
  },
  {
    functions: ['stages.midday', 'stages.evening'],
    actions: ['scheduler:DeleteSchedule'],
    because: 'letters are paused in the morning',
  },
  {
    functions: ['tester.state', 'runs.list'],
    actions: ['dynamodb:UpdateItem'],
    because: 'a page asks by itself, which keeps nobody signed in',
  },
  {
    functions: [
      'tester.sendStage',
      'tester.reply',
      'tester.nextStage',
      'tester.advanceDay',
      'dryRun.run',
      'stability.runProofs',
    ],
    actions: ['ses:SendRawEmail', 'sns:Publish', 'scheduler:DeleteSchedule'],
    because: 'a tester has no schedules, and a letter to one is only looked at',
  },
  {
    functions: ['tester.sendStage', 'tester.reply', 'tester.nextStage', 'tester.advanceDay'],
    actions: ['s3:DeleteObject'],
    because: 'no mail and no file is a tester’s',
  },
  {
    functions: ['tester.reply', 'dryRun.run', 'stability.runProofs'],
    actions: [
      'scheduler:GetSchedule',
      'scheduler:CreateSchedule',
      'scheduler:UpdateSchedule',
      's3:GetObject',
      'dynamodb:ConditionCheckItem',
    ],
    because: 'a tester has no schedules, and their reply is at hand and written by no machine',
  },
  {
    functions: ['dryRun.run', 'stability.runProofs'],
    actions: ['s3:AbortMultipartUpload'],
    because: 'a report is smaller than one part',
  },
];
