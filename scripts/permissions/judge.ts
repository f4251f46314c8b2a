/** Holds what functions asked for against what their policies grant, both ways. */
import type { FunctionName } from '#shared/contract/functions.ts';
import { policyOf } from '../local/aws/iam.ts';
import type { Cloud, CloudFunction, Statement } from '../local/cloud.ts';
import type { RightKind } from './record.ts';
import { simulatedPolicy } from './simulator.ts';

/** A call that is not allowed by both, or about which the two do not agree. */
export interface Refused {
  readonly function: FunctionName;
  readonly action: string;
  readonly resource: string;
  readonly matcher: boolean;
  readonly simulator: boolean;
}

/** What a function uses of its rights, named by action, and by place where two stand apart. */
export interface Usage {
  readonly function: FunctionName;
  readonly calls: number;
  readonly used: readonly string[];
  /** What Lambda itself does with the role, or what stands in the list of what no test shows. */
  readonly excused: readonly string[];
  /** Nobody was seen to use it: a right too many, or a test too few. */
  readonly unused: readonly string[];
}

/** Rights of a role that no call of a function's own shows, and who uses them. */
export const reasons: Readonly<Record<string, string>> = {
  'logs:CreateLogStream': 'Lambda opens the stream of a new environment with the role',
  'logs:PutLogEvents': 'Lambda writes what the function prints with the role',
  'sqs:SendMessage': 'Lambda leaves an event that failed three times with the role',
  'sqs:GetQueueAttributes': 'the library grants it with SendMessage, for a destination',
  'sqs:GetQueueUrl': 'the library grants it with SendMessage, for a destination',
  'sqs:ReceiveMessage': 'Lambda takes from a queue that fires a function with the role',
  'sqs:DeleteMessage': 'Lambda takes from a queue that fires a function with the role',
  'sqs:ChangeMessageVisibility': 'Lambda takes from a queue that fires a function with the role',
  'xray:PutTraceSegments': 'Lambda traces with the role',
  'xray:PutTelemetryRecords': 'Lambda traces with the role',
};

/** Rights that no test is seen to use, and why they are granted all the same. */
export const unseen: Readonly<Record<string, string>> = {};

/** Why it is granted though nobody was seen to use it. */
const reasonFor = (name: FunctionName, right: string): string | undefined =>
  reasons[right] ?? unseen[`${name} ${right}`];

const of = (kinds: readonly RightKind[], { arn }: CloudFunction): readonly RightKind[] =>
  kinds.filter(({ functionArn }) => functionArn === arn);

/** Every call that somebody refuses; none where all is well. */
export async function refusedOf(
  cloud: Cloud,
  kinds: readonly RightKind[],
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const fn of cloud.functions) {
    const [matched, simulated] = [policyOf(fn.statements), simulatedPolicy(fn.statements, cloud)];
    for (const { action, resource, context } of of(kinds, fn)) {
      const matcher = matched(action, resource, context);
      const simulator = await simulated(action, resource, context);
      if (!matcher || !simulator) {
        refused.push({ function: fn.name, action, resource, matcher, simulator });
      }
    }
  }
  return refused;
}

const isNarrow = ({ conditions = [] }: Statement): boolean =>
  conditions.some(({ key }) => key === 'dynamodb:LeadingKeys');

/** What a right is for, where its action does not say it: some rows alone, or a bucket's folder. */
function placeOf(statement: Statement): string {
  const { actions, resources, conditions = [] } = statement;
  if (isNarrow(statement))
    return ` ${conditions.flatMap(({ test, values }) => (test === 'Null' ? [] : values)).join(' ')}`;
  const [resource = ''] = resources;
  if (actions.some((action) => action.startsWith('s3:'))) return resource.replace(/^[^/]*\//, ' ');
  return resource.includes('/index/') ? ` ${resource.replace(/^[^/]*\/[^/]*\//, '')}` : '';
}

interface Granted {
  readonly right: string;
  readonly isUsed: boolean;
}

/** What another grants for a few rows alone is no use of a right to all of them. */
function grantedBy(
  statement: Statement,
  others: readonly Statement[],
  kinds: readonly RightKind[],
): readonly Granted[] {
  const may = policyOf([statement]);
  const mayNarrowly = policyOf(isNarrow(statement) ? [] : others.filter(isNarrow));
  const seen = kinds.filter(
    ({ action, resource, context }) =>
      may(action, resource, context) && !mayNarrowly(action, resource, context),
  );
  const used = new Set(seen.map(({ action }) => action));
  return statement.actions.map((action) => ({
    right: `${action}${placeOf(statement)}`,
    isUsed: used.has(action),
  }));
}

const named = (granted: readonly Granted[]): readonly string[] =>
  [...new Set(granted.map(({ right }) => right))].toSorted();

function usageOf(fn: CloudFunction, kinds: readonly RightKind[]): Usage {
  const own = of(kinds, fn);
  const allows = fn.statements.filter(({ effect }) => effect === 'Allow');
  const granted = allows.flatMap((statement) => grantedBy(statement, allows, own));
  const idle = named(granted.filter(({ isUsed }) => !isUsed));
  return {
    function: fn.name,
    calls: own.length,
    used: named(granted.filter(({ isUsed }) => isUsed)),
    excused: idle.filter((right) => reasonFor(fn.name, right) !== undefined),
    unused: idle.filter((right) => reasonFor(fn.name, right) === undefined),
  };
}

export const usages = (cloud: Cloud, kinds: readonly RightKind[]): readonly Usage[] =>
  cloud.functions.map((fn) => usageOf(fn, kinds));
