/** Reads a synthesised template as if it were deployed in an account of zeros, here. */

export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
}

export const account = '000000000000';

/** Stands in for every secret; long enough to be taken for one, and plainly none. */
export const secretPlaceholder = 'local-placeholder-that-is-no-secret-at-all';

export interface Deployed {
  /** The resources of a type by logical id, with every reference resolved. */
  readonly all: (type: string) => readonly (readonly [id: string, properties: Properties])[];
  readonly theOnly: (type: string) => readonly [id: string, properties: Properties];
  readonly name: (id: string) => string;
  readonly arn: (id: string) => string;
  /** What `Ref` answers for it. */
  readonly ref: (id: string) => string;
}

export type Properties = Readonly<Record<string, unknown>>;

export function deployed(template: Template, prefix: string, region: string): Deployed {
  const pseudo: Readonly<Record<string, string>> = {
    'AWS::Partition': 'aws',
    'AWS::Region': region,
    'AWS::AccountId': account,
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': prefix,
    'AWS::NoValue': '',
  };

  const nameOf = (id: string): string => {
    const { Type, Properties = {} } = resourceOf(template, id);
    const given = Properties[nameProperty[Type] ?? ''];
    if (given !== undefined) return text(resolve(given));
    const name = `${prefix}-${id}`;
    return Type === 'AWS::S3::Bucket' ? name.toLowerCase() : name;
  };

  const arn = (id: string): string => {
    const { Type } = resourceOf(template, id);
    const [service, before, after = ''] = arnShapes[Type] ?? ['unknown', `${id}/`];
    if (service === 's3') return `arn:aws:s3:::${nameOf(id)}`;
    const owner = service === 'iam' ? `:${account}` : `${region}:${account}`;
    return `arn:aws:${service}:${owner}:${before}${nameOf(id)}${after}`;
  };

  const ref = (id: string): string => {
    const known = pseudo[id];
    if (known !== undefined) return known;
    return refIsArn.has(resourceOf(template, id).Type) ? arn(id) : nameOf(id);
  };

  const getAtt = (id: string, attribute: string): string =>
    attribute === 'Arn' || attribute.endsWith('Arn') ? arn(id) : `${id}.${attribute}`;

  const resolve = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutSecrets(value);
    if (Array.isArray(value)) return value.map(resolve);
    if (!isRecord(value)) return value;
    const [[key, argument] = []] = Object.entries(value);
    if (key === 'Ref') return ref(text(argument));
    if (key === 'Fn::GetAtt') {
      const [id, attribute] = parts(argument);
      return getAtt(text(id), text(attribute));
    }
    if (key === 'Fn::Join') {
      const [glue, pieces] = parts(argument);
      return withoutSecrets(parts(pieces).map(resolve).map(text).join(text(glue)));
    }
    if (key === 'Fn::Sub') return substituted(text(argument));
    if (key?.startsWith('Fn::')) return `${key}`;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]));
  };

  const substituted = (source: string): string =>
    source.replace(/\$\{([^}.]+)(?:\.([^}]+))?\}/g, (_, id: string, attribute?: string) =>
      attribute ? getAtt(id, attribute) : ref(id),
    );

  const all: Deployed['all'] = (type) =>
    Object.entries(template.Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties = {} }]) => [id, Object(resolve(Properties)) as Properties]);

  const theOnly: Deployed['theOnly'] = (type) => {
    const [found, another] = all(type);
    if (!found || another) throw new Error(`The template should have one ${type}.`);
    return found;
  };

  return { all, theOnly, name: nameOf, arn, ref };
}

/** The property that names a resource of a type, where the template may give it. */
const nameProperty: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SES::ReceiptRuleSet': 'RuleSetName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
};

const arnShapes: Readonly<
  Record<string, readonly [service: string, before: string, after?: string]>
> = {
  'AWS::DynamoDB::GlobalTable': ['dynamodb', 'table/'],
  'AWS::IAM::Role': ['iam', 'role/'],
  'AWS::Lambda::Function': ['lambda', 'function:'],
  'AWS::Logs::LogGroup': ['logs', 'log-group:', ':*'],
  'AWS::S3::Bucket': ['s3', ''],
  'AWS::SecretsManager::Secret': ['secretsmanager', 'secret:'],
  'AWS::SES::EmailIdentity': ['ses', 'identity/'],
  'AWS::SNS::Topic': ['sns', ''],
  'AWS::SQS::Queue': ['sqs', ''],
};

const refIsArn = new Set(['AWS::SNS::Topic', 'AWS::SecretsManager::Secret']);

const withoutSecrets = (value: string): string =>
  value.replace(/\{\{resolve:secretsmanager:[^}]*\}\}/g, secretPlaceholder);

function resourceOf(template: Template, id: string): Resource {
  const found = template.Resources[id];
  if (!found) throw new Error(`The template has no resource ${id}.`);
  return found;
}

export const isRecord = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of the template; anything else there means that we read it wrongly. */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`Not a text: ${JSON.stringify(value)}.`);
  return value;
}

/** The parts of a list; a single value is a list of one, as IAM writes it. */
export const parts = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

export const texts = (value: unknown): readonly string[] => parts(value).map(text);

/** Follows a path of names into resolved properties. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);
