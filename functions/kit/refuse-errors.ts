/** The one place an error becomes an HTTP answer. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Refusal, type RefusalCode, refusals } from '#shared/contract/refusal.ts';
import type { AnyRoute } from '#shared/contract/route.ts';
import type { Log } from '../context.ts';

/**
 * One body serves every client: some read `error`, some `message`, some `errorCode` or `code`, so
 * it says the same thing under each name. Only day-0's clients read `error.message`, and the log
 * viewer's a code in `error`.
 */
export function refusalBody(
  code: RefusalCode,
  route: Pick<AnyRoute, 'refusalShape'>,
  detail: string = refusals[code][1],
) {
  const message = refusals[code][1];
  return {
    ok: false,
    success: false,
    code,
    errorCode: code,
    error: { text: message, object: { message }, code }[route.refusalShape],
    message,
    detail,
  };
}

export function refuse(
  problem: unknown,
  route: Pick<AnyRoute, 'refusalShape'>,
  log: Log,
): APIGatewayProxyStructuredResultV2 {
  const declined = problem instanceof Refusal;
  const code = declined ? problem.code : 'INTERNAL';
  if (declined) log.info('refused', { code });
  else log.error('failed', problem);
  const body = refusalBody(code, route, declined ? problem.detail : undefined);
  return { statusCode: refusals[code][0], body: JSON.stringify(body) };
}
