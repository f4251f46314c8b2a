/** Our receipt rule set as the active one, where a setting asks for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IDependable } from 'constructs';
import { Construct } from 'constructs';
import { transformSync } from 'esbuild';
import { acknowledge } from '../acknowledge.ts';
import type { Config } from '../config.ts';

const source = join(import.meta.dirname, 'handler.ts');

/** The runtime brings SES's client along, so that the whole of it fits into the template. */
export const handlerSource = (): string =>
  transformSync(readFileSync(source, 'utf8'), { loader: 'ts', format: 'cjs', target: 'node24' })
    .code;

export class ActiveRules extends Construct {
  constructor(scope: Construct, id: string, config: Config, after: readonly IDependable[]) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    role.addToPolicy(
      new PolicyStatement({
        actions: ['ses:DescribeActiveReceiptRuleSet', 'ses:SetActiveReceiptRuleSet'],
        resources: ['*'],
      }),
    );
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]':
        'SES knows no resource for the one active rule set of an account.',
    });
    const handler = new LambdaFunction(this, 'Function', {
      description: 'Makes our receipt rule set the active one, unless a foreign one is',
      code: Code.fromInline(handlerSource()),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.seconds(30),
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
    });
    acknowledge(handler, {
      'Serverless-LambdaDLQ': 'CloudFormation waits for its answer.',
      'Serverless-LambdaTracing': 'It runs when the stage is deployed, and says what it did.',
    });
    const active = new CustomResource(this, 'Active', {
      resourceType: 'Custom::ActiveReceiptRules',
      serviceToken: handler.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { RuleSetName: config.prefix },
    });
    active.node.addDependency(...after);
  }
}
