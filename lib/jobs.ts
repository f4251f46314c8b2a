/** The worker for what takes longer than a request may. */
import { Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { functionName } from '#shared/contract/functions.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';

const name = 'jobs.export';

export class Jobs extends AnchorFunction {
  constructor(scope: Construct, id: string, shared: Shared) {
    super(scope, id, {
      name,
      description: 'Makes a file that an administrator asked for',
      shared,
      asynchronous: true,
      timeout: Duration.minutes(15),
      // Whoever asked sees that it failed, and asks again.
      retryAttempts: 0,
      maxEventAge: Duration.minutes(10),
    });
  }

  static functionName = (prefix: string): string => functionName(prefix, name);

  /** For who may hand work to it; a reference would close a circle. */
  static arn(scope: Construct, prefix: string): string {
    return Stack.of(scope).formatArn({
      service: 'lambda',
      resource: `function:${Jobs.functionName(prefix)}`,
    });
  }
}
