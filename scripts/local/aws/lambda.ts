/** The local Lambda: accepts an event for a function, and tells how a function is set up. */
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Cloud, CloudFunction } from '../cloud.ts';
import { AwsError, type AwsRequest, jsonAnswer, type Prepared, type Service } from './service.ts';

interface LambdaOptions {
  readonly cloud: Cloud;
  /** Undefined where no function runs: the endpoint has been started on its data alone. */
  readonly invoke: ((name: FunctionName, event: unknown) => void) | undefined;
}

/** A function is asked for by its name, or by its ARN with or without a version. */
function functionIn(cloud: Cloud, asked: string): CloudFunction {
  const found = cloud.functions.find(
    ({ awsName, arn }) => awsName === asked || arn === asked || `${arn}:$LATEST` === asked,
  );
  if (found) return found;
  throw new AwsError('ResourceNotFoundException', `Function not found: ${asked}`, 404);
}

function eventIn({ body }: AwsRequest): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new AwsError('InvalidRequestContentException', 'Could not parse request body into json');
  }
}

function invoking({ invoke }: LambdaOptions, fn: CloudFunction, asked: AwsRequest): Prepared {
  // Nobody of ours waits for the answer of a function.
  if (asked.headers['x-amz-invocation-type'] !== 'Event')
    throw new AwsError('InvalidParameterValueException', 'Here an invocation is an event.');
  const event = eventIn(asked);
  return {
    operation: 'Invoke',
    needs: [{ action: 'lambda:InvokeFunction', resource: fn.arn }],
    run() {
      if (!invoke) throw new AwsError('ServiceException', 'No function runs here now.', 503);
      invoke(fn.name, event);
      return { status: 202, headers: {}, body: '' };
    },
  };
}

const about = (fn: CloudFunction): Prepared => ({
  operation: 'GetFunctionConfiguration',
  needs: [{ action: 'lambda:GetFunctionConfiguration', resource: fn.arn }],
  run: () =>
    jsonAnswer('json', {
      FunctionName: fn.awsName,
      FunctionArn: fn.arn,
      Timeout: fn.timeoutMs / 1000,
      MemorySize: fn.memoryMb,
      Environment: { Variables: fn.environment },
    }),
});

export const lambdaService = (options: LambdaOptions): Service => ({
  service: 'lambda',
  errors: {
    denied: ['AccessDeniedException', 403],
    unknownKey: ['UnrecognizedClientException', 403],
    broken: ['ServiceException', 500],
    throttled: ['TooManyRequestsException', 429],
  },
  prepare(asked) {
    const [, , place, name = '', what] = asked.path.split('/');
    const wanted = `${asked.method} ${what}`;
    const isKnown = ['POST invocations', 'GET configuration'].includes(wanted);
    if (!isKnown || place !== 'functions' || name === '')
      throw new AwsError('UnknownOperationException', 'No such operation.', 404);
    const fn = functionIn(options.cloud, decodeURIComponent(name));
    return asked.method === 'GET' ? about(fn) : invoking(options, fn, asked);
  },
  refuse: ({ code, message, status }) =>
    jsonAnswer('json', { Type: 'User', Message: message }, status, { 'x-amzn-errortype': code }),
});
