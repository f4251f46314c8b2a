/** A stage whole: the stack of what must never be lost, and the one of all that can be made anew. */
import { Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Config, serviceStackName } from './config.ts';
import { ServiceStack } from './service-stack.ts';
import { StateStack } from './state-stack.ts';

/** The library tags dashboards, and CloudFormation's schema, as cfn-lint has it, knows no tags of them. */
const untagged = ['AWS::CloudWatch::Dashboard'];

export function stacksOf(scope: Construct, config: Config): void {
  const state = new StateStack(scope, config.prefix, config);
  const service = new ServiceStack(scope, serviceStackName(config), { config, state });
  // By which the bill is told apart; they are switched on as such in the account's billing.
  const tags = { app: config.prefix, stage: config.stage, owner: config.contactEmail };
  for (const stack of [state, service]) {
    for (const [name, value] of Object.entries(tags))
      Tags.of(stack).add(name, value, { excludeResourceTypes: untagged });
  }
}
