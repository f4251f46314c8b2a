/** Turns the synthesised template into what the local run executes: `dist/cloud.json`. */
import { rm } from 'node:fs/promises';
import {
  type Cloud,
  type CloudFunction,
  type Condition,
  cloudPath,
  conditionTests,
  type Statement,
} from '#scripts/local/cloud.ts';
import {
  bundleFolder,
  type FunctionName,
  functionName,
  functionNames,
} from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import { fromRoot, writeWhole } from './root.ts';
import { synthesise } from './synthesise.ts';
import {
  account,
  at,
  Deployed,
  isRecord,
  type Properties,
  parts,
  type Template,
  text,
  texts,
} from './template.ts';

const prefix = 'anchor-dev';
const region = 'us-east-1';

export const templatePath = fromRoot('dist/anchor-dev.template.json');

/** Synthesises the stage dev and writes what the local run needs of it. */
export async function buildCloud(): Promise<void> {
  // A folder of this process alone, as two builds may run at once.
  const outDir = fromRoot(`dist/assembly.${process.pid}`);
  try {
    const template = await synthesise({ outDir, staging: false });
    await writeWhole(templatePath, JSON.stringify(template));
    await writeWhole(cloudPath, `${JSON.stringify(cloudOf(template), null, 2)}\n`);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function cloudOf(template: Template): Cloud {
  const stack = new Deployed(template, prefix, region);
  const functions = functionsOf(stack, prefix);
  const schedulerRoleArn = text(functions[0]?.environment.SCHEDULER_ROLE_ARN);
  return {
    region,
    account,
    table: tableOf(stack),
    buckets: bucketsOf(stack),
    topics: named(stack, 'AWS::SNS::Topic').map(({ arn }) => arn),
    queues: named(stack, 'AWS::SQS::Queue'),
    jobs: jobsOf(stack, functions),
    scheduleGroup: text(stack.theOnly('AWS::Scheduler::ScheduleGroup')[1].Name),
    schedulerRoleArn,
    schedulerStatements: statementsOf(stack, schedulerRoleArn),
    receiptRule: receiptRuleOf(stack),
    eventDestination: eventDestinationOf(stack),
    eventRule: eventRuleOf(stack, functions),
    logGroup: logGroupOf(stack),
    functions,
    routes: routesOf(stack, functions),
    ...edgeOf(stack),
  };
}

const named = (stack: Deployed, type: string) =>
  stack.all(type).map(([id]) => ({ name: stack.name(id), arn: stack.arn(id) }));

const bucketsOf = (stack: Deployed): Cloud['buckets'] =>
  stack.all('AWS::S3::Bucket').map(([id, its]) => ({
    name: stack.name(id),
    arn: stack.arn(id),
    ...lifeOf(its),
    cors: parts(at(its, 'CorsConfiguration', 'CorsRules')).map((rule) => ({
      origins: texts(at(rule, 'AllowedOrigins')),
      methods: texts(at(rule, 'AllowedMethods')),
      exposed: texts(at(rule, 'ExposedHeaders')),
    })),
  }));

/** A rule for the whole bucket; one for a part of it is none of ours. */
function lifeOf(bucket: unknown): { readonly expiresAfterDays?: number } {
  const [rule] = parts(at(bucket, 'LifecycleConfiguration', 'Rules'));
  const days = Number(at(rule, 'ExpirationInDays'));
  return days > 0 ? { expiresAfterDays: days } : {};
}

function tableOf(stack: Deployed): Cloud['table'] {
  const [id, its] = stack.theOnly('AWS::DynamoDB::GlobalTable');
  return {
    name: stack.name(id),
    arn: stack.arn(id),
    ttlAttribute: text(at(its, 'TimeToLiveSpecification', 'AttributeName')),
    keys: keysOf(its.KeySchema),
    indexes: parts(its.GlobalSecondaryIndexes).map((index) => ({
      name: text(at(index, 'IndexName')),
      ...keysOf(at(index, 'KeySchema')),
      projection: projectionOf(index),
    })),
  };
}

function projectionOf(index: unknown) {
  const type = text(at(index, 'Projection', 'ProjectionType'));
  if (type === 'ALL' || type === 'KEYS_ONLY') return type;
  throw new Error(`No local answer to the projection ${type}.`);
}

function keysOf(schema: unknown) {
  const named = (type: string) =>
    text(
      at(
        parts(schema).find((key) => at(key, 'KeyType') === type),
        'AttributeName',
      ),
    );
  return { partition: named('HASH'), sort: named('RANGE') };
}

function receiptRuleOf(stack: Deployed): Cloud['receiptRule'] {
  const [, { Rule }] = stack.theOnly('AWS::SES::ReceiptRule');
  const action = at(Rule, 'Actions', 0, 'S3Action');
  return {
    recipients: texts(at(Rule, 'Recipients')),
    bucket: text(at(action, 'BucketName')),
    prefix: text(at(action, 'ObjectKeyPrefix')),
    topic: text(at(action, 'TopicArn')),
  };
}

/** Events are named otherwise where they are asked for than where they come. */
const eventNames: Readonly<Record<string, string>> = {
  send: 'Send',
  delivery: 'Delivery',
  bounce: 'Bounce',
  complaint: 'Complaint',
  deliveryDelay: 'DeliveryDelay',
  reject: 'Reject',
  renderingFailure: 'Rendering Failure',
};

/** The one destination that has this part, with what it is told of. */
function toldAt(stack: Deployed, part: 'SnsDestination' | 'EventBridgeDestination') {
  const [found, other] = stack
    .all('AWS::SES::ConfigurationSetEventDestination')
    .filter(([, its]) => at(its, 'EventDestination', part) !== undefined);
  if (!found || other) throw new Error(`Expected one ${part} of the configuration set.`);
  const [, { ConfigurationSetName, EventDestination }] = found;
  return {
    configurationSet: text(ConfigurationSetName),
    place: at(EventDestination, part),
    events: texts(at(EventDestination, 'MatchingEventTypes')).map((name) => {
      const event = eventNames[name];
      if (!event) throw new Error(`No local answer to the event ${name}.`);
      return event;
    }),
  };
}

function eventDestinationOf(stack: Deployed): Required<Cloud>['eventDestination'] {
  const { configurationSet, place, events } = toldAt(stack, 'SnsDestination');
  return { configurationSet, topic: text(at(place, 'TopicARN')), events };
}

/** Of the rules of the account's bus ours is the only one. */
function eventRuleOf(stack: Deployed, functions: Cloud['functions']): Required<Cloud>['eventRule'] {
  const { configurationSet, place, events } = toldAt(stack, 'EventBridgeDestination');
  const [, rule] = stack.theOnly('AWS::Events::Rule');
  const asked = functions.find(({ arn }) => arn === at(rule, 'Targets', 0, 'Arn'));
  if (!asked) throw new Error('The rule of the bus leads nowhere.');
  return { configurationSet, bus: text(at(place, 'EventBusArn')), events, function: asked.name };
}

/** What the template schedules itself, unless it is switched off. */
const jobsOf = (stack: Deployed, functions: Cloud['functions']): Cloud['jobs'] =>
  stack
    .all('AWS::Scheduler::Schedule')
    .filter(([, { State }]) => State !== 'DISABLED')
    .map(([id, its]) => {
      const asked = functions.find(({ arn }) => arn === at(its.Target, 'Arn'));
      if (!asked) throw new Error(`The schedule ${id} leads nowhere.`);
      return {
        function: asked.name,
        expression: text(its.ScheduleExpression),
        timezone: text(its.ScheduleExpressionTimezone),
        input: text(at(its.Target, 'Input')),
      };
    });

function logGroupOf(stack: Deployed): string {
  const groups = stack
    .all('AWS::Lambda::Function')
    // The helper that uploads the sites has no name of ours, and logs elsewhere.
    .filter(([, { FunctionName }]) => FunctionName !== undefined)
    .map(([, its]) => at(its, 'LoggingConfig', 'LogGroup'));
  if (new Set(groups).size !== 1) throw new Error('The functions should share one log group.');
  return text(groups[0]);
}

/** Follows each of the gateway's routes to the function behind it. */
function routesOf(stack: Deployed, functions: Cloud['functions']): Cloud['routes'] {
  const [, { Body }] = stack.theOnly('AWS::ApiGatewayV2::Api');
  const written = Object.entries(Object(at(Body, 'paths'))).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, its]) => ({
      path,
      method: method.toUpperCase(),
      uri: text(at(its, 'x-amazon-apigateway-integration', 'uri')),
    })),
  );
  return written.map(({ method, path, uri }) => {
    const target = functions.find(({ arn }) => uri.endsWith(`/functions/${arn}/invocations`));
    const place = Object.values(paths).find((one) => one.method === method && one.path === path);
    if (!target || !place) throw new Error(`The route ${method} ${path} leads nowhere.`);
    return { method: place.method, path: place.path, function: target.name };
  });
}

/** All of ours, in the order of the contract; the helpers that CDK adds are left out. */
const functionsOf = (stack: Deployed, prefix: string): readonly CloudFunction[] =>
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
  return {
    name,
    awsName,
    arn,
    bundle: bundleFolder(name),
    environment: environmentOf(its),
    statements: statementsOf(stack, text(its.Role)),
    timeoutMs: Number(its.Timeout) * 1000,
    memoryMb: Number(its.MemorySize),
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
function statementsOf(stack: Deployed, roleArn: string): readonly Statement[] {
  const [id, role] = stack.all('AWS::IAM::Role').find(([one]) => stack.arn(one) === roleArn) ?? [];
  if (!id || !role) throw new Error(`The template has no role ${roleArn}.`);
  if (role.ManagedPolicyArns) throw new Error(`The role ${id} has a managed policy.`);
  const attached = stack
    .all('AWS::IAM::Policy')
    .filter(([, { Roles }]) => parts(Roles).includes(stack.ref(id)))
    .map(([, policy]) => policy);
  return [...attached, ...parts(role.Policies)]
    .flatMap((policy) => parts(at(policy, 'PolicyDocument', 'Statement')))
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

// What CloudFront does, as the local edge does it: which origin, which page, which headers.

type Edge = Pick<
  Cloud,
  'behaviours' | 'originHeaders' | 'hostFunction' | 'responseHeaders' | 'defaultHeaders'
>;

function edgeOf(stack: Deployed): Edge {
  const config = stack.theOnly('AWS::CloudFront::Distribution')[1].DistributionConfig;
  const apis = parts(at(config, 'Origins')).filter(
    (origin) => at(origin, 'CustomOriginConfig') !== undefined,
  );
  const apiOrigins = apis.map((origin) => at(origin, 'Id'));
  const policyOf = (its: unknown) => text(at(its, 'ResponseHeadersPolicyId'));
  const usual = at(config, 'DefaultCacheBehavior');
  const headers = headersOf(stack, policyOf(usual));
  const behaviour = (its: unknown, pattern: string): Cloud['behaviours'][number] => ({
    pattern,
    origin: apiOrigins.includes(at(its, 'TargetOriginId')) ? 'api' : 'site',
    ...(policyOf(its) !== policyOf(usual) && {
      defaultHeaders: headersOf(stack, policyOf(its)).defaultHeaders ?? {},
    }),
  });
  return {
    behaviours: [
      ...parts(at(config, 'CacheBehaviors')).map((its) =>
        behaviour(its, text(at(its, 'PathPattern'))),
      ),
      behaviour(usual, '/*'),
    ],
    originHeaders: Object.fromEntries(
      apis
        .flatMap((origin) => parts(at(origin, 'OriginCustomHeaders')))
        .map((header) => [text(at(header, 'HeaderName')), text(at(header, 'HeaderValue'))]),
    ),
    hostFunction: text(stack.theOnly('AWS::CloudFront::Function')[1].FunctionCode),
    ...headers,
  };
}

interface Header {
  readonly name: string;
  readonly value: string;
  /** Whether it replaces what the origin says. */
  readonly wins: boolean;
}

function headersOf(
  stack: Deployed,
  policyId: string,
): Pick<Edge, 'responseHeaders' | 'defaultHeaders'> {
  const [, policy] =
    stack
      .all('AWS::CloudFront::ResponseHeadersPolicy')
      .find(([id]) => stack.ref(id) === policyId) ?? [];
  if (!policy) throw new Error(`The template has no policy ${policyId}.`);
  const config = at(policy, 'ResponseHeadersPolicyConfig');
  const custom = parts(at(config, 'CustomHeadersConfig', 'Items')).map(
    (item): Header => ({
      name: text(at(item, 'Header')),
      value: text(at(item, 'Value')),
      wins: at(item, 'Override') === true,
    }),
  );
  const all = [...securityHeaders(at(config, 'SecurityHeadersConfig')), ...custom];
  const those = (wins: boolean) =>
    Object.fromEntries(
      all.filter((header) => header.wins === wins).map(({ name, value }) => [name, value]),
    );
  return { responseHeaders: those(true), defaultHeaders: those(false) };
}

function securityHeaders(config: unknown): readonly Header[] {
  const header = (name: string, key: string, value: (its: unknown) => string): Header => {
    const its = at(config, key);
    return { name, value: value(its), wins: at(its, 'Override') === true };
  };
  return [
    header('content-security-policy', 'ContentSecurityPolicy', (its) =>
      text(at(its, 'ContentSecurityPolicy')),
    ),
    header('referrer-policy', 'ReferrerPolicy', (its) => text(at(its, 'ReferrerPolicy'))),
    header(
      'strict-transport-security',
      'StrictTransportSecurity',
      (its) =>
        `max-age=${Number(at(its, 'AccessControlMaxAgeSec'))}` +
        (at(its, 'IncludeSubdomains') === true ? '; includeSubDomains' : ''),
    ),
    header('x-content-type-options', 'ContentTypeOptions', () => 'nosniff'),
    header('x-frame-options', 'FrameOptions', (its) => text(at(its, 'FrameOption'))),
  ];
}
