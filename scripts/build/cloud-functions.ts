/** The functions of the template as the local run executes them. */
import {
  type CloudFunction,
  type Condition,
  conditionTests,
  type Statement,
} from '#scripts/local/cloud.ts';
import {
  bundleFolder,
  type FunctionName,
  functionName,
  functionNames,
} from '#shared/contract/functions.ts';
import { at, type Deployed, isRecord, type Properties, parts, text, texts } from './template.ts';

/** All of ours, in the order of the contract; the helpers that CDK adds are left out. */
export const functionsOf = (stack: Deployed, prefix: string): readonly CloudFunction[] =>
  functionNames.map((name) => {
    const found = stack
      .all('AWS::Lambda::Function')
      .find(([, { FunctionName }]) => FunctionName === functionName(prefix, name));
    if (!found) throw new Error(`The template has no function ${functionName(prefix, name)}.`);
    return functionOf(stack, name, ...found);
  });

function functionOf(
  stack: Deployed,
  name: FunctionName,
  id: string,
  its: Properties,
): CloudFunction {
  const awsName = text(its.FunctionName);
  const arn = stack.arn(id);
  const concurrency = its.ReservedConcurrentExecutions;
  return {
    name,
    awsName,
    arn,
    bundle: bundleFolder(name),
    environment: environmentOf(its),
    statements: statementsOf(stack, text(its.Role)),
    timeoutMs: Number(its.Timeout) * 1000,
    memoryMb: Number(its.MemorySize),
    ...(concurrency === undefined ? {} : { reservedConcurrency: Number(concurrency) }),
    ...asynchronyOf(stack, awsName),
    topics: stack
      .all('AWS::SNS::Subscription')
      .filter(([, { Protocol, Endpoint }]) => Protocol === 'lambda' && Endpoint === arn)
      .map(([, { TopicArn }]) => text(TopicArn)),
  };
}

const environmentOf = (its: Properties): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(at(its, 'Environment', 'Variables'))).map(([key, value]) => [
      key,
      text(value),
    ]),
  );

/** Lambda's own defaults where the template is silent: two retries, six hours. */
function asynchronyOf(stack: Deployed, awsName: string) {
  const [, its = {}] =
    stack
      .all('AWS::Lambda::EventInvokeConfig')
      .find(([, { FunctionName }]) => FunctionName === awsName) ?? [];
  const deadLetterArn = at(its, 'DestinationConfig', 'OnFailure', 'Destination');
  return {
    retryAttempts: Number(its.MaximumRetryAttempts ?? 2),
    maxEventAgeMs: Number(its.MaximumEventAgeInSeconds ?? 6 * 60 * 60) * 1000,
    ...(deadLetterArn === undefined ? {} : { deadLetterArn: text(deadLetterArn) }),
  };
}

/** What a role may do by its policies; a managed one would be missed here, so it is refused. */
export function statementsOf(stack: Deployed, roleArn: string): readonly Statement[] {
  const [id, role] = stack.all('AWS::IAM::Role').find(([one]) => stack.arn(one) === roleArn) ?? [];
  if (!id || !role) throw new Error(`The template has no role ${roleArn}.`);
  if (role.ManagedPolicyArns) throw new Error(`The role ${id} has a managed policy.`);
  return stack
    .all('AWS::IAM::Policy')
    .filter(([, { Roles }]) => parts(Roles).includes(stack.ref(id)))
    .flatMap(([, policy]) => parts(at(policy, 'PolicyDocument', 'Statement')))
    .map(statementOf);
}

function statementOf(value: unknown): Statement {
  const { Effect, Action, Resource, Condition } = isRecord(value) ? value : {};
  if (Effect !== 'Allow' && Effect !== 'Deny') throw new Error('A statement without an effect.');
  return {
    effect: Effect,
    actions: texts(Action),
    resources: texts(Resource),
    ...(Condition === undefined ? {} : { conditions: conditionsOf(Condition) }),
  };
}

const conditionsOf = (value: unknown): readonly Condition[] =>
  Object.entries(Object(value)).flatMap(([name, asked]) => {
    const test = conditionTests.find((one) => one === name);
    if (!test) throw new Error(`No local answer to the condition ${name}.`);
    return Object.entries(Object(asked)).map(([key, values]) => ({
      test,
      key,
      values: texts(values),
    }));
  });
