/** Reads a synthesised template as if it were deployed in an account of zeros, here. */

export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

interface Output {
  readonly Value: unknown;
  readonly Export?: { readonly Name: string };
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, Output>>;
}

/**
 * The templates of a stage's stacks as one: what one exports and another imports is referred to
 * directly. Throws where two resources share an id.
 */
export function joined(templates: readonly Template[]): Template {
  const outputs = templates.flatMap(({ Outputs = {} }) => Object.entries(Outputs));
  const exported = new Map(outputs.map(([, { Export, Value }]) => [Export?.Name, Value]));
  const resources = templates.flatMap(({ Resources }) => Object.entries(Resources));
  if (new Set(resources.map(([id]) => id)).size < resources.length) {
    throw new Error('Two stacks name a resource alike.');
  }
  const whole = {
    Resources: Object.fromEntries(resources),
    Outputs: Object.fromEntries(outputs.filter(([, { Export }]) => Export === undefined)),
  };
  const direct = (_: string, value: unknown): unknown =>
    isRecord(value) && typeof value['Fn::ImportValue'] === 'string'
      ? exported.get(value['Fn::ImportValue'])
      : value;
  return JSON.parse(JSON.stringify(whole, direct)) as Template;
}

export const account = '000000000000';

/** Stands in for every secret; long enough to be taken for one, and plainly none. */
const secretPlaceholder = 'local-placeholder-that-is-no-secret-at-all';

export type Properties = Readonly<Record<string, unknown>>;

/** A template whose references are resolved: names and ARNs as they are in this account. */
export class Deployed {
  readonly #template: Template;
  readonly #prefix: string;
  readonly #region: string;

  /** Resources without a name of their own get the prefix and their logical id for one. */
  constructor(template: Template, prefix: string, region: string) {
    this.#template = template;
    this.#prefix = prefix;
    this.#region = region;
  }

  /** The resources of a type by logical id, resolved. */
  all(type: string): readonly (readonly [id: string, properties: Properties])[] {
    return Object.entries(this.#template.Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties = {} }]) => [id, Object(this.#resolve(Properties)) as Properties]);
  }

  theOnly(type: string): readonly [id: string, properties: Properties] {
    const [found, another] = this.all(type);
    if (!found || another) throw new Error(`The template should have one ${type}.`);
    return found;
  }

  name(id: string): string {
    const { Type, Properties = {} } = this.#resource(id);
    const given = Properties[nameProperty[Type] ?? ''];
    if (given !== undefined) return text(this.#resolve(given));
    const name = `${this.#prefix}-${id}`;
    return Type === 'AWS::S3::Bucket' ? name.toLowerCase() : name;
  }

  arn(id: string): string {
    const { Type } = this.#resource(id);
    const [service, before, after = ''] = arnShapes[Type] ?? ['unknown', `${id}/`];
    if (service === 's3') return `arn:aws:s3:::${this.name(id)}`;
    const owner = service === 'iam' ? `:${account}` : `${this.#region}:${account}`;
    return `arn:aws:${service}:${owner}:${before}${this.name(id)}${after}`;
  }

  /** What `Ref` answers for it. */
  ref(id: string): string {
    if (id === 'AWS::Region') return this.#region;
    if (id === 'AWS::StackName') return this.#prefix;
    const pseudo = pseudoParameters[id];
    if (pseudo !== undefined) return pseudo;
    return refIsArn.has(this.#resource(id).Type) ? this.arn(id) : this.name(id);
  }

  #resource(id: string): Resource {
    const found = this.#template.Resources[id];
    if (!found) throw new Error(`The template has no resource ${id}.`);
    return found;
  }

  #getAtt(id: string, attribute: string): string {
    if (attribute === 'RegionalDomainName')
      return `${this.name(id)}.s3.${this.#region}.amazonaws.com`;
    return attribute.endsWith('Arn') ? this.arn(id) : `${id}.${attribute}`;
  }

  #resolve(value: unknown): unknown {
    if (typeof value === 'string') return withoutSecrets(value);
    if (Array.isArray(value)) return value.map((part) => this.#resolve(part));
    if (!isRecord(value)) return value;
    const [only] = Object.entries(value);
    if (only && /^(Ref$|Fn::)/.test(only[0])) return this.#intrinsic(...only);
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, this.#resolve(part)]),
    );
  }

  #intrinsic(key: string, argument: unknown): string {
    const [first, second] = parts(argument);
    if (key === 'Ref') return this.ref(text(first));
    if (key === 'Fn::GetAtt') return this.#getAtt(text(first), text(second));
    if (key === 'Fn::Sub') return this.#substituted(text(first));
    if (key !== 'Fn::Join') return key;
    const pieces = parts(second).map((piece) => text(this.#resolve(piece)));
    return withoutSecrets(pieces.join(text(first)));
  }

  #substituted(source: string): string {
    return source.replace(/\$\{([^}.]+)(?:\.([^}]+))?\}/g, (_, id: string, attribute?: string) =>
      attribute ? this.#getAtt(id, attribute) : this.ref(id),
    );
  }
}

const pseudoParameters: Readonly<Record<string, string>> = {
  'AWS::AccountId': account,
  'AWS::NoValue': '',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

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
