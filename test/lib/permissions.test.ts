/**
 * Goal: what functions ask for is what their policies grant, and our reading of a policy is AWS's.
 * Method: the rights on record from a run of all tests, and requests made up around each grant,
 * hits and near misses, put to our matcher and to a simulator of IAM.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { actions, needsOf } from '#lib/needs.ts';
import { type Context, policyOf } from '#scripts/local/aws/iam.ts';
import type { CloudFunction, Statement } from '#scripts/local/cloud.ts';
import { refusedOf, unseen, usages } from '#scripts/permissions/judge.ts';
import { kindOf, type RightKind, readRecord } from '#scripts/permissions/record.ts';
import { simulatedPolicy } from '#scripts/permissions/simulator.ts';
import { builtCloud } from '#test/kit/world.ts';

const cloud = builtCloud();

interface Request {
  readonly action: string;
  readonly resource: string;
  readonly context: Context;
}

/** What the statement allows, and nothing beside: each `*` is filled in. */
function hitOf({ actions, resources, conditions = [] }: Statement, pick: number): Request {
  const resource = resources[pick % resources.length]!;
  const context = conditions
    .filter(({ test: how }) => how !== 'Null')
    .map(({ key, values }) => [key, [values[pick % values.length]!.replaceAll('*', 'x')]]);
  return {
    action: actions[pick % actions.length]!,
    resource: resource === '*' ? '*' : resource.replaceAll('*', 'x'),
    context: Object.fromEntries(context),
  };
}

/** Actions that nobody has, or that somebody else has. */
const others = [
  'dynamodb:Scan',
  'dynamodb:DeleteTable',
  'dynamodb:GetItem',
  'dynamodb:UpdateItem',
  's3:PutObject',
  's3:DeleteObject',
  'ses:SendEmail',
  'scheduler:GetSchedule',
  'scheduler:CreateSchedule',
  'sns:Publish',
] as const;

const elsewhere = (resource: string): string => resource.replace(/:\d{12}:/, ':999999999999:');

const longer = (resource: string): string => (resource === '*' ? '*' : `${resource}x`);
const shorter = (resource: string): string => (resource === '*' ? '*' : resource.slice(0, -1));

/** Small changes, each of which may or may not take a request out of what is allowed. */
const changes: readonly ((request: Request, pick: number) => Request)[] = [
  (request) => request,
  (request, pick) =>
    // The simulator takes `*` for every resource of an action, where there are any.
    request.resource === '*' ? request : { ...request, action: others[pick % others.length]! },
  (request) => ({ ...request, action: request.action.toLowerCase() }),
  (request) => ({ ...request, resource: longer(request.resource) }),
  (request) => ({ ...request, resource: shorter(request.resource) }),
  (request) => ({ ...request, resource: elsewhere(request.resource) }),
  (request) => ({ ...request, resource: request.resource.replace('anchor', 'anchors') }),
  (request) => ({ ...request, context: {} }),
  (request) => ({ ...request, context: eachValue(request, (value) => `${value}y`) }),
  (request) => ({ ...request, context: eachValue(request, (value) => `y${value}`) }),
  (request) => ({ ...request, context: eachValue(request, (value) => value.toUpperCase()) }),
];

const eachValue = ({ context }: Request, change: (value: string) => string): Context =>
  Object.fromEntries(Object.entries(context).map(([key, [value = '']]) => [key, [change(value)]]));

const some = fc.record({
  of: fc.nat(),
  statement: fc.nat(),
  pick: fc.nat(),
  change: fc.nat(changes.length - 1),
});

/** Undefined where the simulator knows no such resource for the action. */
async function simulated(fn: CloudFunction, { action, resource, context }: Request) {
  try {
    return await simulatedPolicy(fn.statements, cloud)(action, resource, context);
  } catch {
    return undefined;
  }
}

describe('our matcher', () => {
  test('says of requests on and around every grant what the simulator says', async () => {
    const answers = { yes: 0, no: 0, unasked: 0 };
    await fc.assert(
      fc.asyncProperty(some, async ({ of, statement, pick, change }) => {
        const fn = cloud.functions[of % cloud.functions.length]!;
        const request = changes[change]!(
          hitOf(fn.statements[statement % fn.statements.length]!, pick),
          pick,
        );
        const theirs = await simulated(fn, request);
        if (theirs === undefined) {
          answers.unasked += 1;
          return;
        }
        answers[theirs ? 'yes' : 'no'] += 1;
        const { action, resource, context } = request;

        expect({ request, may: policyOf(fn.statements)(action, resource, context) }).toEqual({
          request,
          may: theirs,
        });
      }),
      { numRuns: 2000 },
    );

    expect(answers.yes).toBeGreaterThan(200);
    expect(answers.no).toBeGreaterThan(200);
    expect(answers.unasked).toBeLessThan(answers.yes + answers.no);
  });

  test('allows each grant to the letter, as the simulator does', async () => {
    for (const fn of cloud.functions) {
      for (const statement of fn.statements.filter(({ effect }) => effect === 'Allow')) {
        for (const [at] of statement.actions.entries()) {
          const { action, resource, context } = hitOf(statement, at);
          expect(policyOf(fn.statements)(action, resource, context)).toBe(true);
        }
      }
    }
  });
});

describe('the rights on record', () => {
  test('are all allowed, by our matcher and by the simulator', async () => {
    expect(await refusedOf(cloud, readRecord())).toEqual([]);
  });

  test('leave no right that nothing has used', () => {
    // Mended by taking the need away, or by `npx node scripts/permissions.ts TESTS --write`.
    const idle = usages(cloud, readRecord())
      .filter(({ unused }) => unused.length > 0)
      .map(({ function: name, unused }) => [name, unused]);

    expect(idle).toEqual([]);
  });

  test('use a right to all rows for more than what a right to some allows already', () => {
    const fn = cloud.functions.find(({ name }) => name === 'compliance.link')!;
    const all: Statement = {
      effect: 'Allow',
      actions: ['dynamodb:BatchGetItem'],
      resources: [cloud.table.arn],
    };
    const wider = { ...cloud, functions: [{ ...fn, statements: [...fn.statements, all] }] };

    expect(usages(wider, readRecord())[0]?.unused).toEqual(['dynamodb:BatchGetItem']);
  });

  test('excuse no right that is used by now, or not granted any more', () => {
    const excused = usages(cloud, readRecord()).flatMap((usage) =>
      usage.excused.map((action) => `${usage.function} ${action}`),
    );

    expect(Object.keys(unseen).filter((right) => !excused.includes(right))).toEqual([]);
  });

  test('would show a grant too many, and a call that is not allowed', async () => {
    const [fn] = cloud.functions;
    const extra: Statement = {
      effect: 'Allow',
      actions: ['s3:GetObject'],
      resources: ['arn:aws:s3:::b/*'],
    };
    const wider = { ...cloud, functions: [{ ...fn!, statements: [...fn!.statements, extra] }] };
    const stranger = { functionArn: fn!.arn, action: 's3:GetObject', resource: 'arn:aws:s3:::b/x' };

    const unused = (kinds: readonly RightKind[]) => usages(wider, kinds)[0]?.unused;
    expect(unused(readRecord())).toContain('s3:GetObject *');
    expect(unused([...readRecord(), stranger])).not.toContain('s3:GetObject *');
    expect(await refusedOf(cloud, [stranger])).toEqual([
      expect.objectContaining({ matcher: false, simulator: false }),
    ]);
  });
});

test('nobody may do more to a row of administrators than their line of needs says', async () => {
  const context = { 'dynamodb:LeadingKeys': ['USER#1', 'ADMIN#1'] };
  const more: string[] = [];
  for (const { name, statements } of cloud.functions) {
    const [matched, simulated] = [policyOf(statements), simulatedPolicy(statements, cloud)];
    const needed = needsOf(name).admins ?? [];
    for (const [verb, action] of Object.entries(actions.table)) {
      const answers = [
        matched(action, cloud.table.arn, context),
        await simulated(action, cloud.table.arn, context),
        matched(action, cloud.table.arn, { 'dynamodb:LeadingKeys': ['ADMIN#1'] }),
      ];
      const isNeeded = needed.some((one) => one === verb);
      if (!isNeeded && answers.includes(true)) more.push(`${name} ${verb}`);
      if (isNeeded && !answers[2]) more.push(`${name} may not ${verb}`);
    }
  }

  expect(more).toEqual([]);
});

test('rights that differ in whom they are about are one kind, and no others are', () => {
  const functionArn = 'f';
  const asked = (resource: string, key?: string) =>
    kindOf({
      functionArn,
      action: 'a',
      resource,
      context: key === undefined ? undefined : { 'dynamodb:LeadingKeys': [key] },
    });

  expect(asked('arn:aws:s3:::b/inbound/1')).toEqual(asked('arn:aws:s3:::b/inbound/2'));
  expect(asked('arn:aws:s3:::b/inbound/1')).not.toEqual(asked('arn:aws:s3:::b/else/1'));
  expect(asked('t', 'USER#ada@example.com')).toEqual(asked('t', 'USER#bob'));
  expect(asked('t', 'USER#1')).not.toEqual(asked('t', 'ADMIN#1'));
  expect(JSON.stringify(asked('t', 'USER#ada@example.com'))).not.toContain('ada');
});
