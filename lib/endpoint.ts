/** One route made real: its Lambda, its permissions, and its place in the gateway. */
import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';
import type { Gateway } from './gateway.ts';

export interface EndpointProps {
  readonly name: RouteName;
  readonly api: Gateway;
  readonly shared: Shared;
}

export class Endpoint extends AnchorFunction {
  constructor(scope: Construct, id: string, { name, api, shared }: EndpointProps) {
    const { method, path } = paths[name];
    super(scope, id, { name, description: `${method} ${path}`, shared });

    api.answer(id, HttpMethod[method], path, this.lambda);
  }
}
