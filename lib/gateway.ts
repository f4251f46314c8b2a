/** The HTTP API before the functions: its limits, its log, and the role that it asks them with. */
import { Lazy, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpIntegrationType,
  type HttpMethod,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpStage,
  IntegrationCredentials,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
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

/** As the library's for a Lambda, but let in by a role. */
class GrantedByRole extends HttpRouteIntegration {
  readonly #lambda: IFunction;
  readonly #role: Role;

  constructor(id: string, lambda: IFunction, role: Role) {
    super(id);
    this.#lambda = lambda;
    this.#role = role;
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#lambda.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#role),
    };
  }
}

export class Gateway extends HttpApi {
  readonly #asked: IFunction[] = [];
  /** One for all: a permission on each function would be a resource of the stack's 500 for each. */
  readonly #role: Role;

  constructor(scope: Construct, id: string, { prefix, logRetentionDays }: Config) {
    super(scope, id, { apiName: prefix, createDefaultStage: false });
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'DefaultStage', {
      httpApi: this,
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    });
    this.#role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: Lazy.list({ produce: () => this.#asked.map(({ functionArn }) => functionArn) }),
      }),
    );
  }

  answer(id: string, method: HttpMethod, path: string, lambda: IFunction): void {
    this.#asked.push(lambda);
    const integration = new GrantedByRole(`${id}Integration`, lambda, this.#role);
    for (const route of this.addRoutes({ path, methods: [method], integration })) {
      acknowledge(route, { 'AwsSolutions-APIG4': 'The function itself asks who is signed in.' });
    }
  }
}
