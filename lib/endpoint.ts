/** One route made real: its Lambda, its permissions, and its place in the gateway. */
import { type HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';

export interface EndpointProps {
  readonly name: RouteName;
  readonly api: HttpApi;
  readonly shared: Shared;
}

export class Endpoint extends AnchorFunction {
  constructor(scope: Construct, id: string, { name, api, shared }: EndpointProps) {
    const { method, path } = paths[name];
    super(scope, id, { name, description: `${method} ${path}`, shared });

    api.addRoutes({
      path,
      methods: [HttpMethod[method]],
      integration: new HttpLambdaIntegration(`${id}Integration`, this.lambda),
    });
  }
}
