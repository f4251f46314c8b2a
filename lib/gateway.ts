/** The HTTP API: every route with its Lambda, its limits, its log, the role that it asks with. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnApi, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import type { Config } from './config.ts';

/** Far above an honest day, and far below what a bill would notice too late. */
const throttle = { rateLimit: 500, burstLimit: 1000 };

/** No path and no query, which may hold tokens, and no address: the route's key says enough. */
const accessLog = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationError: '$context.integrationErrorMessage',
};

/** The function that answers each route, which asks by itself who is signed in. */
export type Answering = readonly (readonly [RouteName, IFunction])[];

export class Gateway extends Construct {
  readonly apiId: string;

  constructor(scope: Construct, id: string, config: Config, answering: Answering) {
    super(scope, id);
    // One for all: a permission on each function would be a resource of the stack's 500 for each.
    const asks = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: answering.map(([, { functionArn }]) => functionArn),
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      // Inside, where it has room: the library takes a reference for longer than an ARN is, and
      // would divide it.
      inlinePolicies: { Asks: new PolicyDocument({ statements: [asks] }) },
    });
    const api = new CfnApi(this, 'Routes', {
      body: openApi(Stack.of(this), config.prefix, answering, role.roleArn),
    });
    this.apiId = api.ref;
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'DefaultStage', {
      httpApi: HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: this.apiId }),
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }
}

/**
 * All routes as one resource, as OpenAPI with API Gateway's extensions; as resources of their own
 * each would be two.
 */
function openApi(stack: Stack, title: string, answering: Answering, credentials: string) {
  const routes: Record<string, Record<string, unknown>> = {};
  for (const [name, { functionArn }] of answering) {
    const { method, path } = paths[name];
    (routes[path] ??= {})[method.toLowerCase()] = {
      responses: {},
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      'x-amazon-apigateway-integration': {
        type: 'aws_proxy',
        httpMethod: 'POST',
        payloadFormatVersion: '2.0',
        uri: invocationsOf(stack, functionArn),
        credentials,
      },
    };
  }
  return { openapi: '3.0.1', info: { title, version: '1' }, paths: routes };
}

const invocationsOf = ({ partition, region }: Stack, functionArn: string): string =>
  `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${functionArn}/invocations`;
