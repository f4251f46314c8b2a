/** Turns the synthesised template into what the local run executes: `dist/cloud.json`. */
import { rm } from 'node:fs/promises';
import type { Cloud } from '#scripts/local/cloud.ts';
import { paths } from '#shared/contract/paths.ts';
import { edgeOf } from './cloud-edge.ts';
import { functionsOf, statementsOf } from './cloud-functions.ts';
import { writeWhole } from './files.ts';
import { fromRoot } from './root.ts';
import { synthesise } from './synthesise.ts';
import { account, at, Deployed, parts, type Template, text, texts } from './template.ts';

const prefix = 'anchor-dev';
const region = 'us-east-1';

export const cloudPath = fromRoot('dist/cloud.json');
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

export function cloudOf(template: Template): Cloud {
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

function logGroupOf(stack: Deployed): string {
  const groups = stack
    .all('AWS::Lambda::Function')
    // The helper that uploads the sites has no name of ours, and logs elsewhere.
    .filter(([, { FunctionName }]) => FunctionName !== undefined)
    .map(([, its]) => at(its, 'LoggingConfig', 'LogGroup'));
  if (new Set(groups).size !== 1) throw new Error('The functions should share one log group.');
  return text(groups[0]);
}

/** Follows each of the gateway's routes through its integration to the function behind it. */
function routesOf(stack: Deployed, functions: Cloud['functions']): Cloud['routes'] {
  const integrations = new Map(
    stack.all('AWS::ApiGatewayV2::Integration').map(([id, its]) => [stack.ref(id), its]),
  );
  return stack.all('AWS::ApiGatewayV2::Route').map(([, { RouteKey, Target }]) => {
    const [method, path] = text(RouteKey).split(' ');
    const uri = at(integrations.get(text(Target).split('/').at(-1) ?? ''), 'IntegrationUri');
    const target = functions.find(({ arn }) => arn === uri);
    const place = Object.values(paths).find((one) => one.method === method && one.path === path);
    if (!target || !place) throw new Error(`The route ${text(RouteKey)} leads nowhere.`);
    return { method: place.method, path: place.path, function: target.name };
  });
}
